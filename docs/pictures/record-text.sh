#!/usr/bin/env bash
# Records docs/pictures/text.svg again: the report of thirty days in a terminal of 80 columns and 24 lines. Needs tmux and python3, no network.
# The tool: DNP_LOGCHECK, else what was built.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=terminal.sh
source docs/pictures/terminal.sh

# The phone of README.md: two of its days are without a line of the plugin.
"$tool" simulate happy-path --days 30 | grep -vE '2025-11-2[45] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)' >"$scratch/night.log"
cat >"$scratch/show.sh" <<SHOW
cd '$scratch'
printf '\033[2m$\033[0m dnp-logcheck night.log\n'
'$tool' --no-config night.log
touch done
sleep 60
SHOW
"${terminal[@]}" new-session -d -x 80 -y 24 "env TERM=tmux-256color bash $scratch/show.sh"
while [[ ! -e $scratch/done ]]; do sleep 0.1; done
sleep 0.3
"${terminal[@]}" capture-pane -e -p >"$scratch/frame"
TITLE="the report of thirty days" python3 docs/pictures/frames_to_svg.py 80 24 "$scratch/frame" >"$scratch/text.svg"
mv "$scratch/text.svg" docs/pictures/text.svg
