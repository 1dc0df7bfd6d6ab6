# Opens dashboards of histories in a headless Chromium: no request but the page itself, nothing on the console, no script, nothing too
# wide for a phone, on paper all is open and light, and axe has nothing to say, light and dark. Leaves a screenshot next to each.
import json, os, sys
import axe_playwright_python
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

folder = os.path.dirname(axe_playwright_python.__file__)
axe = next(os.path.join(at, "axe.min.js") for at, _, files in os.walk(folder) if "axe.min.js" in files)
with open(axe, encoding="utf-8") as file:
    axe = file.read()

options = webdriver.ChromeOptions()
for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,900"):
    options.add_argument(word)
options.binary_location = "/usr/bin/chromium"
options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
driver.set_script_timeout(600)
bad = []

STYLED = "return getComputedStyle(document.querySelector('header.top')).borderLeftWidth === '10px'"
TITLES = """const plots = [...document.querySelectorAll('svg.plot')];
  return plots.filter(p => !p.getAttribute('aria-label') || p.getBoundingClientRect().height < 50).length"""
PAPER = """const found = [];
  const closed = [...document.querySelectorAll('details')].filter(d =>
    [...d.children].some(c => c.tagName !== 'SUMMARY' && !c.checkVisibility()));
  if (CSS.supports('selector(::details-content)') && closed.length > 0) found.push(closed.length + ' parts are closed on paper');
  const back = getComputedStyle(document.body).backgroundColor;
  if (back !== 'rgb(255, 255, 255)') found.push('paper is ' + back);
  return found"""
RUN = """const done = arguments[arguments.length - 1];
  document.querySelectorAll('details').forEach(d => d.open = true);
  axe.run().then(r => done(r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 160))), e => done([String(e)]))"""
# What reaches beyond a phone's screen, with everything opened; what scrolls for itself may.
WIDE = """document.querySelectorAll('details').forEach(d => d.open = true);
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > width + 1
    && !e.parentElement.closest('.scroll, svg')).slice(0, 3).map(e => 'at 360 px it is too wide: ' + e.outerHTML.slice(0, 120))"""


def load(path):
    driver.get_log("browser"), driver.get_log("performance")
    driver.get("file://" + path)
    found = [entry["message"] for entry in driver.get_log("browser")]
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"].split("#")[0]
            if url != "file://" + path and not url.startswith("chrome"):
                found.append("asks for " + url)
    return found


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
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"media": "print", "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    found += driver.execute_script(PAPER)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    for scheme in ("light", "dark"):
        driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        driver.execute_script(axe)
        found += [scheme + ": " + words for words in driver.execute_async_script(RUN)]
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": True})
    driver.get("file://" + path)
    found += driver.execute_script(WIDE)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    if found:
        bad.append(path + ": " + "; ".join(found))
driver.quit()
print("\n".join(bad[:20]))
sys.exit(1 if bad else 0)
