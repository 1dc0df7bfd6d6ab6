"""Draws lines over logarithmic axes as SVG, and nothing else: no library is needed."""

import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 80, 20, 50, 60
# Also for readers who see no colours: each line has its own dashes and its name at its end.
COLOURS = ["#0060a8", "#c04000", "#2e7d32", "#7b1fa2", "#555555"]
DASHES = ["", "8 4", "2 3", "10 3 2 3", "4 4"]


def number(value):
    """A number without needless digits."""
    if value >= 1000 and value < 1e6 and value % 1000 == 0:
        return f"{value / 1000:g}k"
    if value >= 1e6:
        return f"{value / 1e6:g}M"
    return f"{value:g}" if value >= 1000 else f"{value:.3g}"


class Axis:
    """A logarithmic axis from the power of ten below the least value to the one above the most."""

    def __init__(self, values, start, end):
        self.least = math.floor(math.log10(min(values)) + 1e-9)
        self.most = max(self.least + 1, math.ceil(math.log10(max(values)) - 1e-9))
        self.start, self.end = start, end

    def place(self, value):
        """The position of a value."""
        return self.start + (math.log10(value) - self.least) / (self.most - self.least) * (self.end - self.start)

    def ticks(self):
        """The powers of ten."""
        return [10.0**power for power in range(self.least, self.most + 1)]


def svg(title, across, up, lines):
    """A plot of `lines`: (name, [(x, y)]), all above zero."""
    xs = [x for _, points in lines for x, _ in points]
    ys = [y for _, points in lines for _, y in points]
    horizontal, vertical = Axis(xs, LEFT, WIDTH - RIGHT - 130), Axis(ys, HEIGHT - BOTTOM, TOP)
    right = WIDTH - RIGHT - 130
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="26" font-size="15">{escape(title)}</text>',
    ]
    for tick in horizontal.ticks():
        x = horizontal.place(tick)
        out.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{HEIGHT - BOTTOM}" stroke="#ddd"/>')
        out.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{number(tick)}</text>')
    for tick in vertical.ticks():
        y = vertical.place(tick)
        out.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="#ddd"/>')
        out.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{number(tick)}</text>')
    out.append(
        f'<text x="{(LEFT + right) / 2}" y="{HEIGHT - 18}" text-anchor="middle">{escape(across)}</text>')
    middle = (TOP + HEIGHT - BOTTOM) / 2
    out.append(
        f'<text x="20" y="{middle}" text-anchor="middle" transform="rotate(-90 20 {middle})">{escape(up)}</text>')
    taken = []
    for place, (name, points) in enumerate(lines):
        colour, dashes = COLOURS[place % len(COLOURS)], DASHES[place % len(DASHES)]
        spots = [(horizontal.place(x), vertical.place(y)) for x, y in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        out.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>')
        out += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in spots]
        # Names that would lie upon each other make room.
        x, y = spots[-1]
        while any(abs(y - other) < 14 for other in taken):
            y += 14
        taken.append(y)
        out.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{escape(name)}</text>')
    return "\n".join(out + ["</svg>", ""])
