#!/usr/bin/env bash
# Prints a folder for PKG_CONFIG_PATH by which a release carries PCRE2, libyaml, SQLite and zlib inside, so that it runs where they are not
# installed. The linker takes a library from the first folder that has it, and the folders of pkg-config come before the system's: this
# one has links to the static archives alone. A library without a static archive is linked as a shared one. zlib and SQLite are part of macOS.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$PWD/.build/static-libraries
rm -rf "$folder"
mkdir -p "$folder"

libraries="pcre2-8:libpcre2-8 yaml:yaml-0.1"
[[ $(uname -s) == Darwin ]] || libraries="$libraries z:zlib sqlite3:sqlite3"
for library in $libraries; do
  archive=lib${library%%:*}.a
  package=${library#*:}
  home=$(pkg-config --variable=libdir "$package" 2>/dev/null || true)
  description=$(pkg-config --variable=pcfiledir "$package" 2>/dev/null || true)/$package.pc
  if [[ -f $home/$archive && -f $description ]]; then
    ln -sf "$home/$archive" "$folder/$archive"
    # Only the folder of the library differs.
    sed -E "s,^(libdir|sharedlibdir)=.*,\\1=$folder," "$description" >"$folder/$package.pc"
  else
    echo "static-libraries: there is no $archive; the binary will need the shared library" >&2
  fi
done
printf '%s\n' "$folder"
