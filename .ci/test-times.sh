#!/usr/bin/env bash
# test-times.sh FOLDER [COUNT [LIMIT]]: runs the tests of a build one after the other and prints those that cost most: processor time of
# the test and of the programs that it starts, and the time that passed. With a limit it fails if a test took more processor time.
# FILTER chooses the tests. In a parallel run the time of a test contains its waiting for others, so those times mean nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$1 count=${2:-20} limit=${3:-}
log=.build/test-times.txt
mkdir -p .build
export LOGCHECK_SEED=${LOGCHECK_SEED:-$(date -u +%Y%m%d)} LOGCHECK_COSTLY=all

arguments=(--testing-library swift-testing --no-parallel)
[[ -z ${FILTER:-} ]] || arguments+=(--filter "$FILTER")

# The processor time of a process and of the children that it has waited for, in ticks of 10 ms.
spent() {
  local stat
  stat=$(<"/proc/$1/stat") && stat=(${stat##*) }) && echo $((stat[11] + stat[12] + stat[13] + stat[14]))
}

coproc RUN { exec "$folder/dnp-logcheckPackageTests.xctest" "${arguments[@]}" < /dev/null 2>&1; }
pid=$RUN_PID before=0 failed=
: > "$log"
while IFS= read -r line; do
  [[ $line =~ \ Test\ (.*)\ (started|passed|failed)(\.|\ after\ ([0-9.]+)) ]] || continue
  name=${BASH_REMATCH[1]} seconds=${BASH_REMATCH[4]}
  # The cases of a test count for the test.
  [[ $name != "case passing "* ]] || continue
  if [[ $name == "run with "* ]]; then
    [[ ${BASH_REMATCH[2]} == passed ]] || failed="the tests failed"
    echo "${line#* }"
    continue
  fi
  now=$(spent "$pid" 2>/dev/null) || now=$before
  [[ -z $seconds ]] || echo "$((now - before)) $seconds $name" >> "$log"
  before=$now
done <&"${RUN[0]}"
wait "$pid" || failed="the tests failed"

printf '%8s %8s\n' CPU-s s
sort -rn "$log" | head -n "$count" |
  awk '{ ticks = $1; seconds = $2; $1 = $2 = ""; printf "%8.2f %8.2f%s\n", ticks / 100, seconds, $0 }'
if [[ -n $limit ]]; then
  over=$(awk -v limit="$limit" '$1 / 100 > limit' "$log" | wc -l)
  [[ $over == 0 ]] || failed="${failed:+$failed; }$over tests took more than $limit CPU-s"
fi
[[ -z $failed ]] || {
  echo "test-times: $failed" >&2
  exit 1
}
