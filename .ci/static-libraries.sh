#!/usr/bin/env bash
# Prints the linker flags by which a release carries PCRE2, libyaml and zlib inside, so that it runs where they are not installed.
# The linker takes the first folder that has a library: one with links to the static archives alone comes before the system's.
# A library without a static archive is linked as a shared one. zlib is part of macOS and stays shared there.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$PWD/.build/static-libraries
rm -rf "$folder"
mkdir -p "$folder"

libraries="pcre2-8:libpcre2-8 yaml:yaml-0.1"
[[ $(uname -s) == Darwin ]] || libraries="$libraries z:zlib"
for library in $libraries; do
  archive=lib${library%%:*}.a
  for candidate in "$(pkg-config --variable=libdir "${library#*:}" 2>/dev/null || true)" \
    "$(dirname "$(cc -print-file-name="$archive" 2>/dev/null || true)")" /opt/homebrew/lib /usr/local/lib; do
    if [[ $candidate == /* && -f $candidate/$archive ]]; then
      ln -sf "$candidate/$archive" "$folder/$archive"
      break
    fi
  done
  [[ -e $folder/$archive ]] || echo "static-libraries: there is no $archive; the binary will need the shared library" >&2
done
# Through the compiler: the linker's own option would come after the folders of the system.
printf -- '-Xswiftc -L%s\n' "$folder"
