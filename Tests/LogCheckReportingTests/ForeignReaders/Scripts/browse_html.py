# Opens all pages in one headless Chromium: the filter filters, everything is shown without the script, and what browsing.py asks of
# every page holds. Leaves a screenshot next to some.
import re, sys, tempfile

# The folder of the sources stays clean.
sys.dont_write_bytecode = True
from browsing import by_axe, driver, load, narrow, on_paper

bad = []

SHOWN = """return [...document.querySelectorAll('tr[data-rule]')].filter(r => r.getClientRects().length > 0)
  .map(r => r.dataset.verdict)"""
CHOOSE = """const select = document.getElementById('filter-verdict'), field = document.getElementById('filter-rule');
  select.value = arguments[0]; field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }));
  return document.getElementById('filter-count').textContent"""


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


for number, path in enumerate(sys.argv[1:]):
    found = load(path)
    if not driver.execute_script("return document.querySelector('main') !== null"):
        found.append("is no page")
    elif number % 5 == 0 or "/sample-" in path:
        trouble = filters()
        if trouble:
            found.append(trouble)
    if number % 20 == 0 or "/sample-" in path:
        rules = len(driver.execute_script(SHOWN))
        driver.save_screenshot(path + ".png")
        found += on_paper() + by_axe()
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"<script>.*?</script>", "", file.read(), flags=re.S)
        with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            found += load(file.name)
            if len(driver.execute_script(SHOWN)) != rules:
                found.append("without its script it shows other rules")
    if number % 5 == 0 or "/sample-" in path:
        found += narrow(path)
    if found:
        bad.append(path + ": " + "; ".join(found))
driver.quit()
print("\n".join(bad[:20]))
sys.exit(1 if bad else 0)
