# shellcheck shell=bash
# Sourced by the scripts in this folder.

# Runs a command as root, if that needs no password.
as_root() {
  if [[ $(id -u) == 0 ]]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    sudo -n "$@"
  else
    return 1
  fi
}
