#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of Race over AT-SPI, as a person with a screen reader does: by the names of cards and buttons.

    test-access-race.py ORRERY [two | two-actions | three | four]
"""

import random
import re
import sys
import time

import access
from access import wait_for

from gi.repository import GLib

LONGEST = 500  # seconds
FORMS = {"two": (2, 0), "two-actions": (2, 4), "three": (3, 0), "four": (4, 0)}
N_SEATS, OPTIONS = FORMS[sys.argv[2] if len(sys.argv) > 2 else "two"]
SETTINGS = f"""pace=uint32 0
animation-speed='off'
offer-lesson=false
game='race'
room='play'
play-first-game=false
play-options={{'race': byte {OPTIONS}}}
play-seats=[('Ada', 'person'){", ('', 'newcomer')" * (N_SEATS - 1)}]
"""

# Buttons that end a decision as soon as they are sensitive, and those that never end one.
END = re.compile(r"(Keep|Discard|Pay|Choose) (\d+)|(Choose\b|Done)")
ASIDE = re.compile("Put Back|Show Again|Hint|Why|Place Nothing")
# Actions that lead to the end of the game.
BUILD = re.compile("Explore|Develop|Settle")


class Race(access.Program):
    def setUp(self):
        self.chance = random.Random(7)
        self.asked = set()
        self.question, self.tried = None, set()

    def find_choices(self, seen, bar):
        """The buttons or cards to press next: all cards of a payment at once. None if nothing is asked. A card
        with several powers opens a list of them instead of answering, so it is pressed once; its powers are in
        the question too."""
        buttons = [node for node in bar.walk() if node.role in ("button", "toggle button")
                   and not node.name.endswith(", chosen")]
        ready = [node for node in buttons if node.has("sensitive")]
        cards = [node for node in seen.walk() if node.role == "button" and node.has("sensitive") and node not in buttons
                 and (node.where, node.name) not in self.tried]
        wanted = next((int(found[2]) for found in (END.match(node.name) for node in buttons) if found and found[2]), 1)
        for choices, n in (([node for node in ready if END.match(node.name)], 1),
                           ([node for node in cards if node.name.endswith(("can be chosen", " Not ticked."))], wanted),
                           ([node for node in ready if BUILD.match(node.name) and self.chance.random() < 0.8], 1),
                           ([node for node in ready if not ASIDE.match(node.name)], 1),
                           ([node for node in ready if node.name == "Place Nothing"], 1)):
            if choices:
                return self.chance.sample(choices, min(n, len(choices)))
        return []

    def answer(self, seen):
        """Answers the current question; False if there is none. Nodes may have disappeared: then we look
        again."""
        bar = seen.find("group", "Question$")
        question = bar and next((node.name for node in bar.walk() if node.role == "label"), None)
        if question != self.question:
            self.question, self.tried = question, set()
        choices = self.find_choices(seen, bar) if question and bar.is_on_screen() else []
        if not choices:
            self.tried = set()
            return False
        self.tried |= {(choice.where, choice.name) for choice in choices}
        kind = re.sub(r"\d+ cards?|\b(for|discard|place) [A-Z].*", "…", question)
        if kind not in self.asked:
            self.asked.add(kind)
            self.check_names()
        for choice in choices:
            choice.press()
        return True

    def is_over(self, room):
        rematch = self.bus.tree(room).find("button", "Rematch$")
        return rematch is not None and rematch.is_on_screen()

    def find_game(self):
        """The room, and the container of the board and the question: the log and the other rooms have many
        more nodes."""
        room = wait_for("the room", lambda: self.see().find("tab panel", "Play$")
                        or self.see().find("widget", "OrreryPlayRoom$"))
        bar = room.find("group", "Question$")
        return room.where, bar.parent.where if bar is not None else room.where

    def play(self):
        """If nothing is asked we look for the board again: newer GTK versions may have given it another
        address."""
        room, game = self.find_game()
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            self.is_alive()
            try:
                if not self.answer(self.bus.tree(game)):
                    if self.is_over(room):
                        return
                    room, game = self.find_game()
            except GLib.Error:
                pass
        seen = [f"{node.role} “{node.name}”" for node in self.see().walk() if node.name and node.is_on_screen()]
        self.fail("\n".join([f"the game has not ended; asked were {self.asked}; to be seen:"] + seen))

    def test_game(self):
        self.wait_to_see("button", "Choose Players").press()
        self.wait_to_see("text box", "Seed").write("7")
        self.check_names()
        self.see().children[-1].find("button", "Play$").press()
        self.hears("Ada, discard 2 cards")
        self.play()
        self.hears("Round 2")
        self.check_names()
        self.assertTrue({"Ada, keep ….", "Ada, choose a world to place."} <= self.asked, self.asked)


if __name__ == "__main__":
    access.main(SETTINGS)
