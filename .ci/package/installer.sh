#!/usr/bin/env bash
# installer.sh FOLDER VERSION: prints the script by which CI jobs install a release (.github/actions/dnp-logcheck/install.sh) with that
# version and the sums of its archives in FOLDER, and with the address of the releases where RELEASES names it.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folder=${1:?the folder of the archives}
number=${2:?the version}
shopt -s nullglob
sums=''
for archive in "$folder/$NAME-$number"-*.tar.gz; do
  parse_archive "$archive"
  sums+="${sums:+ }$system-$machine=$(sha256 "$archive" | cut -d ' ' -f 1)"
done
[[ -n $sums ]] || { echo "installer: there is no archive of $number in $folder" >&2; exit 66; }

# The address is free text, so it is put in as a shell's word and not by a pattern.
printf -v address '%q' "$given"
# shellcheck disable=SC2016  # The lines are expanded by the script that is written.
while IFS= read -r line; do
  case $line in
  'releases='*) printf 'releases=${DNP_LOGCHECK_RELEASES:-%s}\n' "${given:+$address}" ;;
  'version='*) printf 'version=${DNP_LOGCHECK_VERSION:-%s}\n' "$number" ;;
  'sums='*) printf "sums='%s'\n" "$sums" ;;
  *) printf '%s\n' "$line" ;;
  esac
done <"$here/../../.github/actions/dnp-logcheck/install.sh"
