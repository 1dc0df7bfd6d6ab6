#!/usr/bin/env bash
# test.sh [ARGUMENTS OF swift test]: runs the tests and prints one line for each failed expectation, for each failed test the command that
# repeats it, and a summary. FILTER chooses tests by a pattern. The full output is in .build/test.log (TEST_LOG). TEST_LIMIT ends
# the tests, without the build, after so many seconds.
set -uo pipefail
cd "$(dirname "$0")/.."

log=${TEST_LOG:-.build/test.log}
mkdir -p .build
progress=0
[[ -t 2 ]] && progress=1
# The seed of the samples that tests draw.
export LOGCHECK_SEED=${LOGCHECK_SEED:-$(date -u +%Y%m%d)}
# A pattern chooses its tests, costly ones, too; without one, the seed draws one in four of these.
[[ -z ${FILTER:-} && " $* " != *" --filter "* ]] || export LOGCHECK_COSTLY=all

# `swift test` would build with other flags than `make build`, and everything twice.
build_and_test() {
  if [[ " $* " != *" --skip-build "* ]]; then
    ${SWIFT:-swift} build --build-tests "$@" || return
    set -- "$@" --skip-build
  fi
  [[ -z ${FILTER:-} ]] || set -- "$@" --filter "$FILTER"
  # A run that hangs ends before a server ends it without a word.
  local limit=()
  [[ -z ${TEST_LIMIT:-} ]] || limit=(timeout -k 30 "$TEST_LIMIT")
  "${limit[@]}" ${SWIFT:-swift} test "$@"
}

# The log is written as the tests run; awk prints the lines that a reader needs, at once, and of a run without an end what had not ended.
build_and_test "$@" 2>&1 | tee "$log" | awk -v progress="$progress" '
  /^(Building|Build complete|\[[0-9]+\/[0-9]+\])/ { if (progress) printf "\r\033[K%.100s", $0 > "/dev/stderr"; next }
  # A case of a test may have such a text among its arguments.
  /: (error|warning): |^error: / && !/ Test case passing / { print; fflush(); next }
  / recorded an issue / { failed++; print substr($0, 1, 600); fflush(); next }
  / (passed|failed) after / && /Test run with/ { summary = 1; if (progress) printf "\r\033[K" > "/dev/stderr"; print; fflush(); next }
  / Test [A-Za-z0-9_]+\(.*\) started\.$/ { begun[$3] = 1; next }
  / (passed|failed) after / && / Test [A-Za-z0-9_]+\(/ {
    delete begun[$3]
    done++; if (progress && done % 20 == 0) printf "\r\033[K%d tests done", done > "/dev/stderr"
  }
  END {
    if (failed) printf "%d failed expectations\n", failed
    if (!summary && done) {
      printf "test: ended after %d tests; begun and not ended:\n", done
      for (name in begun) print "  " name
    }
    exit !summary
  }
'
states=("${PIPESTATUS[@]}")
if [[ ${states[2]} != 0 ]]; then
  # Not one test was run, or the process ended before its summary.
  echo "test: the tests did not come to their end; the last lines of $log:" >&2
  tail -n 25 "$log" | cut -c 1-300 >&2
fi
# The command that repeats a failed test. If several suites have a test of its name, it repeats them all.
sed -nE 's/^.* Test ([A-Za-z0-9_]+)\(.*\)( with [0-9]+ test cases?)? failed after .*/\1/p' "$log" | sort -u | while read -r name; do
  mapfile -t files < <(grep -rlE --include='*.swift' "func $name\(" Tests)
  filter="/$name\("
  if ((${#files[@]} == 1)); then
    suite=$(awk -v name="func $name(" '
      match($0, /^[A-Za-z@].*(struct|class|enum|actor|extension) [A-Za-z0-9_]+/) { suite = $0; sub(/.*(struct|class|enum|actor|extension) /, "", suite); sub(/[^A-Za-z0-9_].*/, "", suite) }
      index($0, name) { print suite; exit }' "${files[0]}")
    filter="$suite/$name"
  fi
  echo "repeat: ${LOGCHECK_VERIFY:+LOGCHECK_VERIFY=$LOGCHECK_VERIFY }LOGCHECK_SEED=$LOGCHECK_SEED make test FILTER='$filter'"
done
if [[ -n ${LOGCHECK_VERIFY:-} ]]; then
  echo "test: the whole of the long tests; LOGCHECK_SEED=$LOGCHECK_SEED"
else
  [[ ${LOGCHECK_COSTLY:-} == all ]] && costly=all || costly="one in four"
  echo "test: samples of the long tests, and $costly of the costly ones, drawn with LOGCHECK_SEED=$LOGCHECK_SEED"
fi
[[ ${states[0]} == 0 && ${states[2]} == 0 ]] || {
  echo "test: failed; the full output is in $log" >&2
  exit 1
}
