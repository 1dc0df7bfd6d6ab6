#!/usr/bin/env bash
# Gets the tool: from a release, if the address of the releases is known, and otherwise by building the commit of the action.
set -euo pipefail

if [[ -z ${DNP_LOGCHECK_RELEASES:-} ]]; then
  if [[ ! -f $GITHUB_ACTION_PATH/build.sh || ! -f $GITHUB_ACTION_PATH/../../../Package.swift ]]; then
    echo "set the input \"releases\", or DNP_LOGCHECK_RELEASES in the workflow, to the address of the releases" >&2
    exit 64
  fi
  exec "$GITHUB_ACTION_PATH/build.sh"
fi
"$GITHUB_ACTION_PATH/install.sh" "$RUNNER_TEMP/dnp-logcheck"
echo "program=$RUNNER_TEMP/dnp-logcheck/bin/dnp-logcheck" >>"$GITHUB_OUTPUT"
