#!/usr/bin/env bash
# formula.sh FOLDER VERSION: prints a Homebrew formula for the archives of that version in FOLDER, with their sums.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folder=${1:?the folder of the archives}
number=${2:?the version}
shopt -s nullglob
archives=("$folder/$NAME-$number"-*.tar.gz)
((${#archives[@]} > 0)) || { echo "formula: there is no archive of $number in $folder" >&2; exit 66; }

# entry INDENT ARCHIVE: where an archive is, and its sum.
entry() {
  local sum
  sum=$(sha256 "$2" | cut -d ' ' -f 1)
  printf '%*surl "%s/%s"\n%*ssha256 "%s"\n' "$1" '' "$RELEASES" "${2##*/}" "$1" '' "$sum"
}

mac='' intel='' arm=''
for archive in "${archives[@]}"; do
  parse_archive "$archive"
  case $system-$machine in
  # One archive for both kinds of Mac is preferred to that of one kind.
  macos-*) if [[ -z $mac || $machine == universal ]]; then mac=$(entry 4 "$archive"); fi ;;
  linux-x86_64) intel=$(entry 6 "$archive") ;;
  linux-aarch64) arm=$(entry 6 "$archive") ;;
  esac
done

cat <<END
# Written by \`make dist\` of $NAME.
class DnpLogcheck < Formula
  desc "$SUMMARY"
  homepage "$HOMEPAGE"
  version "$number"
  license "$LICENCE"
END
if [[ -n $mac ]]; then printf '\n  on_macos do\n%s\n  end\n' "$mac"; fi
if [[ -n $intel$arm ]]; then
  printf '\n  on_linux do\n'
  if [[ -n $arm ]]; then printf '    on_arm do\n%s\n    end\n' "$arm"; fi
  if [[ -n $intel ]]; then printf '    on_intel do\n%s\n    end\n' "$intel"; fi
  printf '  end\n'
fi
cat <<END

  def install
    bin.install "bin/$NAME"
    man1.install "share/man/man1/$NAME.1"
    bash_completion.install "share/bash-completion/completions/$NAME"
    zsh_completion.install "share/zsh/site-functions/_$NAME"
    fish_completion.install "share/fish/vendor_completions.d/$NAME.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/$NAME --version")
    assert_match "five minutes", shell_output("#{bin}/$NAME explain prefetch-lead-is-five-minutes")
  end
end
END
