#!/usr/bin/env bash
# Prints 1 where a release can be linked so that it needs no shared library, and 0 elsewhere: on macOS, and where a static archive is
# missing. LOGCHECK_STATIC in the environment decides instead.
set -euo pipefail

if [[ -n ${LOGCHECK_STATIC:-} ]]; then
  echo "$LOGCHECK_STATIC"
  exit
fi
if [[ $(uname -s) != Linux ]]; then
  echo 0
  exit
fi
compiler=$(command -v clang || command -v cc || command -v gcc) || { echo 0 && exit; }
answer=1
for archive in libc.a libm.a libstdc++.a libpcre2-8.a libyaml.a libz.a libsqlite3.a; do
  # Without such a file, the name is printed as it was given.
  if [[ $("$compiler" -print-file-name="$archive") != /* ]]; then
    echo "links-statically: there is no $archive; the release will need shared libraries" >&2
    answer=0
  fi
done
echo "$answer"
