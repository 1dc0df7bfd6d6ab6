#!/usr/bin/env bash
# Times a full check against grep, ripgrep and a grep | awk sequence check on captures that the project's own writers make, and
# prints pairwise ratios: each of our runs is followed by one of the other's, and the median of the ratios counts, so that a
# machine whose speed drifts cannot favour either. Wall time, warm page cache, default options, all shipped rules.
#
#   Benchmarks/run.sh            256 MiB captures, 5 pairs
#   MIB=1024 RUNS=7 Benchmarks/run.sh
set -euo pipefail
cd "$(dirname "$0")/.."
mib=${MIB:-256}
runs=${RUNS:-5}
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"
[ -n "${WORK:-}" ] || trap 'rm -rf "$work"' EXIT

swift build -c release --product dnp-logcheck >&2

bin=$(swift build -c release --show-bin-path)
check="$bin/dnp-logcheck"

# Writes a capture once: make NAME FORMAT SHARE
make() {
  local file="$work/$1"
  [ -s "$file" ] || "$check" simulate bench --writer "$2" --share "$3" --megabytes "$mib" > "$file"
  cat "$file" > /dev/null
}

# Seconds of wall time and KiB of peak memory of a shell command: measure COMMAND
measure() {
  /usr/bin/time -o "$work/time" -f '%e %M' sh -c "$1" > /dev/null 2>&1 || true
  tail -n 1 "$work/time"
}

# One row of the table: row NAME OURS OTHER-NAME OTHER
row() {
  local ratios="" ours="" others="" memory=0 a b
  measure "$2" > /dev/null
  measure "$4" > /dev/null
  for _ in $(seq "$runs"); do
    a=$(measure "$2"); b=$(measure "$4")
    ours+="${a% *} "; others+="${b% *} "
    ratios+="$(echo "${a% *} ${b% *}" | awk '{ print ($2 > 0) ? $1 / $2 : 0 }') "
    memory=$(( ${a#* } > memory ? ${a#* } : memory ))
  done
  median() { tr ' ' '\n' | grep . | sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }
  printf '| %s | %s | %.2f s | %.2f s | %.2f | %d MiB |\n' "$1" "$3" \
    "$(echo "$ours" | median)" "$(echo "$others" | median)" "$(echo "$ratios" | median)" $((memory / 1024))
}

pattern='\[DNP-(FETCH|SCHEDULER|PLUGIN)\]'
script='/Scheduling prefetch/ { open = 1; since = NR } /BGAppRefreshTask scheduled/ { open = 0 } END { print open, since }'
have() { command -v "$1" > /dev/null; }

echo "captures of $mib MiB, $runs pairs, $(nproc 2>/dev/null || sysctl -n hw.ncpu) cores"
echo
echo '| Capture | Against | dnp-logcheck | other | ratio | our peak memory |'
echo '| --- | --- | --- | --- | --- | --- |'
for share in 0.1 1 20; do
  make "default-$share.log" apple-default "$share"
  file="$work/default-$share.log"
  if have rg; then row "apple-default, $share % plugin lines" "$check $file" "rg -c" "rg -c '$pattern' $file"; fi
  row "apple-default, $share % plugin lines" "$check $file" "grep -cE" "grep -cE '$pattern' $file | cat"
  row "apple-default, $share % plugin lines" "$check $file" "grep -E, awk" "grep -E '$pattern' $file | awk '$script'"
done
file="$work/default-1.log"
if have rg; then row "the same at 1 % through a pipe" "cat $file | $check" "cat, rg -c" "cat $file | rg -c '$pattern'"; fi
make ndjson-1.ndjson apple-ndjson 1
if have rg; then row "apple-ndjson, 1 %" "$check $work/ndjson-1.ndjson" "rg -c" "rg -c '$pattern' $work/ndjson-1.ndjson"; fi
make threadtime-1.log android-threadtime 1
if have rg; then row "android-threadtime, 1 %" "$check $work/threadtime-1.log" "rg -c" "rg -c 'DNP-|DN\\|' $work/threadtime-1.log"; fi
printf '' > "$work/empty.log"
row "start-up (an empty capture)" "$check $work/empty.log" "grep -c" "grep -c x $work/empty.log | cat"
