# Opens pages without a script in one headless Chromium: dashboards of histories, and sums of results. They have their style and no
# script, their drawings have names, and what browsing.py asks of every page holds. Leaves a screenshot next to each.
import sys

# The folder of the sources stays clean.
sys.dont_write_bytecode = True
from browsing import by_axe, driver, load, narrow, on_paper

bad = []

STYLED = "return getComputedStyle(document.querySelector('header.top')).borderLeftWidth === '10px'"
TITLES = """const plots = [...document.querySelectorAll('svg.plot')];
  return plots.filter(p => !p.getAttribute('aria-label') || p.getBoundingClientRect().height < 50).length"""


for path in sys.argv[1:]:
    found = load(path)
    with open(path, encoding="utf-8") as file:
        if "<script" in file.read():
            found.append("has a script")
    if not driver.execute_script("return document.querySelector('main') !== null"):
        found.append("is no page")
    else:
        # The page's policy names its styles by their hashes.
        if not driver.execute_script(STYLED):
            found.append("is without its style")
        if driver.execute_script(TITLES):
            found.append("has a drawing without a name or a height")
    driver.save_screenshot(path + ".png")
    found += on_paper() + by_axe() + narrow(path)
    if found:
        bad.append(path + ": " + "; ".join(found))
driver.quit()
print("\n".join(bad[:20]))
sys.exit(1 if bad else 0)
