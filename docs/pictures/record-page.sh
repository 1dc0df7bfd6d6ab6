#!/usr/bin/env bash
# Records docs/pictures/page.png and page-phone.png again: the page of thirty days, at 1280 and at 360 columns of pixels. Needs chromium,
# no network. The tool: DNP_LOGCHECK, else what was built. Chromium makes no window of 360 pixels, so that the page is put into a frame.
set -euo pipefail
cd "$(dirname "$0")/../.."

tool=$(realpath "${DNP_LOGCHECK:-.build/debug/dnp-logcheck}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

"$tool" simulate happy-path --days 30 --fault HP-M2 >"$scratch/thirty-days.log"
(cd "$scratch" && "$tool" --no-config --report html=page.html thirty-days.log >/dev/null) || (($? == 1))
echo '<!DOCTYPE html><style>body{margin:0}iframe{border:0;width:360px;height:1400px}</style><iframe src="page.html"></iframe>' \
  >"$scratch/phone.html"

picture() {
  chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$scratch/profile" \
    --window-size="$2" --screenshot="$scratch/$1" "file://$scratch/$3" 2>/dev/null
}
picture wide.png 1280,1250 page.html
python3 docs/pictures/crop_png.py "$scratch/wide.png" 1280 1250 >"$scratch/page.png"
picture tall.png 1280,1050 phone.html
python3 docs/pictures/crop_png.py "$scratch/tall.png" 360 1050 >"$scratch/page-phone.png"
mv "$scratch/page.png" "$scratch/page-phone.png" docs/pictures/
