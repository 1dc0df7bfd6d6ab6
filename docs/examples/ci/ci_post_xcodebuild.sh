#!/usr/bin/env bash
# ci_scripts/ci_post_xcodebuild.sh: judges what the app printed in the tests that Xcode Cloud has just run.
set -euo pipefail

# Other actions leave no results of tests.
if [[ -z ${CI_RESULT_BUNDLE_PATH:-} ]]; then exit 0; fi

work=$(mktemp -d)
git clone --depth 1 https://git.example.org/dnp-logcheck.git "$work/dnp-logcheck"
make -C "$work/dnp-logcheck" setup install PREFIX="$work/tools"
export PATH="$work/tools/bin:$PATH"

xcrun xcresulttool export diagnostics --path "$CI_RESULT_BUNDLE_PATH" --output-path "$work/diagnostics"
captures=()
while IFS= read -r -d '' file; do captures+=("$file"); done < <(
  find "$work/diagnostics" -name 'StandardOutputAndStandardError*.txt' -print0)
# No output at all is no proof of anything.
if ((${#captures[@]} == 0)); then
  echo "error: the results hold no output of the app" >&2
  exit 3
fi
dnp-logcheck --report text "${captures[@]}"
