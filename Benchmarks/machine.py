"""The machine of the figures, and the tools that it lacks."""

import datetime
import os
import platform
import re
import subprocess
import sys

from measure import has

# The packages of Debian and of Homebrew that hold each tool.
PACKAGES = {
    "rg": ("ripgrep", "ripgrep"),
    "grep": ("grep", "grep"),
    "ugrep": ("ugrep", "ugrep"),
    "gawk": ("gawk", "gawk"),
    "mawk": ("mawk", "mawk"),
    "jq": ("jq", "jq"),
    "zcat": ("gzip", "gzip"),
    "igzip": ("isal", "isa-l"),
    "taskset": ("util-linux", None),
    "valgrind": ("valgrind", None),
    "/usr/bin/time": ("time", "gnu-time"),
}


def is_here(tool):
    """True if the tool, or the file of this path, exists."""
    return os.access(tool, os.X_OK) if tool.startswith("/") else has(tool)


def lacking(tools):
    """The reason why a measurement needs tools that are missing, or None if all exist."""
    absent = [tool for tool in tools if not is_here(tool)]
    if not absent:
        return None
    names = [PACKAGES.get(tool, (tool, tool))[sys.platform == "darwin"] for tool in absent]
    ways = "brew install" if sys.platform == "darwin" else "apt-get install"
    known = " ".join(name for name in names if name)
    return " and ".join(absent) + (" are" if len(absent) > 1 else " is") + " missing" + (
        f"; {ways} {known}" if known else " and not to be had here")


def first_line(command):
    """The first line that a command prints, or nothing."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    except OSError:
        return ""
    lines = done.stdout.decode("utf-8", "replace").splitlines()
    return lines[0].strip() if lines else ""


def processor():
    """The model of the processor."""
    try:
        for line in open("/proc/cpuinfo", encoding="utf-8"):
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return first_line(["sysctl", "-n", "machdep.cpu.brand_string"]) or platform.processor() or platform.machine()


def memory():
    """The memory of the machine in GiB."""
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30


def vectors():
    """The widest vector instructions that the tool's kernels could use."""
    try:
        flags = open("/proc/cpuinfo", encoding="utf-8").read().split()
    except OSError:
        return ""
    return "AVX2" if "avx2" in flags else "NEON" if "asimd" in flags else ""


def version(tool):
    """The tool with its version."""
    text = first_line([tool, "-W", "version"]) if tool == "mawk" else first_line([tool, "--version"])
    number = re.search(r"\d+(\.\d+)+", text)
    return f"{tool} {number.group()}" if number else tool


def means_nothing():
    """The reason why the figures of this run have no meaning, or None."""
    if os.environ.get("DEBUG_BUILD", "") not in ("", "0"):
        return "debug build: means nothing"
    return "short run: means nothing" if os.environ.get("SHORT", "") not in ("", "0") else None


def described(check):
    """Lines with the machine, the date and the tools of the measurement."""
    compiler = re.search(r"Swift version (\S+)", first_line(["swift", "--version"]))
    with_vectors = f" ({vectors()})" if vectors() else ""
    load = os.getloadavg()[0]
    lines = [
        f"Measured on {datetime.date.today()} on {os.cpu_count()} cores of {processor()}{with_vectors}, "
        f"{memory():.0f} GiB, {platform.system()} {platform.machine()}; load before the first run {load:.1f}.",
        f"dnp-logcheck {first_line([check, '--version'])}"
        + (f" built by Swift {compiler.group(1)}" if compiler else "") + "; "
        + ", ".join(version(tool) for tool in PACKAGES if not tool.startswith("/") and has(tool)) + ".",
    ]
    absent = [tool for tool in PACKAGES if not is_here(tool)]
    for tool in absent:
        lines.append(f"Not here: {lacking([tool])}.")
    return lines
