#!/usr/bin/env bash
# Runs the tests under sanitizers: address (with the undefined-behaviour checks of our C code) and thread.
#
#   .ci/sanitize.sh [address] [thread]       both
#
#   FILTER=REGEX   only these tests
#
# What takes a sanitizer's own memory for the tool's is left out (tests that measure memory, or set a limit to it). Leaks are not looked
# for: what a process holds when it ends is none, and Swift's errors that end it are held.
#
# Each has a build folder of its own (.build-address, .build-thread); the first time takes many minutes. The tests that run the built
# program run it with the sanitizer too. Ends with 1 where a test fails or a sanitizer reports anything.
set -euo pipefail
cd "$(dirname "$0")/.."

swift_=${SWIFT:-swift}
kinds=("$@")
((${#kinds[@]})) || kinds=(address thread)
failed=0
for kind in "${kinds[@]}"; do
  case "$kind" in address | thread) ;; *)
    echo "sanitize: $kind is neither address nor thread" >&2
    exit 64
    ;;
  esac
  scratch=.build-$kind
  log=$scratch/tests.log
  reports=$PWD/$scratch/reports
  rm -rf "$reports"
  mkdir -p "$reports"
  # Each process writes what it finds into a file of its own: tests read what the program prints. 99 is no exit code of the tool.
  export LOGCHECK_SANITIZED=$kind ASAN_OPTIONS="detect_leaks=0:exitcode=99:log_path=$reports/address"
  export TSAN_OPTIONS="exitcode=99:log_path=$reports/thread:suppressions=$PWD/.ci/thread-suppressions.txt"
  # Swift Testing only: the runner of the other library loses memory of its own, which would count as a finding.
  command=("$swift_" test --sanitize "$kind" --disable-xctest -Xswiftc -O --scratch-path "$scratch")
  [[ -z ${FILTER:-} ]] || command+=(--filter "$FILTER")
  echo "sanitize: $kind; what it prints goes to $log" >&2
  status=0
  # In C code an undefined operation traps; Swift traps by itself.
  LOGCHECK_TRAP_UNDEFINED=$([[ $kind == address ]] && echo 1) "${command[@]}" >"$log" 2>&1 || status=$?
  found=$(find "$reports" -type f | wc -l)
  tests=$(grep -E 'Test run with [0-9]+ tests' "$log" | tail -n 1 || true)
  echo "$kind: ${tests:-no test ran}; $found processes with a report of the sanitizer"
  ((found == 0)) || echo "sanitize: they are in $reports" >&2
  ((status == 0 && found == 0)) || failed=1
done
exit "$failed"
