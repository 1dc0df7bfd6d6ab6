#!/usr/bin/env bash
# all.sh ARCHIVE FOLDER: makes the packages of an archive that this machine can make, and what names all archives in FOLDER.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

archive=${1:?the archive}
folder=${2:?the folder to write to}
parse_archive "$archive"

if [[ $system == linux ]]; then
  if command -v dpkg-deb >/dev/null 2>&1; then
    "$here/deb.sh" "$archive" "$folder"
  else
    echo "dist: no .deb is made, dpkg-deb is missing" >&2
  fi
fi
if command -v python3 >/dev/null 2>&1; then
  python3 "$here/wheel.py" "$archive" "$folder"
else
  echo "dist: no wheel is made, python3 is missing" >&2
fi
"$here/formula.sh" "$folder" "$version" >"$folder/$NAME.rb"
echo "$folder/$NAME.rb"
"$here/installer.sh" "$folder" "$version" >"$folder/install-$NAME.sh"
chmod 755 "$folder/install-$NAME.sh"
echo "$folder/install-$NAME.sh"
