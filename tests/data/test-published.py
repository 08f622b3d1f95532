#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The published files agree with each other: one version, one id, one set of permissions.

    test-published.py SOURCE-ROOT VERSION APP-ID
"""

import configparser
import datetime
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT, VERSION, APP_ID = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
DATA = ROOT / "data"
METAINFO = ET.parse(DATA / f"{APP_ID}.metainfo.xml.in").getroot()
MANIFEST = f"{APP_ID}.yml"


def ini(path):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read_string(path.read_text(encoding="utf-8"))
    return parser


class Metainfo(unittest.TestCase):
    def test_store_limits(self):
        self.assertLessEqual(len(METAINFO.findtext("name")), 15)
        summary = METAINFO.findtext("summary")
        self.assertLessEqual(len(summary), 35)
        self.assertFalse(summary.endswith("."))
        self.assertNotIn("Orrery", summary)

    def test_screenshots(self):
        shots = METAINFO.findall("screenshots/screenshot")
        self.assertGreaterEqual(len(shots), 3)
        self.assertEqual([shot.get("type") for shot in shots].count("default"), 1)
        for shot in shots:
            self.assertFalse(shot.findtext("caption").endswith("."))
            path = shot.findtext("image").split(f"/v{VERSION}/")[1]
            self.assertTrue((ROOT / path).is_file(), path)

    def test_releases(self):
        releases = METAINFO.findall("releases/release")
        self.assertEqual(releases[0].get("version"), VERSION)
        dates = [datetime.date.fromisoformat(release.get("date")) for release in releases]
        self.assertEqual(dates, sorted(dates, reverse=True))
        self.assertLessEqual(dates[0], datetime.date.today() + datetime.timedelta(days=1))
        for release in releases:
            self.assertGreater(len(" ".join(release.find("description").itertext()).split()), 15)

    def test_colours(self):
        colours = {colour.get("scheme_preference"): colour.text
                   for colour in METAINFO.findall("branding/color")}
        self.assertEqual(sorted(colours), ["dark", "light"])
        self.assertNotEqual(colours["dark"], colours["light"])


class Manifests(unittest.TestCase):
    def setUp(self):
        self.tree = (ROOT / "flatpak" / MANIFEST).read_text(encoding="utf-8")

    @unittest.skipUnless(shutil.which("git"), "needs git")
    def test_release(self):
        """A published version is built from a tag and its commit; everything else is the same."""
        with tempfile.TemporaryDirectory() as folder:
            def git(*arguments):
                return subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments],
                                      cwd=folder, check=True, capture_output=True, text=True).stdout.strip()

            def release(tag):
                return subprocess.run([f"{folder}/flatpak/release", tag], capture_output=True, text=True)
            shutil.copytree(ROOT / "flatpak", f"{folder}/flatpak")
            git("init", "-q")
            git("add", ".")
            git("commit", "-q", "-m", "one")
            git("tag", "-a", "-m", "two", f"v{VERSION}")
            made = release(f"v{VERSION}").stdout
            before, source = made.split("sources:\n")
            self.assertEqual(before, self.tree.split("sources:\n")[0])
            self.assertIn(f"tag: v{VERSION}\n", source)
            self.assertIn(f"commit: {git('rev-parse', 'HEAD')}\n", source)
            self.assertEqual(release("v0").returncode, 1)

    def test_permissions(self):
        arguments = re.search(r"^finish-args:\n((?:  - .*\n)+)", self.tree, re.MULTILINE)
        self.assertEqual(arguments.group(1).split()[1::2],
                         ["--share=ipc", "--share=network", "--socket=fallback-x11", "--socket=wayland",
                          "--device=dri"])

    def test_names(self):
        self.assertIn(f"id: {APP_ID}\n", self.tree)
        self.assertIn("command: orrery\n", self.tree)


class Settings(unittest.TestCase):
    def test_every_key_is_used(self):
        schema = ET.parse(DATA / f"{APP_ID}.gschema.xml").getroot()
        sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.[ch]")))
        keys = [key.get("name") for key in schema.iter("key")]
        self.assertGreater(len(keys), 10)
        # An action may have the same name, so the word alone says nothing.
        used = re.findall(r"(?:settings|remember_size \(self),\s*\"([a-z-]+)\"", sources)
        self.assertEqual(sorted(set(keys) - set(used)), [])


class Desktop(unittest.TestCase):
    def test_names(self):
        entry = ini(DATA / f"{APP_ID}.desktop.in")["Desktop Entry"]
        provider = ini(DATA / f"{APP_ID}.search-provider.ini")["Shell Search Provider"]
        service = ini(DATA / f"{APP_ID}.service.in")["D-BUS Service"]
        self.assertEqual(entry["Icon"], APP_ID)
        self.assertEqual(entry["DBusActivatable"], "true")
        self.assertEqual(provider["DesktopId"], f"{APP_ID}.desktop")
        self.assertEqual(provider["BusName"], APP_ID)
        self.assertEqual(service["Name"], APP_ID)
        header = (ROOT / "src/app/orrery-search-provider.h").read_text(encoding="utf-8")
        self.assertIn(f'"{provider["ObjectPath"]}"', header)

    def test_actions_are_the_apps(self):
        entry = ini(DATA / f"{APP_ID}.desktop.in")
        source = (ROOT / "src/app/orrery-application.c").read_text(encoding="utf-8")
        for action in entry["Desktop Entry"]["Actions"].split(";")[:-1]:
            self.assertIn(f'{{ .name = "{action}",', source)
            self.assertEqual(entry[f"Desktop Action {action}"]["Exec"], f"orrery --{action}")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
