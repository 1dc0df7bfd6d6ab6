"""Reads pages of --report markdown as other programs do, and searches for what hostile text must not become.

Usage: read_markdown.py FILE...
Needs markdown-it-py with linkify-it-py, and cmarkgfm.
"""

import html.parser
import pathlib
import re
import sys

import cmarkgfm
from cmarkgfm.cmark import Options
from markdown_it import MarkdownIt

ALLOWED = {"h1", "h2", "p", "ul", "li", "table", "thead", "tbody", "tr", "th", "td", "code", "pre", "strong"}
# Markup that filters after the parser still find in text that is no code.
LATER = re.compile(
    r"(?<![\w])@[\w-]|(?<![\w&])#\d|://|\bwww\.|[\w.]+@[\w.]+\.\w|\bGH-\d|(?<!\w)!\d|\$\S"
    r"|(?<![0-9a-zA-Z])[0-9a-f]{7,40}(?![0-9a-zA-Z])|:\w+:"
)


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.stack, self.problems, self.rows = [], [], []

    def handle_starttag(self, tag, attributes):
        if tag not in ALLOWED:
            self.problems.append(f"<{tag}>")
        for name, value in attributes:
            if (name, value) not in {("class", "language-text"), ("lang", "text")}:
                self.problems.append(f"{tag} {name}={value}")
        if tag == "tr":
            self.rows.append(0)
        if tag in ("td", "th"):
            self.rows[-1] += 1
        self.stack.append(tag)

    def handle_endtag(self, tag):
        while self.stack and self.stack.pop() != tag:
            pass
        if tag == "table":
            if len(set(self.rows)) != 1:
                self.problems.append(f"rows of {sorted(set(self.rows))} cells")
            self.rows = []

    def handle_data(self, data):
        if "code" not in self.stack and LATER.search(data):
            self.problems.append(f"text {data!r}")

    def handle_comment(self, data):
        self.problems.append(f"<!--{data}")

    def handle_decl(self, data):
        self.problems.append(f"<!{data}")

    def handle_pi(self, data):
        self.problems.append(f"<?{data}")


def readers():
    engine = MarkdownIt("gfm-like", {"html": True, "linkify": True})
    yield "markdown-it", engine.render
    yield "cmark-gfm", lambda text: cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE)


def main(files):
    failed = 0
    for file in files:
        text = pathlib.Path(file).read_bytes().decode("utf-8")
        for name, render in readers():
            page = Page()
            page.feed(render(text))
            page.close()
            for problem in page.problems:
                failed += 1
                print(f"{file}, {name}: {problem}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
