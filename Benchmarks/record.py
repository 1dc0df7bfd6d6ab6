"""Writes the results into docs/performance.md or another page of docs, each part between its two marks."""

import os

DOCS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs")


def write(part, about, text, page="performance.md"):
    """Puts the lines `about` and the text between the marks of this part."""
    begin, end = f"<!-- begin {part} -->", f"<!-- end {part} -->"
    path = os.path.join(DOCS, page)
    content = open(path, encoding="utf-8").read()
    if content.count(begin) != 1 or content.count(end) != 1:
        raise SystemExit(f"bench: docs/{page} must hold {begin} and {end} once")
    before, rest = content.split(begin)
    after = rest.split(end)[1]
    lines = "\n".join(f"- {line}" for line in about)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{before}{begin}\n{lines}\n\n{text}\n{end}{after}")
