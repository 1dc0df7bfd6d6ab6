#!/usr/bin/env bash
# Prints the coverage of each module by tests, and exits with 1 if the core as a whole has less than 90 %.
#
#   FILTER=REGEX   only these tests
#   LOG=FILE       the file for the output of the tests (.build-coverage/tests.log)
#
# Lines that only the built program runs, in a separate process, do not count.
set -euo pipefail
cd "$(dirname "$0")/.."

swift_=${SWIFT:-swift}
scratch=.build-coverage
log=${LOG:-$scratch/tests.log}
mkdir -p "$scratch"
command=("$swift_" test --enable-code-coverage -Xswiftc -O --scratch-path "$scratch")
[[ -z ${FILTER:-} ]] || command+=(--filter "$FILTER")
echo "coverage: what the tests print goes to $log" >&2
"${command[@]}" >"$log" 2>&1 || {
  grep -E '^✘|^error:' "$log" | cut -c 1-300 | sed -n 1,20p >&2
  echo "coverage: the tests failed" >&2
  exit 2
}
json=$("$swift_" test --enable-code-coverage -Xswiftc -O --scratch-path "$scratch" --show-codecov-path)
python3 - "$json" "$PWD/Sources/" <<'END'
import collections, json, sys

core = ["LogCheckModel", "LogCheckPattern", "LogCheckIngest", "LogCheckRules", "LogCheckEngine", "LogCheckReporting",
        "LogCheckVocabulary", "LogCheckSource", "LogCheckRuleLibrary", "LogCheckTrace", "LogCheckRedaction", "LogCheckWorkshop",
        "LogCheck", "LogCheckFollowing", "LogCheckResults", "LogCheckFleet", "LogCheckHistory", "LogCheckKit"]
lines = collections.defaultdict(lambda: [0, 0])
for file in json.load(open(sys.argv[1]))["data"][0]["files"]:
    name = file["filename"]
    if not name.startswith(sys.argv[2]) or name.endswith("+Generated.swift"):
        continue
    counts = file["summary"]["lines"]
    module = lines[name[len(sys.argv[2]):].split("/")[0]]
    module[0] += counts["covered"]
    module[1] += counts["count"]
print("| Module | Lines | Run through |\n| --- | --- | --- |")
total = [0, 0]
for module in sorted(lines):
    covered, count = lines[module]
    if module in core:
        total[0] += covered
        total[1] += count
    print(f"| `{module}` | {count} | {100 * covered / count:.1f} % |")
share = 100 * total[0] / total[1]
print(f"| the core ({', '.join(core)}) | {total[1]} | **{share:.1f} %** |")
sys.exit(share < 90)
END
