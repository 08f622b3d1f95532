#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through the real program over AT-SPI, as a screen reader does: finds nothing without a name,
hears what is announced, and plays a round.

    test-access.py ORRERY
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

SKIPPED = 77


def skip(why):
    print("skipped:", why)
    sys.exit(SKIPPED)


try:
    from gi.repository import GLib
except ImportError as error:
    skip(f"python3-gi is needed: {error}")

from atspi import PATIENCE, Bus, wait_for  # pylint: disable=wrong-import-position

APP_ID = "io.github.orrerytable.Orrery"
A11Y_BUS = "/usr/share/dbus-1/services/org.a11y.Bus.service"
BARE_SESSION = os.path.abspath(os.path.join(os.path.dirname(__file__), "../session.conf"))
SETTINGS = """[io/github/orrerytable/Orrery]
pace=uint32 0
animation-speed='off'
offer-lesson=false
play-seats=[('Ada', 'person'), ('', 'simple')]
"""

# What GTK calls a thing that nobody has named.
TYPE_NAME = re.compile(r"(Gtk|Gdk|Adw|Orrery)[A-Z]\w+$")
# These hold others, or are said with what holds them.
HOLDERS = {"application", "window", "group", "widget", "generic", "presentation", "none", "label", "img", "image", "list",
           "list item", "row", "tab list", "tab panel", "separator", "scroll bar", "status"}
DIE = re.compile(r"(Home|Military|Consumption|Novelty|Rare Elements|Genes|Alien Technology) die, "
                 r"(Explore|Develop|Settle|Produce|Ship|Wild|face down)")
# What ends a choice of several things.
ENOUGH = re.compile("Recruit|Recall|Draw|Done|Reveal")


def is_named(node):
    return bool(node.name.strip()) and not TYPE_NAME.match(node.name)


def is_in(node, role, name=None):
    """Whether it is within something of that role, and of that name if one is given."""
    holder = node.parent
    return holder is not None and (holder.role == role and name in (None, holder.name) or is_in(holder, role, name))


def is_nameless(node):
    if is_named(node) or node.role in HOLDERS and not node.has("focusable"):
        return False
    # A row is said by what is in it; a scroller is nothing by itself.
    if node.role in ("list item", "row"):
        return not any(is_named(other) for other in node.walk())
    return node.role not in ("group", "widget", "generic") and not (node.role == "list" and is_in(node, "combo box"))


def activate_action(name):
    subprocess.run(["gdbus", "call", "--session", "--dest", APP_ID, "--object-path", "/" + APP_ID.replace(".", "/"),
                    "--method", "org.freedesktop.Application.ActivateAction", name, "[]", "{}"],
                   check=True, stdout=subprocess.DEVNULL)


class Access(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.bus = Bus()
        cls.log = open(os.path.join(os.environ["XDG_DATA_HOME"], "log"), "w+", encoding="utf-8")
        cls.program = subprocess.Popen([sys.argv[1]], stdout=cls.log, stderr=cls.log,
                                       env=os.environ | {"G_DEBUG": "fatal-criticals"})
        cls.app = wait_for("the app", cls.find_app)

    @classmethod
    def tearDownClass(cls):
        cls.program.terminate()
        cls.program.wait()
        cls.log.seek(0)
        said = cls.log.read()
        cls.log.close()
        # Where it is only built in a sandbox there is no portal.
        said = [line for line in said.splitlines() if "Flatpak portal" not in line]
        assert not any(word in line for line in said for word in ("CRITICAL", "WARNING")), "\n".join(said)

    @classmethod
    def is_alive(cls):
        if cls.program.poll() is not None:
            cls.log.seek(0)
            raise AssertionError("the app has ended: " + cls.log.read())
        return True

    @classmethod
    def find_app(cls):
        cls.is_alive()
        return cls.bus.find_app("orrery")

    def see(self):
        self.is_alive()
        return self.bus.tree(self.app)

    def wait_to_see(self, role, name):
        return wait_for(f"{role} “{name}”", lambda: self.see().find(role, name))

    def hears(self, pattern):
        regions = [node.where for node in self.see().walk() if node.role == "status"]
        return wait_for(f"“{pattern}” to be announced",
                        lambda: any(where in regions and re.search(pattern, text) for where, text in self.bus.named)
                        or any(re.search(pattern, text) for text in self.bus.announced))

    def enter(self, room):
        self.wait_to_see("tab", room + "$").press()
        wait_for(room, lambda: self.see().find("tab", room + "$").has("selected"))

    def check_names(self):
        tree = self.see()
        nameless = [" / ".join(node.path()[-4:]) + f" ({node.description})" for node in tree.walk()
                    if is_nameless(node) and node.is_on_screen()]
        self.assertEqual(nameless, [], "\n".join(["these have no name:"] + nameless))
        self.assertGreater(len(list(tree.walk())), 20)

    def test_1_reference(self):
        self.wait_to_see("search box", "Search")
        self.check_names()
        self.wait_to_see("search box", "Search").write("free trd")
        self.hears(r"\d+ found\. Free Trade")
        self.check_names()

    def test_2_table(self):
        self.enter("Table")
        self.check_names()
        self.wait_to_see("button", "Books$").press()
        self.wait_to_see("combo box", "Number of players|4 players")
        self.check_names()

    def test_3_preferences(self):
        activate_action("preferences")
        self.wait_to_see("label", "Screen reader")
        self.check_names()
        self.see().children[-1].find("button", "Close").press()

    def assign(self, seen):
        """Places what must be placed, or selects a phase, by pressing a die and where it shall go."""
        goal = seen.find("button", ".*, the die can go here")
        if goal is None:
            dice = [node for node in seen.walk() if DIE.match(node.name) and is_in(node, "group", "Phase strip")]
            goal = next((die for die in dice if ", Wild" in die.name), dice[0] if dice else None)
        if goal is not None:
            self.pressed.add(DIE.sub("die", goal.name))
            goal.press()

    def answer(self, seen):
        """Does what is asked, if anything is. What was seen may have gone since: then we look again."""
        bar = next((node for node in seen.walk() if node.name == "Question" and node.is_on_screen()), None)
        choices = [node for node in bar.walk() if node.role in ("button", "toggle button") and node.name != "Put Back"
                   and node.is_on_screen()] if bar else []
        ready = [node for node in choices if node.has("sensitive") and not node.has("pressed")]
        ready.sort(key=lambda node: not ENOUGH.match(node.name))
        if ready:
            self.pressed.add(ready[0].name)
            ready[0].press()
        elif any(node.name == "Reveal" for node in choices):
            self.assign(seen)

    def play_until(self, heading):
        """Looks at the room alone: the other rooms are many things more."""
        room = wait_for("the room", lambda: self.see().find("tab panel", "Play$")
                        or self.see().find("widget", "OrreryPlayRoom$")).where
        end = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < end:
            self.is_alive()
            seen = self.bus.tree(room)
            if seen.find("label", heading + "$"):
                return
            try:
                self.answer(seen)
            except GLib.Error:
                pass
        self.fail(f"“{heading}” has not come; pressed were {self.pressed}")

    def test_4_play_a_round(self):
        self.enter("Play")
        self.check_names()
        self.wait_to_see("button", "Choose Players").press()
        self.wait_to_see("text box", "Seed").write("7")
        self.check_names()
        self.see().children[-1].find("button", "Play$").press()
        self.wait_to_see("label", "Reveal")
        self.check_names()
        self.hears("Round 1")
        self.hears("Ada, select a phase|Ada, place your wild dice")
        self.pressed = set()
        self.play_until("Round 2")
        self.assertIn("Reveal", self.pressed)
        self.hears("Round 2")
        self.hears("Phase I")
        self.check_names()

    def test_5_history(self):
        activate_action("history")
        self.wait_to_see("label", "No Games Yet")
        self.check_names()
        self.see().children[-1].find("tab", "Factions$").press()
        self.wait_to_see("label", "No Statistics Yet")
        self.check_names()
        self.see().children[-1].find("button", "Close").press()


def run_in_own_session():
    """With a bus, data and settings that nobody else has."""
    if shutil.which("dbus-run-session") is None:
        skip("dbus-run-session is needed")
    if not os.path.exists(A11Y_BUS):
        skip("at-spi2-core is needed")
    with tempfile.TemporaryDirectory(prefix="orrery-access-") as folder:
        os.makedirs(folder + "/glib-2.0/settings")
        with open(folder + "/glib-2.0/settings/keyfile", "w", encoding="utf-8") as file:
            file.write(SETTINGS)
        # The only service that its bus starts.
        os.makedirs(folder + "/services")
        os.symlink(A11Y_BUS, folder + "/services/" + os.path.basename(A11Y_BUS))
        with open(folder + "/session.conf", "w", encoding="utf-8") as file:
            file.write(f"<busconfig><include>{BARE_SESSION}</include><servicedir>{folder}/services</servicedir></busconfig>")
        for name in ("GTK_A11Y", "NO_AT_BRIDGE", "AT_SPI_BUS_ADDRESS", "G_DEBUG"):
            os.environ.pop(name, None)
        os.environ.update(ORRERY_OWN_SESSION="1", XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, GSETTINGS_BACKEND="keyfile")
        return subprocess.run(["dbus-run-session", f"--config-file={folder}/session.conf", "--", sys.executable] + sys.argv,
                              check=False).returncode


if __name__ == "__main__":
    if "ORRERY_OWN_SESSION" not in os.environ:
        sys.exit(run_in_own_session())
    unittest.main(argv=sys.argv[:1] + sys.argv[2:], verbosity=2)
