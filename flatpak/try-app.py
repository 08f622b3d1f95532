#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the installed Flatpak like a desktop: from a terminal, its window, the bus and a file. Needs a
session bus that sees flatpak's exports, and a screen. Called by check.

    try-app.py APP-ID DIRECTORY
"""

import json
import os
import re
import subprocess
import sys
import time
import unittest
import xml.etree.ElementTree as ET
from pathlib import Path

APP_ID, DIRECTORY = sys.argv[1], Path(sys.argv[2])
APP_PATH = "/" + APP_ID.replace(".", "/")
OWN_DATA = Path.home() / ".var/app" / APP_ID / "data"
TYPE = "application/vnd.orrery.record+json"
PATIENCE = 120  # seconds, for a busy machine


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout


def wait_for(what, condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.1)
    raise AssertionError(f"waited in vain for {what}")


def windows(title):
    """The visible windows of that title."""
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"],
                          capture_output=True, text=True).stdout.split()


def wait_for_window(title="Orrery"):
    return wait_for(f"a window “{title}”", lambda: windows(title))


def shoot(name):
    """Takes a picture of the screen once two in a row are the same."""
    picture, before = DIRECTORY / f"{name}.png", b""
    for _ in range(40):
        run("import", "-window", "root", str(picture))
        pixels = subprocess.run(["convert", str(picture), "rgb:-"], capture_output=True).stdout
        if pixels == before:
            break
        before = pixels
        time.sleep(0.5)
    return int(run("identify", "-format", "%k", str(picture)))


def call(path, method, *arguments):
    return run("gdbus", "call", "--session", "--timeout", str(PATIENCE), "--dest", APP_ID,
               "--object-path", path, "--method", method, *arguments)


def activate_action(name):
    call(APP_PATH, "org.freedesktop.Application.ActivateAction", name, "[]", "{}")


def search(method, *arguments):
    return call(APP_PATH + "/SearchProvider", "org.gnome.Shell.SearchProvider2." + method,
                *arguments)


def is_running():
    return "true" in run("gdbus", "call", "--session", "--dest", "org.freedesktop.DBus",
                         "--object-path", "/org/freedesktop/DBus",
                         "--method", "org.freedesktop.DBus.NameHasOwner", APP_ID)


def cli(*arguments):
    """orrery-cli in the sandbox, where only its own folder can be written to."""
    return run("flatpak", "run", "--user", "--command=orrery-cli", APP_ID, *arguments)


class Sandbox(unittest.TestCase):
    def test_permissions(self):
        """For older flatpaks “fallback-x11” is stored with “x11”, which newer ones then ignore."""
        lines = run("flatpak", "info", "--user", "--show-permissions", APP_ID).split()
        self.assertEqual(lines, ["[Context]", "shared=network;ipc;",
                                 "sockets=x11;wayland;fallback-x11;", "devices=dri;"])

    def test_whole_game(self):
        folder = OWN_DATA / "records"
        played = json.loads(cli("play", "--seats", "simple,simple", "--seed", "7",
                                "--record", str(folder), "--json"))
        self.assertGreater(played["rounds"], 3)
        record = str(folder / "7.orrery")
        checked = json.loads(cli("check", record, "--json"))
        self.assertTrue(checked["legal"] and checked["over"], checked)
        self.assertEqual(checked["answers"], played["answers"])
        scored = json.loads(cli("score", record, "--json"))
        self.assertEqual([seat["total"] for seat in scored["seats"]], played["scores"])
        self.assertEqual(scored["winners"], played["winners"])

    def test_nothing_else_is_seen(self):
        secret = Path.home() / "secret.orrery"
        secret.write_text("{}", encoding="utf-8")
        with self.assertRaisesRegex(AssertionError, "No such file"):
            cli("check", str(secret))


class App(unittest.TestCase):
    def setUp(self):
        self.assertFalse(is_running())

    def tearDown(self):
        if is_running():
            activate_action("quit")
            wait_for("the end", lambda: not is_running())


class Window(App):
    def test_window(self):
        with open(DIRECTORY / "run.log", "w+", encoding="utf-8") as log:
            app = subprocess.Popen(["flatpak", "run", "--user", APP_ID], stdout=log, stderr=log)
            wait_for_window()
            self.assertGreater(shoot("window"), 500, "the window is blank")
            activate_action("quit")
            self.assertEqual(app.wait(PATIENCE), 0)
            log.seek(0)
            self.assertNotRegex(log.read(), "(?i)critical|warning")


class Bus(App):
    """Nobody has started it: the bus does."""

    def test_activate(self):
        call(APP_PATH, "org.freedesktop.Application.Activate", "{}")
        wait_for_window()

    def test_actions_of_the_launcher(self):
        activate_action("new-game")
        wait_for_window("New Game")
        activate_action("look-up")
        wait_for_window()

    def test_search(self):
        words = "['galactic', 'demand']"
        found = re.findall(r"'([^']+)'", search("GetInitialResultSet", words))
        self.assertTrue(found)
        described = re.findall(r"'name': <'([^']+)'>", search("GetResultMetas", str(found)))
        self.assertIn("Galactic Demand", described)
        self.assertEqual(windows("Orrery"), [], "a search opened a window")
        search("ActivateResult", found[0], words, "0")
        wait_for_window()
        self.assertGreater(shoot("search"), 500)


class Record(App):
    def setUp(self):
        super().setUp()
        cli("play", "--seats", "simple,simple", "--seed", "8", "--record", str(OWN_DATA / "records"))
        self.record = OWN_DATA / "records" / "8.orrery"

    def test_type(self):
        info = run("gio", "info", "-a", "standard::content-type,standard::icon", str(self.record))
        self.assertIn(f"standard::content-type: {TYPE}", info)
        self.assertIn(f"{APP_ID}-record", info)
        self.assertIn(f"{APP_ID}.desktop", run("gio", "mime", TYPE))

    def test_open(self):
        """A file elsewhere goes through the documents portal, if this machine can mount it."""
        portal = Path(os.environ["XDG_RUNTIME_DIR"]) / "doc"
        subprocess.run(["gdbus", "call", "--session", "--dest", "org.freedesktop.portal.Documents",
                        "--object-path", "/org/freedesktop/portal/documents",
                        "--method", "org.freedesktop.portal.Documents.GetMountPoint"],
                       capture_output=True)
        if portal.is_mount():
            self.record = self.record.rename(Path.home() / "8.orrery")
        print("through the portal" if portal.is_mount() else "without a portal", end=" … ")

        before = set(OWN_DATA.rglob("orrery/games/*"))
        run("gio", "open", str(self.record))
        wait_for_window()
        kept = wait_for("the game to be kept",
                        lambda: set(OWN_DATA.rglob("orrery/games/*")) - before)
        record = json.loads(self.record.read_text(encoding="utf-8"))
        # The answers are not readable for people who look into the folder; the start is.
        head, *answers = kept.pop().read_text(encoding="utf-8").splitlines()
        self.assertEqual(json.loads(head)["start"], record["start"])
        self.assertGreater(len(answers), 0)
        self.assertGreater(shoot("record"), 500)


def write_junit(suite, result):
    """For tools that count tests; `result` lists only the failures."""
    wrong = {test.id(): text for test, text in result.failures + result.errors}
    root = ET.Element("testsuite", name="flatpak", tests=str(len(suite)))
    for name in suite:
        case = ET.SubElement(root, "testcase", name=name)
        if name in wrong:
            ET.SubElement(case, "failure").text = wrong[name]
    ET.ElementTree(root).write(DIRECTORY / "logs" / "sandbox.junit.xml")


if __name__ == "__main__":
    tests = unittest.defaultTestLoader.loadTestsFromModule(sys.modules["__main__"])
    names = [test.id() for group in tests for test in group]
    outcome = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(tests)
    write_junit(names, outcome)
    sys.exit(not outcome.wasSuccessful())
