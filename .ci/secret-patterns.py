#!/usr/bin/env python3
"""Writes Rules/redaction/detect-secrets.yml from the detectors of the Python package detect-secrets (Apache-2.0).

  python3 -m venv /tmp/detectors && /tmp/detectors/bin/pip install detect-secrets==1.5.0
  /tmp/detectors/bin/python .ci/secret-patterns.py > Rules/redaction/detect-secrets.yml
"""
import importlib
import importlib.metadata
import pkgutil
import re

import detect_secrets.plugins
from detect_secrets.plugins.base import RegexBasedDetector

# Detectors whose secrets the sorts of secrets.yml find by other patterns, which keep the text around them.
OWN = {"BasicAuthDetector", "IPPublicDetector", "JwtTokenDetector", "PrivateKeyDetector"}
# Detectors whose one group is the secret; of the others the whole match is.
GROUPED = {"AWSKeyDetector", "CloudantDetector", "IbmCloudIamDetector", "IbmCosHmacDetector", "SoftlayerDetector"}


def detectors():
    for module in sorted(pkgutil.iter_modules(detect_secrets.plugins.__path__), key=lambda module: module.name):
        plugin = importlib.import_module("detect_secrets.plugins." + module.name)
        for name, kind in sorted(vars(plugin).items()):
            if not isinstance(kind, type) or not issubclass(kind, RegexBasedDetector) or name in OWN:
                continue
            if kind.__module__ == plugin.__name__ and isinstance(getattr(kind, "denylist", None), (list, tuple)):
                yield kind.secret_type, name, kind.denylist


def pattern(regex, is_grouped):
    """The expression as PCRE2 takes it, with the secret in the group of that name and no other groups."""
    text = re.sub(r"(?<!\\)\((?!\?)", lambda match: "(?:", regex.pattern)
    if is_grouped and regex.groups == 1:
        start = re.search(r"(?<!\\)\((?!\?)", regex.pattern).start()
        text = regex.pattern[:start] + "(?<secret>" + regex.pattern[start + 1:]
    return ("(?i)" if regex.flags & re.IGNORECASE else "") + text


def main():
    version = importlib.metadata.version("detect-secrets")
    print(f"""# Made by .ci/secret-patterns.py out of detect-secrets {version} (https://github.com/Yelp/detect-secrets). Do not edit.
# Copyright Yelp Inc. and contributors, licensed under the Apache License 2.0. Changed: groups are named or do not capture.
schema: dnp-rules/1

redact:
  - id: service-tokens
    title: keys and tokens of known services
    # Words have no digits, and these tokens do.
    allow: ['^\\D*$']
    everywhere: true
    detect:""")
    for secret_type, name, expressions in detectors():
        print(f"      # {secret_type}")
        for regex in expressions:
            quoted = pattern(regex, name in GROUPED).replace("'", "''")
            print(f"      - regex: '{quoted}'")


main()
