# shellcheck shell=bash disable=SC2034
# Sourced by the scripts that record a terminal: the tool, a folder for its captures, and a separate terminal (tmux).
tool=$(realpath "${DNP_LOGCHECK:-.build/debug/dnp-logcheck}")
scratch=$(mktemp -d)
terminal=(tmux -L "record-$$" -f /dev/null)
trap '"${terminal[@]}" kill-server 2>/dev/null || true; rm -rf "$scratch"' EXIT
