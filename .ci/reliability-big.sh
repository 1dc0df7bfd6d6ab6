#!/usr/bin/env bash
# Captures too big for the test suite: a line of 2 GiB, a sparse file of more than 4 GiB, 1 GiB of foreign lines. Each is made, checked
# for its exit code, its account and the memory it took, and removed again. docs/reliability.md has the last results.
#
#   CHECK=PATH    the program to check; by default the debug build
#   WORK=FOLDER   the folder for the captures (it needs 6 GiB; sparse parts take none); by default a new one below TMPDIR
#   SHRINK=64     divide all sizes by this number, to test the script
set -euo pipefail
cd "$(dirname "$0")/.."

CHECK=$(realpath "${CHECK:-.build/debug/dnp-logcheck}")
if [ ! -x "$CHECK" ]; then
  echo "reliability-big: there is no $CHECK; make build makes it, CHECK=PATH names another" >&2
  exit 2
fi
if ! /usr/bin/time -f %M true 2> /dev/null; then
  echo "reliability-big: GNU time is missing; apt-get install time" >&2
  exit 2
fi
mine=
if [ -z "${WORK:-}" ]; then
  WORK=$(mktemp -d)
  mine=$WORK
fi
clean() {
  rm -f "$WORK/capture.log" "$WORK/out" "$WORK/time"
  if [ -n "$mine" ]; then rmdir "$mine"; fi
}
trap clean EXIT
shrink=${SHRINK:-1}
sample=SampleLogs/healthy/first-run.log
half=$(($(wc -l < "$sample") / 2))
failed=0
limit_kib=$((256 * 1024))

mib() { echo $(($1 / shrink > 0 ? $1 / shrink : 1)); }

# check NAME EXIT PATTERN: reads capture.log, or with a last word "pipe" standard input.
check() {
  local name=$1 exit=$2 pattern=$3 code=0 seconds kib bytes
  bytes=$(stat -c %s "$WORK/capture.log")
  if [ "${4:-file}" = pipe ]; then
    cat "$WORK/capture.log" | /usr/bin/time -o "$WORK/time" -f '%e %M' "$CHECK" --account - > "$WORK/out" 2>&1 || code=$?
  else
    /usr/bin/time -o "$WORK/time" -f '%e %M' "$CHECK" --account "$WORK/capture.log" > "$WORK/out" 2>&1 || code=$?
  fi
  read -r seconds kib < <(tail -n 1 "$WORK/time")
  printf '| %s | %s MiB | %s s | %s MiB | %s |\n' "$name" $((bytes >> 20)) "$seconds" $((kib >> 10)) "$code"
  if [ "$code" -ne "$exit" ]; then
    echo "reliability-big: $name: exit $code, not $exit" >&2
    failed=1
  fi
  if [ "$kib" -gt "$limit_kib" ]; then
    echo "reliability-big: $name: $kib KiB of memory, more than $limit_kib" >&2
    failed=1
  fi
  # The report wraps its lines.
  if ! tr -s '\n ' '  ' < "$WORK/out" | grep -qE -- "$pattern"; then
    echo "reliability-big: $name: the report does not say \"$pattern\"" >&2
    failed=1
  fi
}

# A stretch of bytes of one kind.
stretch() { head -c "$(mib "$1")M" /dev/zero | tr '\0' "$2"; }

foreign() { head -c "$(mib 1024)M" < <(yes "an unstamped row of another program, which is of no interest to anybody at all"); }

rows=$(wc -l < "$sample")
echo "| Capture | Size | Time | Peak memory | Exit |"
echo "| --- | --- | --- | --- | --- |"

{ head -n "$half" "$sample"; stretch 2048 x; echo; tail -n +$((half + 1)) "$sample"; } > "$WORK/capture.log"
check "a foreign row of 2 GiB" 0 "all: $((rows + 1)) lines read = 36 records"
check "the same through a pipe" 0 "all: $((rows + 1)) lines read = 36 records" pipe

{ head -n "$half" "$sample"; stretch 2048 x; echo " [DNP-FETCH] x"; tail -n +$((half + 1)) "$sample"; } > "$WORK/capture.log"
check "a row of 2 GiB with the plugin's text at its end" 3 "capture.log:$((half + 1)): text of the plugin follows"

{ cat "$sample"; stretch 2048 x; } > "$WORK/capture.log"
check "a last row of 2 GiB without an end" 0 "all: $((rows + 1)) lines read = 36 records"

head -n "$half" "$sample" > "$WORK/capture.log"
place=$(stat -c %s "$WORK/capture.log")
hole=$(($(mib 4500) << 20))
truncate -s $((place + hole)) "$WORK/capture.log"
tail -n +$((half + 1)) "$sample" >> "$WORK/capture.log"
check "a hole of 4.4 GiB in the middle" 3 "capture.log:$half: $hole bytes of NUL from byte $place on"

{ cat "$sample"; foreign; echo; cat "$sample"; } > "$WORK/capture.log"
check "1 GiB of foreign lines between two captures" 0 "= 72 records .* 35 duplicates"

exit $failed
