"""The table of the benchmark: one row for each comparison, each with a verdict."""

HEAD = (
    "| Work | Against | dnp-logcheck | other | ratio (pairs) | ratio of CPU | wanted | verdict |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- |"
)


def seconds(value):
    """A time with three digits that count."""
    return f"{value * 1000:.3g} ms" if value < 1 else f"{value:.3g} s"


def verdict(value, wanted):
    """True if the target was reached."""
    if wanted is None:
        return "–"
    return "reached" if value <= wanted else f"**missed** ({value:.2f}, wanted {wanted})"


class Table:
    """Prints rows as they come, and keeps them for the page."""

    def __init__(self, means_nothing=None):
        self.rows = []
        self.wrong = 0
        self.means_nothing = means_nothing

    def add(self, *cells):
        """Prints a row."""
        row = "| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |"
        if not self.rows:
            print(HEAD)
        print(row, flush=True)
        self.rows.append(row)

    def compare(self, work, against, ratio, wanted, problem=None):
        """A row for two commands that were timed in turn."""
        if problem:
            return self.refuse(work, against, wanted, problem)
        cpu = f"{ratio.cpu:.2f}" if ratio.cpu is not None else "–"
        self.add(
            work, against, seconds(ratio.ours), seconds(ratio.others),
            f"{ratio.wall:.2f} ({ratio.least:.2f} to {ratio.most:.2f})", cpu, wanted if wanted is not None else "–",
            self.means_nothing or verdict(ratio.wall, wanted))

    def figure(self, work, shown, value, wanted, wanted_shown, problem=None):
        """A row for something that is compared with a number alone."""
        if problem:
            return self.refuse(work, "–", wanted_shown, problem)
        self.add(work, "–", shown, "–", "–", "–", wanted_shown, self.means_nothing or verdict(value, wanted))

    def refuse(self, work, against, wanted, problem):
        """A row for work that was not done rightly: no time of it counts."""
        self.wrong += 1
        shown = "–" if wanted is None else wanted
        self.add(work, against, "–", "–", "–", "–", shown, f"**WRONG RESULT: {problem}**")

    def unmeasured(self, work, against, wanted, why):
        """A row for a comparison that this machine cannot make."""
        shown = "–" if wanted is None else wanted
        self.add(work, against, "–", "–", "–", "–", shown, f"cannot be measured here: {why}")

    def text(self):
        """The whole table."""
        return "\n".join([HEAD] + self.rows)
