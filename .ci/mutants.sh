#!/usr/bin/env bash
# Judges damaged copies of the samples: none may crash the tool, take longer than 5 s or make it pass without an event.
#
#   COUNT=20000 SEED=1 .ci/mutants.sh [CAPTURES OR FOLDERS]    (SampleLogs)
set -euo pipefail
cd "$(dirname "$0")/.."

swift_=${SWIFT:-swift}
# As the tests are built, so that nothing is built twice.
read -r -a flags <<<"${SWIFT_FLAGS-}"
build=("$swift_" build ${flags[@]+"${flags[@]}"} --configuration release --enable-index-store -debug-info-format none -Xswiftc -enable-testing)
export LOGCHECK_TEST_BUILD=1
"${build[@]}" --product logcheck-mutants >&2
products=$("${build[@]}" --show-bin-path)
captures=("$@")
if ((!${#captures[@]})); then
  # Most samples with faults are kept as edits.
  "${build[@]}" --product logcheck-dev >&2
  rm -rf .build/samples
  "$products/logcheck-dev" sample all .build/samples >&2
  captures=(SampleLogs .build/samples)
fi
progress=$(mktemp)
trap 'rm -f "$progress"' EXIT
status=0
SWIFT_BACKTRACE=enable=no "$products/logcheck-mutants" \
  --count "${COUNT:-20000}" --seed "${SEED:-1}" --progress "$progress" "${captures[@]}" || status=$?
if ((status > 64)); then
  echo "mutants: the tool ended with status $status in: $(cat "$progress")" >&2
  echo "mutants: logcheck-mutants --seed SEED --write FILE CAPTURES writes that mutant" >&2
fi
exit "$status"
