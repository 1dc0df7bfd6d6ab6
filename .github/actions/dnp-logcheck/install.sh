#!/usr/bin/env bash
# install.sh [FOLDER]: downloads a release of dnp-logcheck, checks its SHA-256 and installs it below FOLDER (~/.local). A wrong sum
# installs nothing and leaves no file. The archive is kept in a cache, and its sum is checked each time. Runs in the bash 3.2 of macOS.
set -euo pipefail

# The address below which the archives are: the one thing to set. A file:// address is good for a share.
releases=${DNP_LOGCHECK_RELEASES:-}
version=${DNP_LOGCHECK_VERSION:-0.1.0}
# The sums of that version by platform, as in the .sha256 files next to the archives. `make dist` writes a copy of this script as
# install-dnp-logcheck.sh that has them; DNP_LOGCHECK_SHA256 names the one sum for another version.
sums=''
cache=${DNP_LOGCHECK_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/dnp-logcheck}
folder=${1:-$HOME/.local}

fail() {
  printf 'install-dnp-logcheck: %s\n' "$@" >&2
  exit 1
}

case $(uname -s)-$(uname -m) in
Darwin-*) platform=macos-universal ;;
Linux-x86_64) platform=linux-x86_64 ;;
Linux-aarch64 | Linux-arm64) platform=linux-aarch64 ;;
*) fail "there is no release for $(uname -s) on $(uname -m)" ;;
esac
# Both are parts of names of files.
[[ $version =~ ^[0-9]+(\.[0-9]+)*$ ]] || fail "\"$version\" is no version, such as 0.1.0"
name=dnp-logcheck-$version-$platform

sum=${DNP_LOGCHECK_SHA256:-}
if [[ -z $sum ]]; then
  for entry in $sums; do
    if [[ ${entry%%=*} == "$platform" ]]; then sum=${entry#*=}; fi
  done
fi
sum=$(printf '%s' "$sum" | tr '[:upper:]' '[:lower:]')
[[ $sum =~ ^[0-9a-f]{64}$ ]] ||
  fail "no SHA-256 is known for $name.tar.gz; set DNP_LOGCHECK_SHA256 to the one in $name.tar.gz.sha256"

# has_sum FILE
has_sum() {
  local found
  if command -v sha256sum >/dev/null 2>&1; then found=$(sha256sum <"$1"); else found=$(shasum -a 256 <"$1"); fi
  [[ ${found%% *} == "$sum" ]]
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
archive=$cache/$name.tar.gz
if [[ -f $archive ]] && has_sum "$archive"; then
  origin="the cache"
else
  rm -f "$archive"
  [[ -n $releases ]] || fail "set DNP_LOGCHECK_RELEASES to the address below which $name.tar.gz is"
  address=${releases%/}/$name.tar.gz
  if [[ $address == file://* ]]; then
    cp -- "${address#file://}" "$scratch/archive" || fail "cannot read $address"
  elif command -v curl >/dev/null 2>&1; then
    curl --fail --silent --show-error --location --retry 3 --connect-timeout 20 --max-time 600 \
      --output "$scratch/archive" -- "$address" || fail "cannot download $address"
  else
    wget --quiet --tries=3 --timeout=60 --output-document="$scratch/archive" -- "$address" || fail "cannot download $address"
  fi
  has_sum "$scratch/archive" || fail "$address has another SHA-256 than $sum; nothing was installed"
  origin=$address
  mkdir -p "$cache"
  # Under its name only once it is complete, since other jobs may share the cache.
  cp "$scratch/archive" "$archive.$$" && mv -f "$archive.$$" "$archive"
fi

mkdir "$scratch/unpacked"
tar -xzf "$archive" -C "$scratch/unpacked" --strip-components=1
mkdir -p "$folder/bin" "$folder/share"
cp -R "$scratch/unpacked/share/." "$folder/share/"
# Renamed, so that a copy that is running goes on.
cp "$scratch/unpacked/bin/dnp-logcheck" "$folder/bin/.dnp-logcheck.$$"
mv -f "$folder/bin/.dnp-logcheck.$$" "$folder/bin/dnp-logcheck"
echo "dnp-logcheck $version is in $folder/bin (from $origin)"
