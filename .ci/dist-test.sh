#!/usr/bin/env bash
# Packs a release, unpacks it into an empty folder and runs it there with an empty environment, as a user would who has nothing of
# ours: it must judge, explain a rule and need no library but those of the C and C++ run time.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
  echo "dist-test: $1" >&2
  exit 1
}

make --no-print-directory dist DIST="$scratch/dist"
archive=$(ls "$scratch"/dist/*.tar.gz)
[[ $archive =~ /dnp-logcheck-[0-9.]+-(linux|macos)-[a-z0-9_]+\.tar\.gz$ ]] || fail "unexpected name: $archive"
(cd "$scratch/dist" && { sha256sum -c ./*.sha256 || shasum -a 256 -c ./*.sha256; }) >/dev/null || fail "its SHA-256 is wrong"

# The same commit gives the same bytes.
.ci/dist.sh "$(make --no-print-directory release-folder)" "$scratch/again" >/dev/null
for file in "$scratch"/dist/*; do
  cmp "$file" "$scratch/again/${file##*/}" || fail "packed again, ${file##*/} is another file"
done

mkdir "$scratch/unpacked"
tar -xzf "$archive" -C "$scratch/unpacked" --strip-components=1
for file in bin/dnp-logcheck LICENSE share/man/man1/dnp-logcheck.1 share/zsh/site-functions/_dnp-logcheck \
  share/bash-completion/completions/dnp-logcheck share/fish/vendor_completions.d/dnp-logcheck.fish; do
  [[ -s $scratch/unpacked/$file ]] || fail "$file is missing"
done
cp SampleLogs/healthy/first-run.log "$scratch/healthy.log"
cp SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log "$scratch/failing.log"
run() { (cd "$scratch/unpacked" && env -i ./bin/dnp-logcheck "$@"); }
run -q "$scratch/healthy.log" >/dev/null || fail "it does not pass the healthy sample"
code=0
run -q "$scratch/failing.log" >/dev/null || code=$?
[[ $code == 1 ]] || fail "the failing sample exits with $code, not with 1"
run explain prefetch-lead-is-five-minutes | grep -q "five minutes" || fail "it cannot explain a rule"
run rules schema >/dev/null || fail "it prints no schema"
if [[ $(.ci/links-statically.sh) == 1 ]]; then
  if libraries=$(ldd "$scratch/unpacked/bin/dnp-logcheck" 2>/dev/null); then fail "it needs shared libraries: $libraries"; fi
elif command -v ldd >/dev/null 2>&1; then
  others=$(ldd "$scratch/unpacked/bin/dnp-logcheck" | awk '{ print $1 }' |
    grep -vE 'linux-vdso|^/|^lib(c|m|gcc_s|stdc\+\+|pthread|dl|rt)\.so' || true)
  [[ -z $others ]] || fail "it needs shared libraries: $others"
fi
.ci/package/test.sh "$scratch/dist"
size=$(wc -c <"$scratch/unpacked/bin/dnp-logcheck")
# A job downloads it. A binary that grows past this needs a reason, or the linker no longer leaves out what nothing uses (decision 70).
limit=32
if [[ $(.ci/links-statically.sh) != 1 ]]; then limit=40; fi
((size <= limit * 1000000)) || fail "the binary has $((size / 1000000)) MB, more than $limit"
echo "dist-test: $(basename "$archive") is whole; the binary has $((size / 1000000)) MB"
