#!/usr/bin/env bash
# test-times.sh [COUNT]: the slowest tests of the last run, by the seconds from start to end. Tests run at the same time, so the
# seconds of one contain its waiting for a core.
set -euo pipefail
cd "$(dirname "$0")/.."

log=.build/test.log
[[ -f $log ]] || {
  echo "test-times: there is no $log; run \`make test\` first" >&2
  exit 2
}
sed -E -n 's/^.*Test (.*) (passed|failed) after ([0-9.]+) seconds.*$/\3 \1/p' "$log" |
  grep -v '^[0-9.]* run with' | sort -rn | head -n "${1:-20}" | awk '{ seconds = $1; $1 = ""; printf "%8.1f s %s\n", seconds, $0 }'
