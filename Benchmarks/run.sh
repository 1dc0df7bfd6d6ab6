#!/usr/bin/env bash
# Measures the tool. docs/performance.md describes it and has the last results.
#
#   Benchmarks/run.sh [table|latency|growth|instructions|all|soak|fleet]
#
#   MIB=1024           the size of the captures (256); formats other than the first and ndjson get a quarter of it
#   RUNS=7             rounds (5)
#   SHORT=1            a few megabytes and one round: a test of the scripts, whose figures mean nothing
#   RECORD=1           write the results into docs/performance.md
#   CHECK=PATH         measure this program; without it a release build is made as `make install` makes it
#   WORK=FOLDER        keep the captures there for the next time
#   PIPED_GIB=40       the size of the stream for the measurement of a reader's memory (4 times MIB)
#   GROWTH_MAX=4096    the largest capture of `growth`, in MiB (256)
#   DEV=PATH           `logcheck-dev`, which writes the captures of `fleet`
#   SECONDS=7200       how long `soak` follows a log that is written (20); RATE=10000 lines a second (5000); STATE=1 kills and resumes it
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v python3 > /dev/null; then
  echo "bench: python3 is missing; apt-get install python3 (macOS: xcode-select --install)" >&2
  exit 2
fi
if [ -z "${CHECK:-}" ]; then
  unset LOGCHECK_TEST_BUILD
  build="${SWIFT:-swift} build --configuration release --scratch-path .build-release --product dnp-logcheck"
  # As `make install` makes it: Apple systems bring the Swift libraries along.
  [ "$(uname -s)" = Darwin ] || build+=" --static-swift-stdlib -Xlinker -s"
  PKG_CONFIG_PATH=$(.ci/static-libraries.sh)
  LOGCHECK_STATIC=$(.ci/links-statically.sh)
  export PKG_CONFIG_PATH LOGCHECK_STATIC
  $build >&2
  CHECK="$($build --show-bin-path)/dnp-logcheck"
fi
CHECK=$(realpath "$CHECK")
export CHECK
export PYTHONDONTWRITEBYTECODE=1

case "${1:-table}" in
  table)
    python3 Benchmarks/bench.py
    python3 Benchmarks/latency.py
    ;;
  latency) python3 Benchmarks/latency.py ;;
  growth) python3 Benchmarks/growth.py ;;
  instructions) python3 Benchmarks/instructions.py ;;
  all)
    python3 Benchmarks/bench.py
    python3 Benchmarks/latency.py
    python3 Benchmarks/growth.py
    python3 Benchmarks/instructions.py
    ;;
  soak) python3 Benchmarks/soak.py ;;
  fleet) python3 Benchmarks/fleet.py ;;
  *)
    echo "bench: table, latency, growth, instructions, all, soak or fleet" >&2
    exit 64
    ;;
esac
