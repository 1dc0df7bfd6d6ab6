#!/usr/bin/env bash
# long-tests.sh: prints a pattern for `swift test --filter` of the tests that are marked `.tags(.long)`. A test of RepositoryTests checks
# that these are the tests whose size depends on LOGCHECK_VERIFY.
set -euo pipefail
cd "$(dirname "$0")/.."

grep -rlF --include='*.swift' '.tags(.long)' Tests | sort | xargs awk '
  FNR == 1 { marked = 0 }
  /^(@Suite.*[ )])?(final )?(struct|class|enum|actor) / {
    suite = $0; sub(/^.*(struct|class|enum|actor) /, "", suite); sub(/[^A-Za-z0-9_].*/, "", suite)
  }
  /^ *@Test/ { marked = 0 }
  /\.tags\(\.long\)/ && !/^ *\/\// && !/"[^"]*\.tags\(\.long\)/ { marked = 1 }
  # The function itself: one in a text among the arguments begins with a quotation mark.
  marked && match($0, /(^ *|\) )func [A-Za-z0-9_]+/) {
    name = substr($0, RSTART, RLENGTH); sub(/.*func /, "", name)
    print suite "/" name "\\("
    marked = 0
  }' | sort -u | paste -sd '|' - | sed 's/^/\\.(/; s/$/)/'
