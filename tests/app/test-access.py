#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through the real program over AT-SPI, like a screen reader: everything has a name, changes are
announced, and a round can be played.

    test-access.py ORRERY
"""

import re
import subprocess
import time

import access
from access import is_in, wait_for
from atspi import PATIENCE

from gi.repository import GLib

APP_ID = "io.github.orrerytable.Orrery"
SETTINGS = """pace=uint32 0
animation-speed='off'
offer-lesson=false
play-seats=[('Ada', 'person'), ('', 'simple')]
"""

DIE = re.compile(r"(Home|Military|Consumption|Novelty|Rare Elements|Genes|Alien Technology) die, "
                 r"(Explore|Develop|Settle|Produce|Ship|Wild|face down)")
# Buttons that end a choice of several things.
ENOUGH = re.compile("Recruit|Recall|Draw|Done|Reveal")


def activate_action(name):
    subprocess.run(["gdbus", "call", "--session", "--dest", APP_ID, "--object-path", "/" + APP_ID.replace(".", "/"),
                    "--method", "org.freedesktop.Application.ActivateAction", name, "[]", "{}"],
                   check=True, stdout=subprocess.DEVNULL)


class Access(access.Program):
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
        self.wait_for_choice("Number of players")
        self.check_names()

    def test_3_preferences(self):
        activate_action("preferences")
        self.wait_to_see("label", "Screen reader")
        self.check_names()
        self.see().children[-1].find("button", "Close").press()

    def assign(self, seen):
        """Places a die or selects a phase, by pressing a die and its target."""
        goal = seen.find("button", ".*, the die can go here")
        if goal is None:
            dice = [node for node in seen.walk() if DIE.match(node.name) and is_in(node, "group", "Phase strip")]
            goal = next((die for die in dice if ", Wild" in die.name), dice[0] if dice else None)
        if goal is not None:
            self.pressed.add(DIE.sub("die", goal.name))
            goal.press()

    def answer(self, seen):
        """Answers the current question, if there is one. Nodes may have disappeared: then we look again."""
        bar = next((node for node in seen.walk() if node.name == "Question" and node.is_on_screen()), None)
        choices = [node for node in bar.walk() if node.role in ("button", "toggle button")
                   and node.name not in ("Hint", "Put Back", "Show Again") and node.is_on_screen()] if bar else []
        ready = [node for node in choices if node.has("sensitive") and not node.has("pressed")]
        ready.sort(key=lambda node: not ENOUGH.match(node.name))
        if ready:
            self.pressed.add(ready[0].name)
            ready[0].press()
        elif any(node.name == "Reveal" for node in choices):
            self.assign(seen)

    def play_until(self, heading):
        """Looks only at the room: the other rooms have many more nodes."""
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
        self.hears("Ada, select a phase|Ada, place your wild d")
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


if __name__ == "__main__":
    access.main(SETTINGS)
