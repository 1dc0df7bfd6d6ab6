#!/usr/bin/env bash
# Installs the programs that read our reports in the tests (ForeignReader.all), the Python ones below .build/validators, and the
# shells that read our completions.
# Quick and offline when all is there.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/as-root.sh

folder=.build/validators
list=.ci/validators.txt

# Installs packages of the system if the user need not be asked.
install_packages() {
  command -v apt-get >/dev/null 2>&1 || return 1
  echo "validators: installing $*"
  as_root apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1 ||
    { as_root apt-get update >/dev/null && as_root apt-get install -y --no-install-recommends "$@" >/dev/null; }
}

fail() {
  printf 'validators: %s\n' "$@" >&2
  exit 1
}

command -v xmllint >/dev/null 2>&1 || install_packages libxml2-utils ||
  fail "xmllint is missing; install libxml2-utils (libxml2)"
perl -MTAP::Parser -e 1 2>/dev/null || install_packages perl || fail "perl with TAP::Parser is missing; install perl"

# The shells that complete command lines in the tests; bash runs this.
for shell in zsh fish; do
  command -v "$shell" >/dev/null 2>&1 || install_packages "$shell" || fail "$shell is missing; install it"
done

# Counts instructions in the tests of how work grows. Apple's systems have none; there these tests are left out.
if [[ $(uname -s) == Linux ]]; then
  command -v valgrind >/dev/null 2>&1 || install_packages valgrind || fail "valgrind is missing; install valgrind"
fi

# Reads the .deb (.ci/package/test.sh), which does without it where it cannot be had.
if command -v dpkg-deb >/dev/null 2>&1 && ! command -v lintian >/dev/null 2>&1; then
  install_packages lintian || echo "validators: lintian is missing; the .deb is tested without it" >&2
fi

# Pages: the Nu checker runs on Java, axe in a browser. The font makes the same words as wide on every machine.
command -v java >/dev/null 2>&1 || install_packages default-jre-headless ||
  fail "java is missing; install default-jre-headless"
{ command -v chromium && command -v chromedriver; } >/dev/null 2>&1 ||
  install_packages chromium chromium-driver fonts-dejavu-core ||
  fail "chromium is missing; install chromium, chromium-driver and fonts-dejavu-core"

# promtool without the server: taken out of its package.
if ! command -v promtool >/dev/null 2>&1 && [[ ! -x $folder/bin/promtool ]] && command -v apt-get >/dev/null 2>&1; then
  echo "validators: unpacking promtool"
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  (
    cd "$scratch"
    apt-get download prometheus >/dev/null 2>&1 || { as_root apt-get update >/dev/null && apt-get download prometheus; }
    dpkg -x prometheus_*.deb unpacked
  ) || fail "promtool is missing; install prometheus"
  mkdir -p "$folder/bin"
  install -m 755 "$scratch/unpacked/usr/bin/promtool" "$folder/bin/promtool"
fi

# The installed list is stored next to the packages.
if [[ -x $folder/bin/python ]] && cmp -s "$list" "$folder/installed.txt"; then exit 0; fi
command -v python3 >/dev/null 2>&1 || install_packages python3 python3-venv || fail "python3 is missing; install it"
echo "validators: installing the packages of $list"
python3 -m venv "$folder" 2>/dev/null || { install_packages python3-venv && python3 -m venv "$folder"; } ||
  fail "python3 makes no virtual environment; install python3-venv"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check -r "$list"
cp "$list" "$folder/installed.txt"
