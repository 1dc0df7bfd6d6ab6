#!/usr/bin/env bash
# Judges the captures that the action was given. Inputs come as DNP_… variables. Runs in the bash 3.2 of macOS as well.
set -euo pipefail

reports=$DNP_REPORTS
# What is written to GITHUB_OUTPUT is read by lines.
if [[ $reports == *$'\n'* ]]; then
  echo "the folder of the reports must be one line" >&2
  exit 64
fi
mkdir -p -- "$reports"

arguments=(--report github --report "text=$reports/report.txt" --report "json=$reports/report.json"
  --report "markdown=$reports/summary.md")
if [[ $DNP_STRICT == true ]]; then arguments+=(--strict); fi

# One option for each line that holds something.
add() {
  local value
  while IFS= read -r value; do
    if [[ -n $value ]]; then arguments+=("$1=$value"); fi
  done <<<"$2"
}
add --rules "$DNP_RULES"
add --require "$DNP_REQUIRE"
add --profile "$DNP_PROFILE"
add --fail-on "$DNP_FAIL_ON"
add --config "$DNP_CONFIG"
add --baseline "$DNP_BASELINE"

# A pattern that fits nothing stays as it is, and the tool says that there is no such file. `**` takes bash 4.
shopt -s globstar 2>/dev/null || true
expand() {
  local IFS='' name
  # shellcheck disable=SC2086  # The pattern is to be expanded; without IFS nothing is split at blanks.
  for name in $1; do
    # A name is never an option, and `-` is no standard input.
    if [[ $name == -* ]]; then name=./$name; fi
    arguments+=("$name")
  done
}
captures=0
while IFS= read -r pattern; do
  if [[ -n $pattern ]]; then
    expand "$pattern"
    captures=$((captures + 1))
  fi
done <<<"$DNP_CAPTURES"
# Without a name the tool would read standard input, and an empty one proves nothing.
if ((captures == 0)); then
  echo "the input \"captures\" names none" >&2
  exit 64
fi

# What an earlier step left must not pass for the result of this one.
rm -f -- "$reports/report.txt" "$reports/report.json" "$reports/summary.md"
status=0
"$DNP_PROGRAM" check "${arguments[@]}" || status=$?
if [[ -f $reports/report.txt ]]; then cat -- "$reports/report.txt"; fi
if [[ -f $reports/summary.md ]]; then cat -- "$reports/summary.md" >>"$GITHUB_STEP_SUMMARY"; fi
{
  echo "exit-code=$status"
  echo "report=$reports/report.json"
} >>"$GITHUB_OUTPUT"
exit "$status"
