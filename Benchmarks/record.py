"""Writes the results into docs/performance.md, each part between its two marks."""

import os

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs", "performance.md")


def write(part, about, text):
    """Puts the lines `about` and the text between the marks of this part."""
    begin, end = f"<!-- begin {part} -->", f"<!-- end {part} -->"
    page = open(PAGE, encoding="utf-8").read()
    if page.count(begin) != 1 or page.count(end) != 1:
        raise SystemExit(f"bench: docs/performance.md must hold {begin} and {end} once")
    before, rest = page.split(begin)
    after = rest.split(end)[1]
    lines = "\n".join(f"- {line}" for line in about)
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(f"{before}{begin}\n{lines}\n\n{text}\n{end}{after}")
