#!/usr/bin/env bash
# dist.sh BINARIES FOLDER: packs the release that was built in BINARIES as FOLDER/dnp-logcheck-VERSION-OS-ARCH.tar.gz, with a file
# of its SHA-256. The same commit gives the same bytes: times are those of the commit, names are sorted, owners are left out.
set -euo pipefail
cd "$(dirname "$0")/.."

built=${1:?the folder of the build}
folder=${2:?the folder to write to}

seconds=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
stamp() { TZ=UTC0 date -u -d "@$seconds" "$1" 2>/dev/null || TZ=UTC0 date -u -r "$seconds" "$1"; }

system=$(uname -s | tr '[:upper:]' '[:lower:]')
[[ $system == darwin ]] && system=macos
version=$("$built/dnp-logcheck" --version | cut -d ' ' -f 1)
name=dnp-logcheck-$version-$system-$(uname -m)

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
MANUAL_DATE=$(stamp +%Y-%m-%d) .ci/install.sh install "$scratch/$name" "$built"
install -m 644 LICENSE "$scratch/$name/LICENSE"
find "$scratch/$name" -exec env TZ=UTC0 touch -h -t "$(stamp +%Y%m%d%H%M.%S)" {} +

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
owners=(--owner=0 --group=0 --numeric-owner)
tar --version | grep -q GNU || owners=(--uid 0 --gid 0 --uname "" --gname "")
(cd "$scratch" && find "$name" | LC_ALL=C sort >names &&
  tar --format ustar "${owners[@]}" --no-recursion -cf - -T names | gzip -9n >"$folder/$name.tar.gz")
cd "$folder"
if command -v sha256sum >/dev/null 2>&1; then
  sha256sum "$name.tar.gz" >"$name.tar.gz.sha256"
else
  shasum -a 256 "$name.tar.gz" >"$name.tar.gz.sha256"
fi
echo "$folder/$name.tar.gz"
