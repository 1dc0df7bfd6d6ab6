#!/usr/bin/env bash
# Runs the fuzz targets under libFuzzer, with the address sanitizer or without.
#
#   .ci/fuzz.sh [TARGET...]     all targets, or these
#
#   SECONDS_EACH=60             the seconds of each target
#   SANITIZER=address           or none, which runs two to three times as many; bounds and overflow are checked anyway
#   RUNS=10000000               executions of each instead of a time; `RUNS=wanted` takes the number of each target, `RUNS=0` runs the
#                               inputs that are there already, once
#   LEAKS=1                     memory without references is a finding; only with the address sanitizer. Not of `check` and
#                               `resumption`: they hold rules as long as they run, and Swift marks such pointers in a way that the search
#                               does not know
#   JOBS=2                      targets at a time (as many as there are cores)
#   WORK=FOLDER                 the folder of collected inputs (below the build folder), from which the next run continues
#
# Prints a table: executions, how many a second, peak memory, findings. Exits with 1 if there is a finding, and prints the command
# that reproduces it.
set -euo pipefail
cd "$(dirname "$0")/.."
export LOGCHECK_FUZZ=1 SWIFT_BACKTRACE=enable=no

scratch=.build-fuzz
swift_=${SWIFT:-swift}
# Release, so that as many inputs as can be are tried; overflow and bounds are checked there too.
sanitizer=${SANITIZER:-address}
case "$sanitizer" in address | none) ;; *)
  echo "fuzz: SANITIZER is address or none, not $sanitizer" >&2
  exit 64
  ;;
esac
[[ $sanitizer == address || ${LEAKS:-0} == 0 ]] || {
  echo "fuzz: LEAKS needs SANITIZER=address" >&2
  exit 64
}
[[ $sanitizer == address ]] || scratch=.build-fuzz-plain
work=${WORK:-$scratch/inputs}
build=("$swift_" build --configuration release --product logcheck-fuzz --scratch-path "$scratch")
[[ $sanitizer == none ]] || build+=(--sanitize address)
mkdir -p "$scratch"
echo "fuzz: building (the first time takes some minutes)" >&2
"${build[@]}" >"$scratch/build.log" 2>&1 || {
  grep -E 'error' "$scratch/build.log" >&2 || tail -n 20 "$scratch/build.log" >&2
  echo "fuzz: the build failed; the whole of it is in $scratch/build.log" >&2
  exit 2
}
fuzzer=$("${build[@]}" --show-bin-path)/logcheck-fuzz

list=$("$fuzzer")
targets=("$@")
((${#targets[@]})) || mapfile -t targets < <(cut -f 1 <<<"$list")
for target in "${targets[@]}"; do
  cut -f 1 <<<"$list" | grep -qxF "$target" || {
    echo "fuzz: there is no target $target; there are: $(cut -f 1 <<<"$list" | paste -sd ' ')" >&2
    exit 64
  }
done

# The texts that readers search for, for the fuzzer to insert.
dictionary=$scratch/dictionary.txt
grep -ohE '^ *tags: \["[^"]+"' Rules -r | sed -E 's/.*\["([^"]+)"/"\1"/' | sort -u >"$dictionary"

# One target to its end; its figures go to a separate file.
run_one() {
  local target=$1 wanted limit kept log
  wanted=$(grep -P "^$target\t" <<<"$list" | cut -f 2)
  log=$scratch/$target.log
  mkdir -p "$work/$target" "$scratch/findings"
  case "${RUNS:-}" in
    '') limit=(-max_total_time="${SECONDS_EACH:-60}") ;;
    wanted) limit=(-runs="$wanted") ;;
    *) limit=(-runs="$RUNS") ;;
  esac
  kept=Tests/Fuzzing/LogCheckFuzzTests/Inputs/$target
  local folders=("$work/$target")
  [[ -d $kept ]] && folders+=("$kept")
  local status=0 leaks=${LEAKS:-0}
  case "$target" in check | resumption) leaks=0 ;; esac
  # Bounds: 4 KiB of input, 5 s for one, 2 GiB for the process (the sanitizer's own memory counts).
  "$fuzzer" "$target" "${limit[@]}" -max_len=4096 -timeout=5 -rss_limit_mb=2048 -detect_leaks="$leaks" -print_final_stats=1 \
    -dict="$dictionary" -artifact_prefix="$scratch/findings/$target-" "${folders[@]}" >"$log" 2>&1 || status=$?
  local runs speed memory
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  speed=$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")
  memory=$(sed -n 's/^stat::peak_rss_mb: *//p' "$log")
  local finding=none
  if ((status)); then
    finding=$(sed -n 's/.*Test unit written to //p' "$log" | head -n 1)
    finding=${finding:-"see $log"}
    echo "fuzz: $target: FOUND; again with: $fuzzer $target $finding" >&2
    touch "$scratch/found"
  fi
  printf '| %s | %s | %s | %s | %s |\n' "$target" "${runs:-?}" "${speed:-?}" "${memory:-?}" "$finding" >"$scratch/$target.row"
}

rm -f "$scratch/found"
for target in "${targets[@]}"; do
  while (($(jobs -rp | wc -l) >= ${JOBS:-$(getconf _NPROCESSORS_ONLN)})); do wait -n || true; done
  run_one "$target" &
done
wait
printf '| Target | Executions | A second | Peak memory, MiB | Findings |\n| --- | --- | --- | --- | --- |\n'
for target in "${targets[@]}"; do cat "$scratch/$target.row"; done
[[ ! -e $scratch/found ]]
