#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tests/bench/improve.py: rounds follow each other, the match decides, and an interrupted round continues."""

import json
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

SCRIPT, PROGRAM = sys.argv[1:3]
del sys.argv[1:3]
BUILT_IN = pathlib.Path(SCRIPT).resolve().parents[2] / "data" / "roll" / "expert.net"
TRAINING = ["--games", "128", "--nodes", "8", "--rate", "0.001"]
MATCH = ["--match-games", "4", "--match-nodes", "8"]


def improve(folder, n_rounds):
    subprocess.run([sys.executable, SCRIPT, PROGRAM, folder, "--rounds", str(n_rounds), *TRAINING, *MATCH],
                   check=True, capture_output=True, timeout=300)
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


class Improve(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def read(self, *path):
        return self.folder.joinpath(*path).read_bytes()

    def cut_short(self, folder):
        """Starts the first round's training, and stops it like Ctrl+C, once it has got that far."""
        for delay in (0.1, 0.3, 1, 3, 10):
            process = subprocess.Popen([PROGRAM, "train", folder / "new.net", *TRAINING, "--seed", "1",
                                        "--from", folder / "best.net"], stdout=subprocess.DEVNULL)
            time.sleep(delay)
            process.send_signal(signal.SIGINT)
            process.wait(timeout=300)
            if (folder / "new.net.state").exists():
                return

    def test_rounds(self):
        straight, broken = self.folder / "straight", self.folder / "broken"
        first = improve(straight, 1)
        self.assertEqual([line["round"] for line in first], [1])
        self.assertEqual(first[0]["kept"], first[0]["low"] > 0.5)
        self.assertEqual(self.read("straight", "best.net") == self.read("straight", "new.net"), first[0]["kept"])
        trained = self.read("straight", "new.net")

        broken.mkdir()
        shutil.copyfile(BUILT_IN, broken / "best.net")
        self.cut_short(broken)
        self.assertTrue((broken / "new.net.state").exists())
        self.assertEqual(improve(broken, 1), first)
        self.assertEqual(self.read("broken", "new.net"), trained)

        again = improve(straight, 2)
        self.assertEqual(again[:1], first)
        self.assertEqual([line["round"] for line in again], [1, 2])
        self.assertNotEqual(self.read("straight", "new.net"), trained)


if __name__ == "__main__":
    unittest.main()
