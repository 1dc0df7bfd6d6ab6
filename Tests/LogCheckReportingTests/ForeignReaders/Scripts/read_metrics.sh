# Shows each file to promtool, which reads from standard input and also finds fault with names.
set -eu
tool=$(command -v promtool || true)
for place in "$(dirname "$0")"/../../../../.build/validators/bin/promtool; do
  if [ -z "$tool" ] && [ -x "$place" ]; then tool=$place; fi
done
[ -n "$tool" ] || { echo "promtool is missing; .ci/validators.sh installs it" >&2; exit 1; }
for file in "$@"; do
  if ! told=$("$tool" check metrics <"$file" 2>&1); then
    printf '%s: %s\n' "$file" "$told" >&2
    exit 1
  fi
done
