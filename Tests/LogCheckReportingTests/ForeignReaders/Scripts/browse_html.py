# Opens all pages in one headless Chromium: no request but the page itself, nothing on the console, the filter filters, everything
# is shown without the script, on paper all is open and light, and axe has nothing to say of some of them, light and dark. Leaves a
# screenshot beside those.
import json, os, re, sys, tempfile
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
# A machine that runs other tests meanwhile takes longer than the half minute that scripts have otherwise.
driver.set_script_timeout(600)
bad = []


def load(path):
    driver.get_log("browser"), driver.get_log("performance")
    driver.get("file://" + path)
    told = [entry["message"] for entry in driver.get_log("browser")]
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"].split("#")[0]
            if url != "file://" + path and not url.startswith("chrome"):
                told.append("asks for " + url)
    return told


SHOWN = """return [...document.querySelectorAll('tr[data-rule]')].filter(r => r.getClientRects().length > 0)
  .map(r => r.dataset.verdict)"""
CHOOSE = """const select = document.getElementById('filter-verdict'), field = document.getElementById('filter-rule');
  select.value = arguments[0]; field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }));
  return document.getElementById('filter-count').textContent"""
PAPER = """const told = [];
  const closed = [...document.querySelectorAll('details')].filter(d =>
    [...d.children].some(c => c.tagName !== 'SUMMARY' && !c.checkVisibility()));
  if (CSS.supports('selector(::details-content)') && closed.length > 0) told.push(closed.length + ' parts are closed on paper');
  const back = getComputedStyle(document.body).backgroundColor;
  if (back !== 'rgb(255, 255, 255)') told.push('paper is ' + back);
  return told"""
RUN = """const done = arguments[arguments.length - 1];
  document.querySelectorAll('details').forEach(d => d.open = true);
  axe.run().then(r => done(r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 160))), e => done([String(e)]))"""


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


# What reaches beyond a phone's screen, with everything opened; what scrolls for itself may.
WIDE = """document.querySelectorAll('details').forEach(d => d.open = true);
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > width + 1
    && !e.parentElement.closest('.scroll, svg')).slice(0, 3).map(e => 'at 360 px it is too wide: ' + e.outerHTML.slice(0, 120))"""


def narrow(path):
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": True})
    driver.get("file://" + path)
    found = driver.execute_script(WIDE)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    return found


for number, path in enumerate(sys.argv[1:]):
    told = load(path)
    if not driver.execute_script("return document.querySelector('main') !== null"):
        told.append("is no page")
    elif number % 5 == 0 or "/sample-" in path:
        trouble = filters()
        if trouble:
            told.append(trouble)
    if number % 20 == 0 or "/sample-" in path:
        rules = len(driver.execute_script(SHOWN))
        driver.save_screenshot(path + ".png")
        driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"media": "print", "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
        told += driver.execute_script(PAPER)
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        for scheme in ("light", "dark"):
            driver.execute_cdp_cmd(
                "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            driver.execute_script(axe)
            told += [scheme + ": " + words for words in driver.execute_async_script(RUN)]
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"<script>.*?</script>", "", file.read(), flags=re.S)
        with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            told += load(file.name)
            if len(driver.execute_script(SHOWN)) != rules:
                told.append("without its script it shows other rules")
    if number % 5 == 0 or "/sample-" in path:
        told += narrow(path)
    if told:
        bad.append(path + ": " + "; ".join(told))
driver.quit()
print("\n".join(bad[:20]))
sys.exit(1 if bad else 0)
