#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets up a table of New Frontiers over AT-SPI, as a screen reader does, follows a round at every level, and scores.

    test-access-frontiers.py ORRERY
"""

import re

from access import Program, is_in, main
from atspi import wait_for


class Walk(Program):
    def find(self, role, name):
        """The first sensitive one."""
        return next((node for node in self.see().walk() if node.role == role and re.match(name, node.name) and node.is_on_screen()
                     and node.has("sensitive")), None)

    def press(self, name):
        wait_for(f"button “{name}”", lambda: (node := self.find("button", name)) and node.try_press())

    def read_question(self):
        return [node.name for node in self.see().walk() if node.role == "label" and is_in(node, "group", "Question")]

    def answer(self, name):
        """Presses a button of the question, and waits for the next question: it may have a button of the same name."""
        question = self.read_question()
        wait_for(f"answer “{name}”", lambda: (node := self.find_answer(name)) and node.try_press())
        wait_for(f"what follows “{name}”", lambda: self.read_question() not in (question, []))

    def find_answer(self, name):
        return next((node for node in self.see().walk() if node.role in ("button", "toggle button")
                     and re.fullmatch(name, node.name) and is_in(node, "group", "Question") and node.has("sensitive")), None)

    def set_level(self, level, rest):
        button = wait_for(level, lambda: next((node for node in self.see().walk() if node.name == level
                                               and node.description.startswith(rest) and node.is_on_screen()), None))
        button.press()

    def test_1_setup(self):
        self.wait_to_see("label", "At a Real Table")
        self.check_names()
        self.press("Clock$")
        for purpose in ("Number of players", "Color of the Disks", "Level of Detail"):
            self.wait_for_choice(purpose)
        self.press("Flip for Us")
        self.press("Shuffle for Us")
        self.wait_to_see("list item", r"The pool has VP chips worth 48")
        self.check_names()
        self.wait_to_see("button", "Print")
        self.press("Start$")

    def test_2_clock(self):
        self.hears("select an action tile")
        self.wait_to_see("button", r"Explore\. Everybody: pick 1 of 7 worlds\. Bonus: a second world\.")
        self.wait_to_see("group", "Player 1$")
        self.wait_to_see("button", "Player 1: gained by a power")
        self.press("Overview and Log")
        self.wait_to_see("progress bar", "No VP chips left: 48 of 48 left, 48 more")
        self.check_names()
        self.answer("Explore")
        self.answer("Develop")
        self.hears("Who buys a development")
        self.check_names()
        self.answer("Done.*")
        self.answer("Settle")
        self.hears("Who settles a world")
        self.check_names()
        self.answer("Done.*")
        self.answer("Produce")
        self.hears("Round 2")

    def test_3_counters(self):
        self.set_level("Counters", "Also keeps")
        self.wait_to_see("button", r"Player \d: Credits \d")
        self.wait_to_see("label", "Development spaces$")
        self.check_names()
        self.answer("Send Diplomatic Envoys")
        self.wait_to_see("button", r"Player \d: VP chips 1$")
        self.answer("Develop")
        self.hears("buy a development for 1 credit less, or pass")
        self.check_names()

    def test_4_mirror(self):
        self.set_level("Mirror", "For owners")
        self.hears("buy a development for 1 credit less, or pass")
        self.wait_to_see("label", "Unnamed$")
        self.check_names()

    def test_5_score(self):
        self.press("All Tables")
        self.press("Score$")
        self.wait_for_choice("Number of players")
        self.check_names()


if __name__ == "__main__":
    main("pace=uint32 0\nanimation-speed='off'\ngame='frontiers'\nroom='table'\n")
