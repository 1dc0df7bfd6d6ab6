#!/usr/bin/env bash
# test.sh FOLDER: tests what `make dist` and `make wheel` wrote into FOLDER: each package is installed as its user would, into an empty
# folder, and judges a capture there. A part whose programs are missing is left out, with a sentence that says so.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folder=$(cd "${1:?the folder of the packages}" && pwd)
samples=$(cd "$here/../../SampleLogs" && pwd)
healthy=$samples/healthy/first-run.log
failing=$samples/failing/prefetch-lead-is-five-minutes/first-run.log
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  echo "package-test: $1" >&2
  exit 1
}
left_out() { echo "package-test: left out: $1"; }

archive=$(ls "$folder"/dnp-logcheck-*.tar.gz)
parse_archive "$archive"
mkdir "$scratch/unpacked"
tar -xzf "$archive" -C "$scratch/unpacked" --strip-components=1

# judges COMMAND ...: it must pass a healthy capture, fail a faulty one and know its version.
judges() {
  local code=0
  "$@" -q "$healthy" >/dev/null || fail "$1 does not pass the healthy sample"
  "$@" -q "$failing" >/dev/null || code=$?
  [[ $code == 1 ]] || fail "$1: the failing sample exits with $code, not with 1"
  [[ $("$@" --version) == "$version "* ]] || fail "$1 is not version $version"
}

# The image: its build steps, carried out in a folder that holds nothing else.
image() {
  local root=$scratch/image line user='' entry='' output code
  if [[ ! -f $scratch/unpacked/Containerfile ]]; then
    left_out "the image, since the binary needs shared libraries where it was built"
    return
  fi
  if [[ $(id -u) != 0 ]]; then
    left_out "the image, since chroot needs root"
    return
  fi
  mkdir -p "$root"
  while IFS= read -r line; do
    case $line in
    'FROM scratch' | '#'* | LABEL* | ' '* | '') ;;
    'COPY LICENSE COPYRIGHT /') cp "$scratch/unpacked/LICENSE" "$scratch/unpacked/COPYRIGHT" "$root/" ;;
    'COPY bin/'*)
      # shellcheck disable=SC2206  # The line has the source and the target.
      local parts=($line)
      cp "$scratch/unpacked/${parts[1]}" "$root${parts[2]}"
      ;;
    'USER '*) user=${line#USER } ;;
    'WORKDIR '*) mkdir -p "$root${line#WORKDIR }" ;;
    'ENTRYPOINT ["'*'"]') entry=${line#'ENTRYPOINT ["'} entry=${entry%'"]'} ;;
    *) fail "the Containerfile has a line that this test cannot carry out: $line" ;;
    esac
  done <"$scratch/unpacked/Containerfile"
  install -m 644 "$healthy" "$root/captures/healthy.log"
  install -m 644 "$failing" "$root/captures/failing.log"
  run() { env -i "$(command -v chroot)" --userspec="$user" "$root" "$entry" "$@"; }
  run -q captures/healthy.log >/dev/null || fail "the image does not pass the healthy sample"
  code=0
  run -q captures/failing.log >/dev/null || code=$?
  [[ $code == 1 ]] || fail "the image: the failing sample exits with $code, not with 1"
  # Without zone files a name of a zone is refused, and the message says what is missing.
  output=$(run --time-zone Europe/Berlin captures/healthy.log 2>&1) && fail "the image takes a zone that it has no file of"
  [[ $output == *"/usr/share/zoneinfo"* ]] || fail "the message names no folder of zone files: $output"
  if [[ -f /usr/share/zoneinfo/Europe/Berlin ]]; then
    install -D -m 644 /usr/share/zoneinfo/Europe/Berlin "$root/usr/share/zoneinfo/Europe/Berlin"
    run -q --time-zone Europe/Berlin captures/healthy.log >/dev/null || fail "the image cannot use zone files that it is given"
    # xcode-console has no zone: 10:00 in Berlin in June is 08:00 UTC.
    printf '2025-06-01 10:00:00.000 App[1:2] [DNP-PLUGIN] x\n' >"$root/captures/zone.log"
    output=$(run --time-zone Europe/Berlin --report json captures/zone.log || true)
    [[ $output == *"2025-06-01T08:00:00"* ]] || fail "the zone of a capture is not Berlin's in the image"
  fi
  echo "package-test: the image holds $(cd "$root" && echo *) and judges"
}

deb() {
  local package root=$scratch/deb file
  package=$(ls "$folder"/*.deb 2>/dev/null) || { left_out "the .deb, since dpkg-deb is missing" && return; }
  dpkg-deb -x "$package" "$root"
  for file in bin/dnp-logcheck share/man/man1/dnp-logcheck.1.gz share/doc/dnp-logcheck/copyright \
    share/doc/dnp-logcheck/changelog.gz share/doc/dnp-logcheck/changelog.Debian.gz \
    share/bash-completion/completions/dnp-logcheck share/zsh/vendor-completions/_dnp-logcheck \
    share/fish/vendor_completions.d/dnp-logcheck.fish; do
    [[ -s $root/usr/$file ]] || fail "the .deb has no $file"
  done
  [[ $(dpkg-deb -f "$package" Version) == "$version-1" ]] || fail "the .deb has another version"
  judges "$root/usr/bin/dnp-logcheck"
  if command -v lintian >/dev/null 2>&1; then
    lintian --allow-root --fail-on error,warning "$package" || fail "lintian does not take the .deb"
  else
    left_out "lintian's reading of the .deb, since it is not installed"
  fi
  echo "package-test: ${package##*/} installs and judges"
}

audit() {
  local python=$here/../../.build/validators/bin/python output
  if "$python" -c 'import auditwheel' 2>/dev/null; then
    output=$("$python" -m auditwheel show "$1" 2>&1) || fail "auditwheel cannot read the wheel: $output"
    # It wraps its sentences. One file without libraries fits the oldest tag that a machine has.
    output=$(tr -s '\n ' ' ' <<<"$output")
    if is_static "$scratch/unpacked/bin/dnp-logcheck"; then
      [[ $output =~ platform\ tag:\ \"manylinux_2_(5|17)_ ]] || fail "auditwheel finds that the wheel needs a later system: $output"
    fi
  else
    left_out "auditwheel's reading of the wheel, since it is not installed (make validators)"
  fi
}

wheel() {
  local package root=$scratch/venv file
  package=$(ls "$folder"/*.whl 2>/dev/null) || { left_out "the wheel, since python3 is missing" && return; }
  if ! python3 -m venv "$root" >/dev/null 2>&1; then
    left_out "the wheel's installation, since python3 makes no virtual environment here"
    return
  fi
  "$root/bin/python" -m pip install --quiet --disable-pip-version-check --no-index "$package" || fail "pip does not install the wheel"
  for file in man/man1/dnp-logcheck.1 bash-completion/completions/dnp-logcheck zsh/site-functions/_dnp-logcheck \
    fish/vendor_completions.d/dnp-logcheck.fish; do
    [[ -s $root/share/$file ]] || fail "the wheel installs no share/$file"
  done
  judges env -i "$root/bin/dnp-logcheck"
  cmp "$root/bin/dnp-logcheck" "$scratch/unpacked/bin/dnp-logcheck" || fail "the wheel has another binary"
  "$root/bin/python" -m pip uninstall --quiet --yes dnp-logcheck
  [[ ! -e $root/bin/dnp-logcheck && ! -e $root/share/man/man1/dnp-logcheck.1 ]] || fail "pip does not remove all of the wheel"
  if [[ $system == linux ]]; then audit "$package"; fi
  echo "package-test: ${package##*/} installs, judges and uninstalls"
}

# The formula and the script for CI name the sum of the archive. The script is run as a job would, from a share.
sums() {
  local sum root=$scratch/installed
  sum=$(sha256 "$archive" | cut -d ' ' -f 1)
  grep -q "sha256 \"$sum\"" "$folder/dnp-logcheck.rb" || fail "the formula has another sum"
  if command -v ruby >/dev/null 2>&1; then ruby -c "$folder/dnp-logcheck.rb" >/dev/null || fail "the formula is no Ruby"; fi
  [[ $system == linux || $machine == universal ]] || return 0
  DNP_LOGCHECK_RELEASES=file://$folder DNP_LOGCHECK_CACHE=$scratch/cache "$folder/install-dnp-logcheck.sh" "$root" >/dev/null ||
    fail "install-dnp-logcheck.sh does not install the archive"
  judges "$root/bin/dnp-logcheck"
  echo "package-test: dnp-logcheck.rb and install-dnp-logcheck.sh name the sum of the archive"
}

if [[ $system == linux ]]; then
  image
  deb
fi
wheel
sums
