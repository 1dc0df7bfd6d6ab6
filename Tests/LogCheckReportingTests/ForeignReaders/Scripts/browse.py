# Opens all pages in one headless Chromium, and asks of each what browsing.py says. The filter of a page of a run filters, and
# everything is shown without the script. Pages after --plain are dashboards and sums: they have their style and no script, and their
# drawings have names. --some=COUNT:SEED leaves axe, paper and the phone to so many drawn pages of either kind. Leaves screenshots
# next to the pages.
import random, re, sys, tempfile

# The folder of the sources stays clean.
sys.dont_write_bytecode = True
from browsing import by_axe, driver, load, narrow, on_paper

SHOWN = """return [...document.querySelectorAll('tr[data-rule]')].filter(r => r.getClientRects().length > 0)
  .map(r => r.dataset.verdict)"""
CHOOSE = """const select = document.getElementById('filter-verdict'), field = document.getElementById('filter-rule');
  select.value = arguments[0]; field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }));
  return document.getElementById('filter-count').textContent"""
STYLED = "return getComputedStyle(document.querySelector('header.top')).borderLeftWidth === '10px'"
TITLES = """const plots = [...document.querySelectorAll('svg.plot')];
  return plots.filter(p => !p.getAttribute('aria-label') || p.getBoundingClientRect().height < 50).length"""


def filters():
    everything = driver.execute_script(SHOWN)
    for verdict in ("fail", "pass", "inconclusive", "notExercised", "notApplicable"):
        count = driver.execute_script(CHOOSE, verdict, "")
        shown = driver.execute_script(SHOWN)
        if shown != [item for item in everything if item == verdict]:
            return "the filter shows " + str(shown) + " for " + verdict
        if count.split(" ")[0] != str(len(shown)):
            return "the filter counts " + count
    driver.execute_script(CHOOSE, "", "no such rule")
    if driver.execute_script(SHOWN):
        return "the filter shows rules of other names"
    driver.execute_script(CHOOSE, "", "")
    return None if driver.execute_script(SHOWN) == everything else "the filter does not show everything again"


def is_page():
    return driver.execute_script("return document.querySelector('main') !== null")


def without_script(path):
    """The objections to a page of a run without its script."""
    rules = len(driver.execute_script(SHOWN))
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"<script>.*?</script>", "", file.read(), flags=re.S)
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        found = load(file.name)
        if len(driver.execute_script(SHOWN)) != rules:
            found.append("without its script it shows other rules")
    return found


def run_page(path, in_full, filtered):
    found = load(path)
    if not is_page():
        found.append("is no page")
    elif filtered:
        trouble = filters()
        if trouble:
            found.append(trouble)
    if in_full:
        driver.save_screenshot(path + ".png")
        found += on_paper() + by_axe() + without_script(path)
    if filtered:
        found += narrow(path)
    return found


def plain_page(path, in_full):
    found = load(path)
    with open(path, encoding="utf-8") as file:
        if "<script" in file.read():
            found.append("has a script")
    if not is_page():
        found.append("is no page")
    else:
        # The page's policy names its styles by their hashes.
        if not driver.execute_script(STYLED):
            found.append("is without its style")
        if driver.execute_script(TITLES):
            found.append("has a drawing without a name or a height")
    if in_full:
        driver.save_screenshot(path + ".png")
        found += on_paper() + by_axe()
    return found + narrow(path)


how, pages = sys.argv[1], sys.argv[2:]
at = pages.index("--plain") if "--plain" in pages else len(pages)
runs, plain = pages[:at], pages[at + 1:]
if how == "--every":
    full = set(runs[::20] + [path for path in runs if "/sample-" in path] + plain)
    filtered = full | set(runs[::5])
else:
    count, seed = (int(word) for word in how.removeprefix("--some=").split(":"))
    drawn = random.Random(seed)
    # Pages that are written without a run of the tool vary more.
    made = [path for path in runs if "/tool-" not in path] or runs
    full = set(drawn.sample(made, min(count, len(made))) + drawn.sample(plain, min(1, len(plain))))
    filtered = full | set(drawn.sample(runs, min(4, len(runs))))
found = [(path, run_page(path, path in full, path in filtered)) for path in runs]
found += [(path, plain_page(path, path in full)) for path in plain]
driver.quit()
bad = [path + ": " + "; ".join(words) for path, words in found if words]
print("\n".join(bad[:20]))
sys.exit(1 if bad else 0)
