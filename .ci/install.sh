#!/usr/bin/env bash
# install.sh install FOLDER BINARIES: installs dnp-logcheck with its completions and its manual page below FOLDER (/usr/local);
# BINARIES is the folder of the build, MANUAL_DATE the date of the page (today). install.sh uninstall FOLDER: removes them.
set -euo pipefail

action=${1:?install or uninstall}
folder=${2:?the folder to install below}

binary=$folder/bin/dnp-logcheck
bash_completion=$folder/share/bash-completion/completions/dnp-logcheck
zsh_completion=$folder/share/zsh/site-functions/_dnp-logcheck
fish_completion=$folder/share/fish/vendor_completions.d/dnp-logcheck.fish
manual=$folder/share/man/man1/dnp-logcheck.1

case $action in
install)
  built=${3:?the folder of the build}
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  # Everything is made before anything is installed: otherwise a failure would leave a partial installation.
  for shell in bash zsh fish; do
    "$built/dnp-logcheck" --generate-completion-script "$shell" >"$scratch/$shell"
  done
  "$built/generate-manual" "$built/dnp-logcheck" ${MANUAL_DATE:+--date "$MANUAL_DATE"} --output-directory "$scratch" >/dev/null
  # The generator leaves empty lines between paragraphs, for which manual pages have a macro.
  sed 's/^$/.Pp/' "$scratch/dnp-logcheck.1" >"$scratch/manual"
  install -d "${binary%/*}" "${bash_completion%/*}" "${zsh_completion%/*}" "${fish_completion%/*}" "${manual%/*}"
  install -m 755 "$built/dnp-logcheck" "$binary"
  install -m 644 "$scratch/bash" "$bash_completion"
  install -m 644 "$scratch/zsh" "$zsh_completion"
  install -m 644 "$scratch/fish" "$fish_completion"
  install -m 644 "$scratch/manual" "$manual"
  ;;
uninstall) rm -f "$binary" "$bash_completion" "$zsh_completion" "$fish_completion" "$manual" ;;
*)
  echo "install.sh: install or uninstall, not $action" >&2
  exit 64
  ;;
esac
