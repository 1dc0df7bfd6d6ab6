"""frames_to_svg.py COLUMNS ROWS FRAME...: screens of a terminal, a tenth of a second apart, as one SVG that plays them.

Equal frames are one, displayed longer. Everything on a screen is text of the picture, escaped.
"""

import os
import re
import sys
from xml.sax.saxutils import escape

STEP = 0.1
# The last screen stays, so that it can be read.
LAST = 6.0
LONGEST = 1.6
WIDTH, HEIGHT, MARGIN = 8.4, 18, 14
COLOURS = {"31": "#ff8a80", "32": "#7bd89b", "33": "#f2c14e"}


def spans(row):
    """A row as texts with their colours and whether they are bold; every other control sequence is dropped."""
    colour, bold, result = None, False, []
    for text, codes in re.findall(r"([^\x1b]*)(?:\x1b\[([0-9;]*)m|\x1b.|$)", row):
        if text:
            result.append(("".join(sign for sign in text if sign.isprintable()), colour, bold))
        for code in codes.split(";") if codes is not None else []:
            if code in ("", "0", "39"):
                colour, bold = None, bold if code == "39" else False
            elif code == "1":
                bold = True
            elif code == "2":
                colour = "#8a94a0"
            elif code in COLOURS:
                colour = COLOURS[code]
    return result


def drawn(row, number):
    words = []
    for text, colour, bold in spans(row):
        style = (f' fill="{colour}"' if colour else "") + (' font-weight="700"' if bold else "")
        words.append(f"<tspan{style}>{escape(text)}</tspan>" if style else escape(text))
    line = "".join(words).rstrip()
    return f'<text x="{MARGIN}" y="{MARGIN + 24 + (number + 1) * HEIGHT:g}">{line}</text>' if line else ""


def main():
    columns, rows = int(sys.argv[1]), int(sys.argv[2])
    screens = []
    for name in sys.argv[3:]:
        with open(name, encoding="utf-8", errors="replace") as file:
            screen = file.read().split("\n")[:rows]
        if screens and screens[-1][0] == screen:
            screens[-1][1] = min(screens[-1][1] + STEP, LONGEST)
        elif any(screen):
            screens.append([screen, STEP])
    screens[-1][1] = LAST
    total = sum(time for _, time in screens)
    width, height = columns * WIDTH + 2 * MARGIN, rows * HEIGHT + 2 * MARGIN + 24
    rules, groups, at = [], [], 0.0
    for number, (screen, time) in enumerate(screens):
        begin, end = 100 * at / total, 100 * (at + time) / total
        at += time
        # Each frame is seen in its own stretch of the round; readers that play nothing see the last.
        last = number == len(screens) - 1
        before = "" if number == 0 else f"0%,{begin:.3f}%{{visibility:hidden}}"
        after = "" if last else f"{end:.3f}%,100%{{visibility:hidden}}"
        rules.append(f"@keyframes f{number}{{{before}{begin + 0.001:.3f}%,{end - 0.001:.3f}%{{visibility:visible}}{after}}}")
        rules.append(f"#f{number}{{animation:f{number} {total:.1f}s step-end infinite}}")
        hidden = "" if last else ' visibility="hidden"'
        groups.append(f'<g id="f{number}"{hidden}>' + "".join(drawn(row, place) for place, row in enumerate(screen)) + "</g>")
    last = "\n".join(screens[-1][0])
    plain = re.sub(r"\x1b\[[0-9;]*m", "", last).strip().replace("\n", " ")
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" '
        f'role="img" aria-labelledby="t d"><title id="t">{escape(os.environ.get("TITLE", "dnp-logcheck watches a log"))}</title>'
        f'<desc id="d">{escape(plain)}</desc>\n<style>text{{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",'
        f'monospace;fill:#e6e9ed;white-space:pre}}\n@media (prefers-reduced-motion:reduce){{g{{animation:none!important}}}}\n'
        + "\n".join(rules)
        + f'</style>\n<rect width="100%" height="100%" rx="8" fill="#0f1419"/>'
        '<g fill="#4a535e"><circle cx="20" cy="18" r="5"/><circle cx="38" cy="18" r="5"/><circle cx="56" cy="18" r="5"/></g>\n'
        + "\n".join(groups)
        + "\n</svg>"
    )


main()
