#!/usr/bin/env bash
# ci_scripts/ci_post_xcodebuild.sh: judges what the app printed in the tests that Xcode Cloud has just run.
# install-dnp-logcheck.sh of the release is next to it.
set -euo pipefail

# The address below which the archives of dnp-logcheck are.
export DNP_LOGCHECK_RELEASES=${DNP_LOGCHECK_RELEASES:-https://releases.example.org/dnp-logcheck}

# Other actions leave no results of tests.
if [[ -z ${CI_RESULT_BUNDLE_PATH:-} ]]; then exit 0; fi

work=$(mktemp -d)
"$(dirname "$0")/install-dnp-logcheck.sh" "$work/tools"

xcrun xcresulttool export diagnostics --path "$CI_RESULT_BUNDLE_PATH" --output-path "$work/diagnostics"
captures=()
while IFS= read -r -d '' file; do captures+=("$file"); done < <(
  find "$work/diagnostics" -name 'StandardOutputAndStandardError*.txt' -print0)
# No output at all is no proof of anything.
if ((${#captures[@]} == 0)); then
  echo "error: the results hold no output of the app" >&2
  exit 3
fi
"$work/tools/bin/dnp-logcheck" --report text "${captures[@]}"
