"""Rules made for measuring how cost grows with their number, and captures for them."""

EVENTS = """schema: dnp-rules/1
components:
  ORDER: { tags: ["[X-ORDER]"] }
  OTHER: { tags: ["[X-OTHER]"] }
events:
  order.placed: { summary: an order, component: ORDER, text: "placed {number:word}" }
  order.shipped: { summary: it left, component: ORDER, text: "shipped {number:word}" }
  other.asked: { summary: something else, component: OTHER, text: "asked {number:word}" }
  other.answered: { summary: its answer, component: OTHER, text: "answered {number:word}" }
rules:
"""

RULE = """  - id: {id}
    title: {title}
    kind: response
    key: [number]
    when: {when}
    expect: {{ event: {expect}, within: 60d }}
    tests:
      - name: kept
        events: ["0s {when} number=a", "1s {expect} number=a"]
        expect: pass
      - name: broken
        events: ["0s {when} number=a", "1s tick", "61d tick"]
        expect: fail
"""


def letters(number):
    """A number as three letters: a rule's name has no digits."""
    return "".join(chr(97 + number // 26**place % 26) for place in (2, 1, 0))


def rule(name, when, expect):
    """A rule that waits for one event after another."""
    return RULE.format(id=name, title=f"{when} is answered ({name})", when=when, expect=expect)


def rule_file(using, idle):
    """A rule file with `using` rules that wait for each order, and `idle` ones that no line there concerns."""
    rules = [rule(f"order-ships-{letters(n)}", "order.placed", "order.shipped") for n in range(using)]
    rules += [rule(f"asked-answers-{letters(n)}", "other.asked", "other.answered") for n in range(idle)]
    return EVENTS + "".join(rules)


def stamp(microseconds):
    """A time in the layout of apple-compact, on the days from 1 November 2025 on."""
    seconds, rest = divmod(microseconds, 1_000_000)
    days, seconds = divmod(seconds, 86400)
    hours, seconds = divmod(seconds, 3600)
    return f"2025-11-{1 + days:02d} {hours:02d}:{seconds // 60:02d}:{seconds % 60:02d}.{rest // 1000:03d}"


def orders(path, count, open_at_once):
    """A capture of `count` orders, each shipped, with so many open at any time; 2 ms between two lines."""
    now = 0
    with open(path, "w", encoding="utf-8") as file:
        file.write("Timestamp               Ty Process[PID:TID]\n")
        for number in range(count + open_at_once):
            for verb, which in (("placed", number), ("shipped", number - open_at_once)):
                if 0 <= which < count:
                    file.write(f"{stamp(now)} Df App[412:1a2b] [X-ORDER] {verb} n{which}\n")
                    now += 2000
