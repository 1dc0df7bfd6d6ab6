#!/usr/bin/env python3
"""record_terminal.py COLUMNS ROWS TITLE COMMAND...: runs a command in a terminal and prints the recording as asciicast 2, which is text.

https://docs.asciinema.org/manual/asciicast/v2/. Pauses are cut to two seconds.
"""
import fcntl
import json
import os
import pty
import struct
import sys
import termios
import time

LONGEST_PAUSE = 2.0


def main():
    columns, rows, title, *command = sys.argv[1:]
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", int(rows), int(columns), 0, 0))
    head = {"version": 2, "width": int(columns), "height": int(rows), "title": title, "env": {"TERM": os.environ["TERM"]}}
    print(json.dumps(head))
    start = last = time.monotonic()
    cut = 0.0
    rest = b""
    while True:
        try:
            data = os.read(terminal, 65536)
        except OSError:
            data = b""
        if not data:
            break
        now = time.monotonic()
        cut += max(0.0, now - last - LONGEST_PAUSE)
        last = now
        # A character may be cut by the end of what was read.
        text, rest = decoded(rest + data)
        if text:
            print(json.dumps([round(now - start - cut, 3), "o", text], ensure_ascii=False))
    _, status = os.waitpid(child, 0)
    sys.exit(os.waitstatus_to_exitcode(status))


def decoded(data):
    for length in range(len(data), max(-1, len(data) - 4), -1):
        try:
            return data[:length].decode(), data[length:]
        except UnicodeDecodeError:
            continue
    return data.decode(errors="replace"), b""


main()
