# A headless Chromium and what every page must pass: no request but the page itself, nothing on the console, all open and light on
# paper, nothing too wide for a phone, and axe has no objection in the light and in the dark scheme.
import json, os
import axe_playwright_python
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

_folder = os.path.dirname(axe_playwright_python.__file__)
_axe = next(os.path.join(at, "axe.min.js") for at, _, files in os.walk(_folder) if "axe.min.js" in files)
with open(_axe, encoding="utf-8") as file:
    _axe = file.read()

_options = webdriver.ChromeOptions()
for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,900"):
    _options.add_argument(word)
_options.binary_location = "/usr/bin/chromium"
_options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
driver = webdriver.Chrome(options=_options, service=Service("/usr/bin/chromedriver"))
# A machine that runs other tests meanwhile takes longer than the half minute that scripts have otherwise.
driver.set_script_timeout(600)

_PAPER = """const found = [];
  const closed = [...document.querySelectorAll('details')].filter(d =>
    [...d.children].some(c => c.tagName !== 'SUMMARY' && !c.checkVisibility()));
  if (CSS.supports('selector(::details-content)') && closed.length > 0) found.push(closed.length + ' parts are closed on paper');
  const back = getComputedStyle(document.body).backgroundColor;
  if (back !== 'rgb(255, 255, 255)') found.push('paper is ' + back);
  return found"""
_RUN = """const done = arguments[arguments.length - 1];
  document.querySelectorAll('details').forEach(d => d.open = true);
  axe.run().then(r => done(r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 160))), e => done([String(e)]))"""
# Elements beyond a phone's screen, with everything opened; a part that scrolls may be wider.
_WIDE = """document.querySelectorAll('details').forEach(d => d.open = true);
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


def on_paper():
    """The objections to the loaded page on paper."""
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"media": "print", "features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    found = driver.execute_script(_PAPER)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    return found


def by_axe():
    """The objections of axe to the loaded page."""
    found = []
    for scheme in ("light", "dark"):
        driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        driver.execute_script(_axe)
        found += [scheme + ": " + words for words in driver.execute_async_script(_RUN)]
    return found


def narrow(path):
    """Elements of a page that are too wide for a phone."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": True})
    driver.get("file://" + path)
    found = driver.execute_script(_WIDE)
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    return found
