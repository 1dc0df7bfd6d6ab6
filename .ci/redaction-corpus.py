#!/usr/bin/env python3
"""Plants made-up secrets in captures, redacts them with the tool, and counts the rest.

  python3 -m venv /tmp/corpus && /tmp/corpus/bin/pip install rstr==3.2.2 faker==40.63.0
  /tmp/corpus/bin/python .ci/redaction-corpus.py .build/release/dnp-logcheck SampleLogs/healthy/*.log

It shares nothing with the redactor: the secrets come from the descriptions that their issuers give of them (made by rstr), and from
Faker; the carriers are written by Python's own libraries. Each secret is planted once, so that nothing is found by being known already.
Prints the tables of docs/redaction.md. --left lists what was left.
"""
import argparse
import base64
import json
import os
import random
import re
import subprocess
import tempfile
import urllib.parse

import faker
import rstr

UUID = r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"
# Twelve words of the list of BIP-39, by a part of that list.
WORDS = " ".join([r"(?:abandon|ability|brisk|candy|damage|eager|fabric|gadget|habit|icon|jazz|kidney|label|machine|naive|oak)"] * 12)
# A kind: the names that code gives it, and the form that its issuer documents (docs/redaction.md has the sources).
FORMS = {
    "aws-access-key": ("accessKeyId", r"AKIA[A-Z2-7]{16}"),
    "aws-secret-key": ("secretAccessKey", r"[A-Za-z0-9/+]{39}[A-Za-z0-9]"),
    "aws-session-token": ("x-amz-security-token", r"IQoJb3JpZ2luX2VjE[A-Za-z0-9/+]{60}/[A-Za-z0-9+/]{40}[a-z0-9]"),
    "slack-bot-token": ("slackToken", r"xoxb-[0-9]{11}-[0-9]{12}-[A-Za-z0-9]{24}"),
    "slack-webhook": ("webhook_secret", r"T[A-Z0-9]{8}/B[A-Z0-9]{8}/[A-Za-z0-9]{24}"),
    "github-token": ("githubToken", r"ghp_[A-Za-z0-9]{36}"),
    "github-fine-grained": ("auth_token", r"github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}"),
    "gitlab-token": ("private_token", r"glpat-[A-Za-z0-9_-]{19}[a-z0-9]"),
    "google-api-key": ("apiKey", r"AIza[A-Za-z0-9_-]{34}[a-z0-9]"),
    "google-oauth-token": ("access_token", r"ya29\.[A-Za-z0-9_-]{80}[a-z0-9]"),
    "firebase-token": ("fcmToken", r"[A-Za-z0-9_-]{22}:APA91b[A-Za-z0-9_-]{66}[A-Za-z0-9_-]{66}[a-z0-9]"),
    "apns-token": ("deviceToken", r"[0-9a-f]{64}"),
    "stripe-key": ("stripe_secret", r"sk_live_[A-Za-z0-9]{24}"),
    "stripe-restricted-key": ("apiKey", r"rk_live_[A-Za-z0-9]{99}"),
    "twilio-key": ("twilio_token", r"SK[0-9a-f]{32}"),
    "sendgrid-key": ("sendgridApiKey", r"SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{42}[a-z0-9]"),
    "mailgun-key": ("mailgun_api_key", r"key-[0-9a-f]{32}"),
    "npm-token": ("_authToken", r"npm_[A-Za-z0-9]{36}"),
    "pypi-token": ("pypi_token", r"pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{80}[a-z0-9]"),
    "openai-key": ("openai_api_key", r"sk-proj-[A-Za-z0-9_-]{73}[a-z0-9]"),
    "anthropic-key": ("api_key", r"sk-ant-api03-[A-Za-z0-9_-]{93}AA"),
    "telegram-bot-token": ("botToken", r"[1-9][0-9]{9}:AA[A-Za-z0-9_-]{32}[a-z0-9]"),
    "discord-token": ("discord_token", r"[MN][A-Za-z0-9]{23}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{26}[a-z0-9]"),
    "digitalocean-token": ("do_token", r"dop_v1_[0-9a-f]{64}"),
    "shopify-token": ("shopifyToken", r"shpat_[0-9a-f]{32}"),
    "sentry-key": ("sentry_auth_token", r"sntrys_eyJ[A-Za-z0-9]{80}_[A-Za-z0-9]{43}"),
    "azure-account-key": ("AccountKey", r"[A-Za-z0-9/+]{86}=="),
    "json-web-token": ("idToken", r"eyJhbGciOiJIUzI1NiJ9\.eyJ[A-Za-z0-9_-]{60}\.[A-Za-z0-9_-]{42}[a-z0-9]"),
    "bearer": ("Authorization", r"Bearer [A-Za-z0-9]{31}[0-9]"),
    "session-cookie": ("session_id", r"s%3A[A-Za-z0-9]{31}[0-9]"),
    "hex-secret": ("client_secret", r"[0-9a-f]{40}"),
    "password": ("password", r"[A-Za-z]{6}[0-9]{2}[!#$*][a-z]{3}"),
    "passphrase": ("passphrase", r"[a-z]{6}-[a-z]{5}-[a-z]{7}-[a-z]{4}"),
    "one-time-code": ("otp", r"[1-9][0-9]{5}"),
    "serial-number": ("serialNumber", r"[C-HJ-NP-Z]{2}[0-9][C-HJ-NP-Z0-9]{8}[0-9]"),
    "imei": ("imei", r"35[0-9]{13}"),
    "udid": ("udid", r"0000[0-9]{4}-[0-9A-F]{15}[0-9]"),
    "mail-password": (("smtp_pass", "SMTP_PASS", "smtpPass", "db_pass", "keystorePass"), r"[A-Za-z]{5}[0-9]{2}[!$*][a-z]{4}"),
    "wifi-key": (("psk", "wpa_psk", "preSharedKey", "WIFI_PSK"), r"[a-z]{5}-[a-z]{4}-[0-9]{3}"),
    "app-password": (("APPLE_APP_SPECIFIC_PASSWORD", "appSpecificPassword"), r"[a-z]{4}-[a-z]{4}-[a-z]{4}-[a-z]{4}"),
    "heroku-key": (("HEROKU_API_KEY", "heroku_key", "herokuKey"), UUID),
    "heroku-token": (("HEROKU_OAUTH_TOKEN", "heroku"), r"HRKU-AA[0-9A-Za-z_-]{57}[a-z0-9]"),
    "braze-key": (("braze_key", "brazeApiKey", "com_braze_api_key"), UUID),
    "postmark-token": (("X-Postmark-Server-Token", "postmark_key"), UUID),
    "pagerduty-token": (("pagerduty", "PAGERDUTY_TOKEN"), r"u\+[A-Za-z0-9_-]{17}[a-z0-9]"),
    "pagerduty-routing-key": (("routing_key", "integrationKey"), r"[0-9a-f]{32}"),
    "plaid-token": (("plaid", "accessToken"), r"access-(?:sandbox|production)-" + UUID),
    "teams-webhook": (("teamsWebhook", "teams_url"), r"https://contoso\.webhook\.office\.com/webhookb2/" + UUID + "@" + UUID
                      + r"/IncomingWebhook/[0-9a-f]{32}/" + UUID),
    "teams-workflow": (("teamsWorkflow", "flow_url"), r"https://prod-[0-9]{2}\.westeurope\.logic\.azure\.com:443/workflows/[0-9a-f]{32}"
                       r"/triggers/manual/paths/invoke\?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1\.0&sig=[A-Za-z0-9_-]{43}"),
    "discord-webhook": (("discordWebhook", "hook_url"), r"https://discord\.com/api/webhooks/[1-9][0-9]{17}/[A-Za-z0-9_-]{67}[a-z0-9]"),
    "seed-phrase": (("mnemonic", "seedPhrase", "recovery_phrase", "walletSeed"), WORDS),
    "social-security-number": (("ssn", "socialSecurityNumber", "social_security_number"), r"[1-6][1-9]{2}-[1-9]{2}-[1-9]{4}"),
    "insurance-number": (("nino", "nationalInsuranceNumber"), r"[ABCEGHJ][ABCEGHJK] [0-9]{2} [0-9]{2} [0-9]{2} [A-D]"),
    "passport-number": (("passport", "passportNumber", "passport_no"), r"[A-Z][0-9]{8}"),
    "driver-licence": (("driversLicense", "driving_licence"), r"[A-Z]{5}[0-9][015][0-9][012][1-9][0-9][A-Z]{2}[0-9][A-Z]{2}"),
    "tax-number": (("taxId", "itin", "tax_identification_number"), r"9[0-9]{2}-7[0-9]-[0-9]{4}"),
    "bank-account": (("accountNumber", "bank_account"), r"[1-9][0-9]{9}"),
    "routing-number": (("routingNumber", "routing_number"), r"0[1-9]{2}[0-9]{6}"),
    "health-number": (("nhsNumber", "nhs_number", "patientId"), r"[4-7][0-9]{2} [0-9]{3} [0-9]{4}"),
    "birth-date": (("dob", "dateOfBirth", "birth_date", "birthday"), r"19[4-9][0-9]-0[1-9]-[12][0-9]"),
    "latitude": (("lat", "latitude"), r"[1-8][0-9]\.[0-9]{5}"),
    "location": (("location", "lastLocation"), r"[1-8][0-9]\.[0-9]{6},1?[1-9][0-9]\.[0-9]{6}"),
    "launchdarkly-key": (("sdkKey", "launchdarkly"), r"sdk-" + UUID),
    "mapbox-token": (("MAPBOX_DOWNLOADS_TOKEN", "mapbox"), r"sk\.eyJ1Ijoi[A-Za-z0-9]{30}In0\.[A-Za-z0-9_-]{21}[a-z0-9]"),
    "algolia-key": (("X-Algolia-API-Key", "algolia_admin_key", "searchKey"), r"[0-9a-f]{32}"),
    "datadog-key": (("DD_API_KEY", "datadogKey"), r"[0-9a-f]{32}"),
    "datadog-app-key": (("DD_APP_KEY", "datadog"), r"ddapp_[A-Za-z0-9]{34}"),
    "airtable-token": (("AIRTABLE_PAT", "airtable"), r"pat[A-Za-z0-9]{14}\.[0-9a-f]{64}"),
    "airship-secret": (("masterSecret", "productionAppSecret"), r"[A-Za-z0-9_-]{21}[0-9]"),
    "onesignal-key": (("ONESIGNAL_REST_API_KEY", "onesignal"), r"os_v2_app_[a-z2-7]{52}[a-z2-7]{51}"),
    "sentry-address": (("dsn", "SENTRY_DSN"), r"https://[0-9a-f]{32}@o[1-9][0-9]{4}\.ingest\.sentry\.io/[1-9][0-9]{6}"),
    "okta-token": (("OKTA_API_TOKEN", "oktaKey"), r"00[A-Za-z0-9_-]{39}[a-z0-9]"),
    "cloudflare-token": (("CF_API_TOKEN", "cloudflare"), r"cfut_[A-Za-z0-9]{47}[0-9]"),
    "contentful-token": (("CONTENTFUL_TOKEN", "contentful"), r"CFPAT-[A-Za-z0-9_-]{42}[a-z0-9]"),
    "dropbox-token": (("dropbox", "DROPBOX_TOKEN"), r"sl\.[A-Za-z0-9_-]{67}[A-Za-z0-9_-]{67}[a-z0-9]"),
    "totp-secret": (("totpSecret", "authenticator_key", "mfa_secret"), r"[A-Z2-7]{15}[2-7]{2}[A-Z2-7]{15}"),
    "otpauth-address": (("otpauth", "qr"), r"otpauth://totp/Example:ann\?secret=[A-Z2-7]{32}"),
    "azure-client-secret": (("AZURE_CLIENT_SECRET", "azure"), r"[A-Za-z0-9_~.-]{3}8Q~[A-Za-z0-9_~.-]{33}[a-z0-9]"),
    "azure-signature": (("sasToken", "sas"), r"sv=2021-06-08&sr=c&sig=[A-Za-z0-9]{42}%3D"),
    "database-address": (("DATABASE_URL", "mongoUri"), r"postgresql://shop:[A-Za-z]{6}[0-9]{4}[a-z]{3}@db\.host\.example:5432/shop"),
    "confluent-secret": (("sasl.password", "confluent"), r"cflt[A-Za-z0-9/+]{59}[a-z0-9]"),
    "elastic-key": (("ELASTIC_API_KEY", "elasticKey"), r"[A-Za-z0-9]{57}[0-9]=="),
    "revenuecat-key": (("revenueCatKey", "purchases"), r"sk_[A-Za-z0-9]{31}[0-9]"),
    "code-verifier": (("code_verifier", "codeVerifier"), r"[A-Za-z0-9_-]{42}[0-9]"),
    "authorization-code": (("authorizationCode", "auth_code"), r"4/0A[A-Za-z0-9_-]{69}[a-z0-9]"),
    "session-id": (("JSESSIONID", "PHPSESSID", "connect.sid"), r"[0-9A-F]{31}[0-9]"),
    "csrf-token": (("X-CSRF-Token", "csrfmiddlewaretoken", "_csrf"), r"[A-Za-z0-9]{31}[0-9]"),
    "signature": (("X-Hub-Signature-256", "signature"), r"sha256=[0-9a-f]{64}"),
    "shared-secret": (("sharedSecret", "APPLE_SHARED_SECRET"), r"[0-9a-f]{32}"),
    "app-check-token": (("FIREBASE_APPCHECK_DEBUG_TOKEN", "appCheckDebugToken"), UUID),
    "ethereum-key": (("privateKey", "DEPLOYER_PRIVATE_KEY"), r"0x[0-9a-f]{64}"),
    "bitcoin-key": (("wif", "privkey"), r"[KL][1-9A-HJ-NP-Za-km-z]{51}"),
    "vehicle-number": (("vin", "vehicleIdentificationNumber"), r"[A-HJ-NPR-Z][A-HJ-NPR-Z0-9]{11}[0-9]{5}"),
}
PERSONS = {
    "mail-address": ("email", lambda fake: fake.email()),
    "phone-number": ("phone", lambda fake: "+49" + fake.numerify("##########")),
    "card-number": ("card", lambda fake: re.sub(r"(.{4})(?=.)", r"\1 ", fake.credit_card_number("visa16"))),
    "host-address": ("peer", lambda fake: fake.ipv4_public()),
    "iphone-owner": ("deviceName", lambda fake: fake.first_name() + " " + re.sub("[^A-Za-z]", "", fake.last_name())),
    "basic-auth": ("url", lambda fake: fake.user_name() + ":" + fake.password(12, special_chars=False)),
}


# The part of an address that gives access; its host and its names do not.
SECRET_PARTS = {
    "plaid-token": r"access-\w+-(.*)", "launchdarkly-key": "sdk-(.*)", "teams-webhook": "IncomingWebhook/(.*)",
    "teams-workflow": "sig=(.*)", "discord-webhook": r"webhooks/\d+/(.*)", "sentry-address": "//(.*)@", "otpauth-address": "secret=(.*)",
    "azure-signature": "sig=(.*)%3D", "database-address": "shop:(.*)@", "mapbox-token": r"\.(.*)",
}


def secret_part(kind, value):
    """What must not remain of a value."""
    return re.search(SECRET_PARTS[kind], value).group(1) if kind in SECRET_PARTS else value


def rendered(kind, secret):
    """The secret as a line prints it, with text around it if it has any."""
    if kind == "iphone-owner":
        return secret + "’s iPhone"
    if kind == "basic-auth":
        return "https://" + secret + "@host.example/x"
    return secret


def jsons(name, value):
    return json.dumps({"id": 7, name: value, "state": "sent"}, separators=(",", ":"))


# A carrier: a line that a program prints. `None` if no program prints such a secret.
CARRIERS = {
    "name=value": lambda n, v, k, r: f"request done {n}={v}, status=200",
    "name: value": lambda n, v, k, r: f"request done {n}: {v}",
    "URL": lambda n, v, k, r: v + " opened" if k == "basic-auth" else
        f"GET https://api.host.example/v1/items?{n}={urllib.parse.quote(v, safe=':._-~')}&page=2",
    "JSON": lambda n, v, k, r: "response " + jsons(n, v),
    "JSON in JSON": lambda n, v, k, r: "response " + json.dumps({"body": jsons(n, v)}),
    "Optional": lambda n, v, k, r: f'store {n}: Optional("{v}")',
    "Swift description": lambda n, v, k, r: f'Session(id: 7, {n}: "{v}", state: .sent)',
    "Java toString": lambda n, v, k, r: "Session{id=7, " + f"{n}='{v}', state=SENT" + "}",
    "header": lambda n, v, k, r: f"> {n if n.startswith('X-') else 'X-' + n}: {v}",
    "sentence": lambda n, v, k, r: f"the {n} is {v} now",
    "quotes": lambda n, v, k, r: f"set {n} '{v}' for the user",
    "percent": lambda n, v, k, r: f"redirect {n}%3D{urllib.parse.quote(urllib.parse.quote(v, safe=''), safe='')}%26page%3D2",
    "NSData": lambda n, v, k, r: f"{n} = <" + " ".join(re.findall(".{1,8}", (v if k == "apns-token" else v.encode().hex()))) + ">",
    "base64": lambda n, v, k, r: "payload=" + base64.b64encode(jsons(n, v).encode()).decode(),
    "wrapped": None,
}
# In addition to these: only its form identifies it.
BARE = "no name"
CARRIERS[BARE] = lambda n, v, k, r: f"request done with {v} and stored"


def wrapped(name, value, secret, rng):
    """The line as a console of some width breaks it, within the secret."""
    text = f"the request is done and its answer was stored {name}={value} status=200"
    cut = text.index(secret) + rng.randint(2, max(2, len(secret) - 2))
    return text[:cut] + "\n" + text[cut:]


def parts(secret):
    """The pieces of the secret that must not remain, since they would help a finder."""
    length = 12 if len(secret) >= 24 else 8 if len(secret) >= 12 else len(secret)
    return {secret[i:i + length] for i in range(0, len(secret) - length + 1)}


def held(text, secret, carrier):
    """True if a piece of the secret can still be read from a redacted line."""
    views = [text, urllib.parse.unquote(urllib.parse.unquote(text)), text.replace('\\"', '"')]
    if carrier == "wrapped":
        views = [text.replace("\n", "")]
    if carrier == "NSData":
        found = re.search("<(.*)>", text)
        digits = found.group(1).replace(" ", "") if found else ""
        views = [digits, bytes.fromhex(digits).decode("latin1") if re.fullmatch("([0-9a-f]{2})*", digits) else ""]
    if carrier == "base64":
        try:
            views = [base64.b64decode(text.split("payload=")[1].strip() + "==").decode("latin1")]
        except (ValueError, IndexError):
            views = []
    return any(part in view for part in parts(secret) for view in views)


def plant(capture, rng, strings, fake):
    """The capture with one line per kind and carrier, and the position of each."""
    lines = open(capture, errors="surrogateescape").read().split("\n")
    planted = []
    kinds = [(kind, names, lambda form=form: strings.xeger(form)) for kind, (names, form) in FORMS.items()]
    kinds += [(kind, name, lambda make=make: make(fake)) for kind, (name, make) in PERSONS.items()]
    for kind, names, make in kinds:
        for carrier, write in CARRIERS.items():
            name = rng.choice([names] if isinstance(names, str) else names)
            secret = make()
            value = rendered(kind, secret)
            secret = secret_part(kind, secret)
            text = wrapped(name, value, secret, rng) if write is None else write(name, value, kind, rng)
            planted.append((kind, carrier, secret, text))
    rng.shuffle(planted)
    # After the last line, with the header of one of a foreign process: a line in the middle could change what the capture shows.
    heads = [re.match(r"(\d{4}-\d\d-\d\d [0-9:.]+[+-]\d{4} 0x\w+ +Default +0x0 +)", line) for line in lines]
    heads = [head.group(1) for head in heads if head]
    if not heads:
        return None
    body = [line for line in lines if line]
    first = len(body) + 1
    places = []
    for item in planted:
        places.append(first)
        rows = (heads[-1] + "991    0    OtherApp: (CFNetwork) " + item[3]).split("\n")
        body += rows
        first += len(rows)
    return "\n".join(body) + "\n", planted, places, len([line for line in lines if line])


def main():
    options = argparse.ArgumentParser()
    options.add_argument("tool")
    options.add_argument("captures", nargs="+")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--left", action="store_true")
    options = options.parse_args()
    rng = random.Random(options.seed)
    strings = rstr.Rstr(rng)
    faker.Faker.seed(options.seed)
    fake = faker.Faker()
    cells, words, touched, refused, runs = {}, 0, 0, [], 0
    for capture in options.captures:
        made = plant(capture, rng, strings, fake)
        if made is None:
            continue
        text, planted, places, own = made
        with tempfile.TemporaryDirectory() as folder:
            source, target = os.path.join(folder, "in.log"), os.path.join(folder, "out.log")
            open(source, "w", errors="surrogateescape").write(text)
            run = subprocess.run([options.tool, "redact", source, "-o", target], capture_output=True, text=True)
            runs += 1
            if run.returncode != 0:
                refused.append((capture, run.stderr))
                continue
            after = open(target, errors="surrogateescape").read().split("\n")
        before = text.split("\n")
        for (kind, carrier, secret, line), place in zip(planted, places):
            count = line.count("\n") + 1
            row = "\n".join(after[place - 1:place - 1 + count])
            left = held(row, secret, carrier)
            named = [(kind, "all"), ("all", "all")] if carrier != BARE else [(kind, BARE)]
            for cell in [("all", carrier), *named]:
                total, gone = cells.get(cell, (0, 0))
                cells[cell] = (total + 1, gone + (not left))
            if left and options.left:
                print(kind, "|", carrier, "|", line, "|", row.split("(CFNetwork)")[-1])
        for old, new in zip(before[:own], after[:own]):
            pairs = list(zip(re.findall(r"\w+", old), re.findall(r"\w+", new)))
            words += len(pairs)
            touched += sum(a != b for a, b in pairs)
    print(f"{cells[('all', 'all')][0]} secrets of {len(FORMS) + len(PERSONS)} kinds in {len(CARRIERS) - 1} carriers, {runs} captures, "
          f"{len(refused)} refused; of {words} other words {touched} were touched")
    for capture, reason in refused:
        print("refused:", capture, reason)
    share = lambda cell: "{:.1f} %".format(100 * cells.get(cell, (0, 0))[1] / max(1, cells.get(cell, (0, 0))[0]))
    print("| Carrier | Gone |\n| --- | --- |")
    for name in [*CARRIERS, "all"]:
        print(f"| {name} | {share(('all', name))} |" if name != "all" else f"| all but the last | {share(('all', 'all'))} |")
    print("| Kind | With a name | Without a name |\n| --- | --- | --- |")
    for name in [*FORMS, *PERSONS]:
        print(f"| {name} | {share((name, 'all'))} | {share((name, BARE))} |")



main()
