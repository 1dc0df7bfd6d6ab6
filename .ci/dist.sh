#!/usr/bin/env bash
# dist.sh BINARIES FOLDER: packs the release that was built in BINARIES as FOLDER/dnp-logcheck-VERSION-OS-ARCH.tar.gz, with a file
# of its SHA-256, and from that archive what package managers take (.ci/package). The same commit gives the same bytes: times are those
# of the commit, names are sorted, owners are left out. DIST_MACHINE names the machine if it is not this one (universal).
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=package/common.sh
source .ci/package/common.sh

built=${1:?the folder of the build}
folder=${2:?the folder to write to}

system=$(uname -s | tr '[:upper:]' '[:lower:]')
[[ $system == darwin ]] && system=macos
version=$("$built/dnp-logcheck" --version | cut -d ' ' -f 1)
stem=$NAME-$version-$system-${DIST_MACHINE:-$(uname -m)}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
MANUAL_DATE=$(stamp +%Y-%m-%d) .ci/install.sh install "$scratch/$stem" "$built"
install -m 644 LICENSE "$scratch/$stem/LICENSE"
install -m 644 .ci/package/copyright "$scratch/$stem/COPYRIGHT"
if [[ $system == linux ]] && is_static "$built/dnp-logcheck"; then
  .ci/package/containerfile.sh "$version" >"$scratch/$stem/Containerfile"
  chmod 644 "$scratch/$stem/Containerfile"
fi
chmod 755 "$scratch/$stem"
stamp_files "$scratch/$stem"

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
owners=(--owner=0 --group=0 --numeric-owner)
tar --version | grep -q GNU || owners=(--uid 0 --gid 0 --uname "" --gname "")
(cd "$scratch" && find "$stem" | LC_ALL=C sort >names &&
  tar --format ustar "${owners[@]}" --no-recursion -cf - -T names | gzip -9n >"$folder/$stem.tar.gz")
(cd "$folder" && sha256 "$stem.tar.gz" >"$stem.tar.gz.sha256")
echo "$folder/$stem.tar.gz"
.ci/package/all.sh "$folder/$stem.tar.gz" "$folder"
