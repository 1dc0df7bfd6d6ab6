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

# A kind: the name that code gives it, and the form that its issuer documents.
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
}
PERSONS = {
    "mail-address": ("email", lambda fake: fake.email()),
    "phone-number": ("phone", lambda fake: "+49" + fake.numerify("##########")),
    "card-number": ("card", lambda fake: re.sub(r"(.{4})(?=.)", r"\1 ", fake.credit_card_number("visa16"))),
    "host-address": ("peer", lambda fake: fake.ipv4_public()),
    "iphone-owner": ("deviceName", lambda fake: fake.first_name() + " " + re.sub("[^A-Za-z]", "", fake.last_name())),
    "basic-auth": ("url", lambda fake: fake.user_name() + ":" + fake.password(12, special_chars=False)),
}


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
    "percent": lambda n, v, k, r: f"redirect {n}%3D{urllib.parse.quote(urllib.parse.quote(v, safe=''), safe='')}%26page%3D2",
    "NSData": lambda n, v, k, r: f"{n} = <" + " ".join(re.findall(".{1,8}", (v if k == "apns-token" else v.encode().hex()))) + ">",
    "base64": lambda n, v, k, r: "payload=" + base64.b64encode(jsons(n, v).encode()).decode(),
    "wrapped": None,
}
# In addition to the twelve: only its form identifies it.
BARE = "no name"
CARRIERS[BARE] = lambda n, v, k, r: f"request done with {v} and stored"


def wrapped(name, value, rng):
    """The line as a console of some width breaks it, within the secret."""
    text = f"the request is done and its answer was stored {name}={value} status=200"
    cut = text.index(value) + rng.randint(2, max(2, len(value) - 2))
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
    kinds = [(kind, name, lambda form=form: strings.xeger(form)) for kind, (name, form) in FORMS.items()]
    kinds += [(kind, name, lambda make=make: make(fake)) for kind, (name, make) in PERSONS.items()]
    for kind, name, make in kinds:
        for carrier, write in CARRIERS.items():
            secret = make()
            value = rendered(kind, secret)
            text = wrapped(name, value, rng) if write is None else write(name, value, kind, rng)
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
    print("| Kind | In the twelve carriers | Without a name |\n| --- | --- | --- |")
    for name in [*FORMS, *PERSONS]:
        print(f"| {name} | {share((name, 'all'))} | {share((name, BARE))} |")



main()
