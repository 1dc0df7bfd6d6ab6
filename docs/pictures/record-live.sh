#!/usr/bin/env bash
# Records docs/pictures/live.svg (120 columns) and live-narrow.svg (60 columns) again: the tool watches a log that is being written in a
# separate terminal (tmux), and each screen becomes a frame of the picture. Needs tmux and python3, no network. The tool: DNP_LOGCHECK, else what was built.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=terminal.sh
source docs/pictures/terminal.sh

# A morning of a made-up phone on which the background task never starts, and the next launch does not notice it. Where the clock of the
# log jumps, so does a moment pass: the window is seen to wait and to close.
cat >"$scratch/feed.py" <<'FEED'
import re, subprocess, sys, time

words = [sys.argv[1], "simulate", "SCN-21", "--fault", "SCN-21-M1", "--noise", "1"]
before = 0
for line in subprocess.run(words, capture_output=True, check=True).stdout.decode().splitlines(keepends=True):
    stamp = re.match(r"\S+ (\d\d):(\d\d):(\d\d)", line)
    if stamp:
        now = sum(int(part) * unit for part, unit in zip(stamp.groups(), (3600, 60, 1)))
        if now > 6 * 3600 + 31 * 60:
            break
        jump = now - before
        time.sleep(2.2 if jump > 300 else 0.7 if jump > 20 else 0.03)
        before = now
    sys.stdout.write(line)
    sys.stdout.flush()
FEED

# What is run is what is shown.
cat >"$scratch/show.sh" <<SHOW
phone-log() { python3 '$scratch/feed.py' '$tool'; }
dnp-logcheck() { '$tool' "\$@"; }
line='phone-log | dnp-logcheck --live --no-config \\
    --select announced-prefetch-is-submitted \\
    --select prefetch-runs-or-miss-is-declared \\
    --select happy-path-in-order'
printf '\033[2m$\033[0m %s\n' "\$line"
sleep 1
eval "\$line"
touch '$scratch/done'
sleep 60
SHOW

# record COLUMNS LINES PICTURE
record() {
  local frame=0
  rm -f "$scratch"/frame-* "$scratch/done"
  "${terminal[@]}" new-session -d -x "$1" -y "$2" "env TERM=tmux-256color bash $scratch/show.sh"
  while [[ ! -e $scratch/done ]]; do
    "${terminal[@]}" capture-pane -e -p >"$scratch/frame-$(printf %05d "$frame")"
    frame=$((frame + 1))
    sleep 0.1
  done
  sleep 0.3
  "${terminal[@]}" capture-pane -e -p >"$scratch/frame-$(printf %05d "$frame")"
  "${terminal[@]}" kill-server
  python3 docs/pictures/frames_to_svg.py "$1" "$2" "$scratch"/frame-* >"$scratch/$3"
  mv "$scratch/$3" "docs/pictures/$3"
}

record 120 27 live.svg
record 60 36 live-narrow.svg
