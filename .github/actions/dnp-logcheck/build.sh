#!/usr/bin/env bash
# Builds the tool from the commit that the action was taken at.
set -euo pipefail

cd "$GITHUB_ACTION_PATH/../../.."
.ci/setup.sh
swift build --configuration release --product dnp-logcheck
echo "program=$(swift build --configuration release --show-bin-path)/dnp-logcheck" >>"$GITHUB_OUTPUT"
