#!/usr/bin/env bash
# Runs the tests under sanitizers: address (with the undefined-behaviour checks of our C code) and thread.
#
#   .ci/sanitize.sh [address] [thread]       both
#
#   FILTER=REGEX   only these tests
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
  mkdir -p "$scratch"
  # Swift Testing only: the runner of the other library loses memory of its own, which would count as a finding.
  command=("$swift_" test --sanitize "$kind" --disable-xctest -Xswiftc -O --scratch-path "$scratch")
  [[ -z ${FILTER:-} ]] || command+=(--filter "$FILTER")
  echo "sanitize: $kind; what it prints goes to $log" >&2
  status=0
  # In C code an undefined operation traps; Swift traps by itself.
  LOGCHECK_TRAP_UNDEFINED=$([[ $kind == address ]] && echo 1) "${command[@]}" >"$log" 2>&1 || status=$?
  reports=$(grep -cE '^(==[0-9]+==)?ERROR: |^WARNING: ThreadSanitizer|: runtime error: ' "$log" || true)
  tests=$(grep -E 'Test run with [0-9]+ tests' "$log" | tail -n 1 || true)
  echo "$kind: ${tests:-no test ran}; $reports reports of the sanitizer"
  ((status == 0 && reports == 0)) || failed=1
done
exit "$failed"
