#!/usr/bin/env bash
# Checks the requirements of a build, and installs the headers of libpcre2, libyaml, SQLite and zlib if the user need not be asked.
# Quick and offline when all is there. Runs in the bash 3.2 of macOS as well.
set -euo pipefail
source "$(dirname "$0")/as-root.sh"

needed_major=6
needed_minor=2

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

check_swift() {
  local text major minor
  command -v swift >/dev/null 2>&1 ||
    fail "there is no swift command; install Swift $needed_major.$needed_minor or later from https://swift.org/install"
  text=$(swift --version 2>/dev/null) || fail "\`swift --version\` failed; is the toolchain installed completely?"
  [[ $text =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] || fail "\`swift --version\` tells no version: $text"
  major=${BASH_REMATCH[1]}
  minor=${BASH_REMATCH[2]}
  if ((major < needed_major || (major == needed_major && minor < needed_minor))); then
    fail "this is Swift $major.$minor; the package needs $needed_major.$needed_minor or later:" \
      "install it from https://swift.org/install (or run: swiftly install latest)"
  fi
}

# has_library PKG-CONFIG-NAME HEADER
has_library() {
  pkg-config --exists "$1" 2>/dev/null && return 0
  local folder
  for folder in /usr/include /usr/local/include /opt/homebrew/include /opt/local/include; do
    [[ -f $folder/$2 ]] && return 0
  done
  return 1
}

# Apple's SDK contains zlib and SQLite.
has_headers() {
  has_library libpcre2-8 pcre2.h && has_library yaml-0.1 yaml.h &&
    { [[ $(uname -s) == Darwin ]] || { has_library zlib zlib.h && has_library sqlite3 sqlite3.h; }; }
}

install_headers() {
  local packages
  if command -v apt-get >/dev/null 2>&1; then
    packages="libpcre2-dev libsqlite3-dev libyaml-dev zlib1g-dev"
    echo "setup: installing $packages"
    # shellcheck disable=SC2086  # The packages are words.
    as_root apt-get install -y --no-install-recommends $packages >/dev/null 2>&1 ||
      { as_root apt-get update >/dev/null && as_root apt-get install -y --no-install-recommends $packages >/dev/null; } ||
      true
    advice="sudo apt-get update && sudo apt-get install -y $packages"
  elif command -v brew >/dev/null 2>&1; then
    echo "setup: installing pcre2 and libyaml"
    brew install --quiet pcre2 libyaml || true
    advice="brew install pcre2 libyaml"
  elif [[ $(uname -s) == Darwin ]]; then
    advice="install Homebrew (https://brew.sh), then: brew install pcre2 libyaml"
  elif command -v dnf >/dev/null 2>&1; then
    advice="sudo dnf install -y pcre2-devel libyaml-devel sqlite-devel zlib-devel"
  else
    advice="install the development packages of PCRE2 (8 bit), libyaml, SQLite and zlib: libpcre2-dev, libyaml-dev, libsqlite3-dev and zlib1g-dev, or pcre2-devel, libyaml-devel, sqlite-devel and zlib-devel"
  fi
}

check_swift
if ! has_headers; then
  install_headers
  has_headers || fail "the headers of libpcre2, libyaml, SQLite or zlib are missing; install them with:" "  $advice"
fi
