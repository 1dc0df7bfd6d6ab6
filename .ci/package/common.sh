# shellcheck shell=bash
# Sourced by the scripts that pack a release: what it is, and the time of its commit, so that the same commit gives the same bytes.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
given=${RELEASES:-} home=${HOMEPAGE:-}
# shellcheck source=about.env
source "$here/about.env"
if [[ -n $given ]]; then RELEASES=$given; fi
if [[ -n $home ]]; then HOMEPAGE=$home; fi

seconds=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH=$seconds
# The time of the commit as `date` writes it; GNU's and BSD's take it differently.
stamp() { LC_ALL=C TZ=UTC0 date -u -d "@$seconds" "$1" 2>/dev/null || LC_ALL=C TZ=UTC0 date -u -r "$seconds" "$1"; }

# stamp_files FOLDER: gives all files that time.
stamp_files() { find "$1" -exec env TZ=UTC0 touch -h -t "$(stamp +%Y%m%d%H%M.%S)" {} +; }

sha256() {
  if command -v sha256sum >/dev/null 2>&1; then sha256sum -- "$@"; else shasum -a 256 -- "$@"; fi
}

# The parts of an archive's name: sets version, system and machine.
parse_archive() {
  [[ ${1##*/} =~ ^dnp-logcheck-([0-9.]+)-(linux|macos)-([a-z0-9_]+)\.tar\.gz$ ]] || {
    echo "this is no archive of a release: $1" >&2
    return 64
  }
  # shellcheck disable=SC2034  # They are for the script that sources this one.
  version=${BASH_REMATCH[1]} system=${BASH_REMATCH[2]} machine=${BASH_REMATCH[3]}
}

# Whether a program for Linux needs no shared library: the path of the loader is in the first bytes of one that does.
is_static() { ! LC_ALL=C grep -qaE '/ld-(linux|musl)' <(head -c 8192 "$1"); }
