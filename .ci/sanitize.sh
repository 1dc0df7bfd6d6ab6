#!/usr/bin/env bash
# Runs the tests under sanitizers: address (with the undefined-behaviour checks of our C code) and thread.
#
#   .ci/sanitize.sh [address] [thread]       both
#
#   FILTER=REGEX   only these tests
#
# Tests that measure or limit memory are left out, since a sanitizer needs memory too. Leaks are not checked:
# memory that a process holds when it ends is not a leak, and Swift keeps the errors that end it.
#
# Each has a separate build folder (.build-address, .build-thread); the first time takes many minutes. The tests that run the built
# program run it with the sanitizer too. Exits with 1 if a test fails or a sanitizer reports anything.
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
  # Each process writes its findings into a separate file, since tests read the output of the program. 99 is not an exit code of the tool.
  export LOGCHECK_SANITIZED=$kind ASAN_OPTIONS="detect_leaks=0:exitcode=99:log_path=$reports/address"
  export TSAN_OPTIONS="exitcode=99:log_path=$reports/thread:suppressions=$PWD/.ci/thread-suppressions.txt"
  # Swift Testing only: the runner of the other library leaks memory, which would count as a finding.
  command=("$swift_" test --sanitize "$kind" --disable-xctest -Xswiftc -O --scratch-path "$scratch")
  [[ -z ${FILTER:-} ]] || command+=(--filter "$FILTER")
  echo "sanitize: $kind; what it prints goes to $log" >&2
  status=0
  # In C code an undefined operation traps; Swift always traps.
  LOGCHECK_TRAP_UNDEFINED=$([[ $kind == address ]] && echo 1) "${command[@]}" >"$log" 2>&1 || status=$?
  found=$(find "$reports" -type f | wc -l)
  tests=$(grep -E 'Test run with [0-9]+ tests' "$log" | tail -n 1 || true)
  echo "$kind: ${tests:-no test ran}; $found processes with a report of the sanitizer"
  ((found == 0)) || echo "sanitize: they are in $reports" >&2
  ((status == 0 && found == 0)) || failed=1
done
exit "$failed"
