#!/usr/bin/env python3
"""wheel.py ARCHIVE FOLDER: packs the archive of a release (`make dist`) as a Python wheel, which holds the binary itself.

A wheel is a zip with a list of its files; it needs no more than the standard library. The same archive gives the same bytes: times are
those of the archive, files are in a fixed order. https://packaging.python.org/specifications/binary-distribution-format/
"""

import base64
import hashlib
import os
import pathlib
import re
import shlex
import struct
import sys
import tarfile
import time
import zipfile

HERE = pathlib.Path(__file__).resolve().parent


def about():
    """The lines NAME='VALUE' of about.env."""
    words = shlex.split((HERE / "about.env").read_text(), comments=True)
    described = dict(word.split("=", 1) for word in words)
    described["HOMEPAGE"] = os.environ.get("HOMEPAGE") or described["HOMEPAGE"]
    return described


def needs_a_loader(binary):
    """Whether an ELF program has an interpreter (PT_INTERP): one that is linked statically has none."""
    if binary[:5] != b"\x7fELF\x02":
        raise SystemExit("wheel: the binary is not a 64-bit ELF file")
    offset, size, count = struct.unpack_from("<Q", binary, 32)[0], *struct.unpack_from("<HH", binary, 54)
    return any(struct.unpack_from("<I", binary, offset + index * size)[0] == 3 for index in range(count))


def platform(system, machine, binary, macos):
    """The tag of the systems on which the binary runs."""
    if system == "macos":
        return f"macosx_{macos.replace('.', '_')}_{'universal2' if machine == 'universal' else machine}"
    if not needs_a_loader(binary):
        # It uses no library of the system. 2.17 is the oldest glibc that has a tag for every machine; musl is as good.
        return f"manylinux_2_17_{machine}.manylinux2014_{machine}.musllinux_1_1_{machine}"
    minor = max((int(text) for text in re.findall(rb"\0GLIBC_2\.(\d+)(?=[.\0])", binary)), default=17)
    return f"manylinux_2_{max(minor, 17)}_{machine}"


def metadata(about, version, readme):
    return "\n".join([
        "Metadata-Version: 2.4",
        f"Name: {about['NAME']}",
        f"Version: {version}",
        f"Summary: {about['SUMMARY']}",
        f"Project-URL: Homepage, {about['HOMEPAGE']}",
        f"Maintainer-email: {about['MAINTAINER']}",
        f"License-Expression: {about['LICENCE']}",
        "License-File: LICENSE",
        "License-File: COPYRIGHT",
        "Requires-Python: >=3.8",
        "Description-Content-Type: text/markdown",
        "",
        readme,
    ]) + "\n"


def destination(name, data, info):
    """Where pip is to put a file of the archive: the binary on the path, the rest below the environment's share."""
    if name.startswith("bin/"):
        return f"{data}/scripts/{name[4:]}"
    if name.startswith("share/"):
        return f"{data}/data/{name}"
    if name in ("LICENSE", "COPYRIGHT"):
        return f"{info}/licenses/{name}"
    return None


def write(path, files, date):
    """Writes the zip; each file is (name, mode, bytes)."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, mode, content in files:
            entry = zipfile.ZipInfo(name, date)
            entry.create_system = 3  # Unix: the mode counts
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)


def record(files, info):
    """The list of the files with their sums. It is in the list as well, without a sum."""
    lines = []
    for name, _, content in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(content)}")
    return "\n".join(lines + [f"{info}/RECORD,,", ""]).encode()


def main(archive, folder):
    found = re.fullmatch(r"dnp-logcheck-([0-9.]+)-(linux|macos)-([a-z0-9_]+)\.tar\.gz", archive.name)
    if not found:
        raise SystemExit(f"wheel: this is no archive of a release: {archive}")
    version, system, machine = found.groups()
    described = about()
    stem = f"{described['NAME'].replace('-', '_')}-{version}"
    data, info = f"{stem}.data", f"{stem}.dist-info"

    files, newest, binary = [], 0, b""
    with tarfile.open(archive) as packed:
        for member in sorted(packed.getmembers(), key=lambda member: member.name):
            name = member.name.partition("/")[2]
            target = destination(name, data, info) if member.isfile() else None
            if target is None:
                continue
            content = packed.extractfile(member).read()
            newest = max(newest, member.mtime)
            if name == f"bin/{described['NAME']}":
                binary = content
            files.append((target, 0o755 if name.startswith("bin/") else 0o644, content))
    tag = f"py3-none-{platform(system, machine, binary, described['MACOS'])}"
    tags = "".join(f"Tag: py3-none-{part}\n" for part in tag[len("py3-none-"):].split("."))
    readme = f"{described['DESCRIPTION']}\n\n    dnp-logcheck capture.log"
    files.append((f"{info}/METADATA", 0o644, metadata(described, version, readme).encode()))
    files.append((f"{info}/WHEEL", 0o644, f"Wheel-Version: 1.0\nGenerator: dnp-logcheck\nRoot-Is-Purelib: false\n{tags}".encode()))
    files.append((f"{info}/RECORD", 0o644, record(files, info)))

    # A zip cannot hold a time before 1980.
    date = time.gmtime(max(newest, 315532800))[:6]
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"{stem}-{tag}.whl"
    write(wheel, files, date)
    print(wheel)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: wheel.py ARCHIVE FOLDER")
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
