"""Makes the captures that are measured on: the tool's own simulator writes them."""

import os
import shutil
import subprocess

from measure import run

# Every event of the plugin in the bench story, on either system, is on a line with one of these, and no other line
# has one: so grep counts the events that the simulator wrote, without the tool's reader or rules. The lines of the
# system's scheduler (dasd) are not counted: `events` in a report counts the plugin's only.
EVENT_LINES = r"DNP-[A-Z]|DN\||APP\||Plugin loaded"
# Pretty JSON spreads a record over lines and repeats its message in a second one.
EVENT_LINES_OF = {
    "apple-json": r'"eventMessage" :.*DNP-[A-Z]',
    "dnp-events": r'"event":',
}


def events_in(path, writer, unpack="cat"):
    """The number of events that the simulator wrote into a capture, counted by grep."""
    pattern = EVENT_LINES_OF.get(writer, EVENT_LINES)
    counted = subprocess.run(
        ["bash", "-c", f"{unpack} '{path}' | LC_ALL=C grep -aEc '{pattern}'"], stdout=subprocess.PIPE)
    return int(counted.stdout)


class Captures:
    """The folder in which captures are made, each when it is first needed."""

    def __init__(self, check, folder, keeps):
        self.check = check
        self.folder = folder
        self.keeps = keeps
        os.makedirs(folder, exist_ok=True)

    def path(self, name):
        """The path of a file of this name."""
        return os.path.join(self.folder, name)

    def simulate(self, options, name):
        """The capture that these options of `simulate bench` make."""
        path = self.path(name)
        if not os.path.exists(path):
            self.make(f"'{self.check}' simulate bench {options} > '{path}.part'")
            os.rename(f"{path}.part", path)
        run(f"cat '{path}' > /dev/null")
        return path

    def bench(self, writer, share, megabytes):
        """So many megabytes of the bench scenario; `share` percent of the entries are the app's."""
        return self.simulate(
            f"--writer '{writer}' --share {share} --megabytes {megabytes}", f"{writer}-{share}-{megabytes}.log")

    def decoys(self, writer, megabytes):
        """A capture in which every line contains a literal of the reader, and none is an event."""
        return self.simulate(
            f"--writer '{writer}' --share 0.0000001 --decoys --bare --megabytes {megabytes}",
            f"{writer}-decoys-{megabytes}.log")

    def packed(self, path):
        """The capture packed with gzip."""
        if not os.path.exists(f"{path}.gz"):
            self.make(f"gzip -6 -c '{path}' > '{path}.gz.part'")
            os.rename(f"{path}.gz.part", f"{path}.gz")
        return f"{path}.gz"

    def pieces(self, count, lines):
        """A folder with `count` captures of `lines` lines, the parts of one long one."""
        folder = self.path(f"pieces-{count}")
        if not os.path.exists(folder):
            os.makedirs(f"{folder}.part")
            # A line takes less than 250 bytes on average.
            megabytes = count * lines * 250 // 2**20 + 1
            self.make(
                f"'{self.check}' simulate bench --writer apple-default --share 20 --megabytes {megabytes} "
                f"| head -n {count * lines} | split -l {lines} -a 6 -d - '{folder}.part/capture-'")
            os.rename(f"{folder}.part", folder)
        found = len(os.listdir(folder))
        if found != count:
            raise SystemExit(f"bench: {found} captures were made instead of {count}")
        run(f"cat '{folder}'/* > /dev/null")
        return folder

    def make(self, command):
        """Runs a command that must succeed."""
        done = subprocess.run(["bash", "-c", command], stdin=subprocess.DEVNULL)
        if done.returncode != 0:
            raise SystemExit(f"bench: this failed: {command}")

    def drop(self, *paths):
        """Deletes captures that are no longer needed."""
        if self.keeps:
            return
        for path in paths:
            if os.path.isdir(path):
                shutil.rmtree(path)
            elif os.path.exists(path):
                os.remove(path)
