#!/usr/bin/env bash
# test.sh [ARGUMENTS OF swift test]: runs the tests and prints one line for each failed expectation and a summary.
# The full output is in .build/test.log, from which `make test-times` reads the time of each test.
set -uo pipefail
cd "$(dirname "$0")/.."

log=.build/test.log
mkdir -p .build
progress=0
[[ -t 2 ]] && progress=1

# `swift test` would build with other flags than `make build`, and everything twice.
build_and_test() {
  if [[ " $* " != *" --skip-build "* ]]; then
    ${SWIFT:-swift} build --build-tests "$@" || return
    set -- "$@" --skip-build
  fi
  ${SWIFT:-swift} test "$@"
}

# The log is written as the tests run; awk prints the lines that a reader needs.
build_and_test "$@" 2>&1 | tee "$log" | awk -v progress="$progress" '
  /^(Building|Build complete|\[[0-9]+\/[0-9]+\])/ { if (progress) printf "\r\033[K%.100s", $0 > "/dev/stderr"; next }
  /: (error|warning): |^error: / { print; next }
  / recorded an issue / { failed++; print substr($0, 1, 600); next }
  / (passed|failed) after / && /Test run with/ { summary = 1; if (progress) printf "\r\033[K" > "/dev/stderr"; print; next }
  / (passed|failed) after / && /Test / { done++; if (progress && done % 20 == 0) printf "\r\033[K%d tests done", done > "/dev/stderr" }
  END { if (failed) printf "%d failed expectations\n", failed; exit !summary }
'
states=("${PIPESTATUS[@]}")
if [[ ${states[2]} != 0 ]]; then
  # Not one test was run, or the process ended before its summary.
  echo "test: the tests did not come to their end; the last lines of $log:" >&2
  tail -n 25 "$log" >&2
fi
[[ ${states[0]} == 0 && ${states[2]} == 0 ]] || {
  echo "test: failed; the full output is in $log" >&2
  exit 1
}
