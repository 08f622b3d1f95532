#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checker accepts the game's cards and rejects broken ones, naming the culprit.

    test-data.py GENERATE-DATA.py CARDS.json
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import unittest

GENERATOR, CARDS = sys.argv[1:3]


def load_generator():
    sys.dont_write_bytecode = True
    spec = importlib.util.spec_from_file_location("generate_data", GENERATOR)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Data:
    """A copy of the data to break."""

    def __init__(self):
        with open(CARDS, encoding="utf-8") as file:
            self.root = json.load(file)

    def card(self, name):
        return next(card for card in self.root["cards"] if card["name"] == name)

    def power(self, name, index=0):
        return self.card(name)["powers"][index]

    def line(self, name, index=0):
        return self.card(name)["scoring"][index]


# What is broken, and the words of the message.
MUTATIONS = {
    # Keys and types.
    "unknown section": (lambda d: d.root.update(promos=[]), ["cards.json", "promos"]),
    "missing prices": (lambda d: d.root.pop("prices"), ["cards.json", "prices"]),
    "missing price": (lambda d: d.root["prices"].pop("rare"), ["prices", "rare"]),
    "price of 0": (lambda d: d.root["prices"].update(rare=0), ["prices.rare"]),
    "unknown key of a card": (lambda d: d.card("Gem World").update(back=1), ["cards[60]", "back"]),
    "missing name": (lambda d: d.card("Gem World").pop("name"), ["cards[60]", "name"]),
    "cost as text": (lambda d: d.card("Gem World").update(cost="2"), ["Gem World", "cost"]),
    "cost and defense": (lambda d: d.card("Gem World").update(defense=2), ["Gem World", "defense"]),
    "neither cost nor defense": (lambda d: d.card("Gem World").pop("cost"), ["Gem World", "cost"]),
    "military development": (lambda d: d.card("Drop Ships").update(
        defense=d.card("Drop Ships").pop("cost")), ["Drop Ships", "defense"]),
    "development for nothing": (lambda d: d.card("Drop Ships").update(cost=0), ["Drop Ships", "cost"]),
    "defense of 8": (lambda d: d.card("Rebel Base").update(defense=8), ["Rebel Base", "defense"]),
    "unknown kind": (lambda d: d.card("Gem World").update(kind="moon"), ["Gem World", "kind", "moon"]),
    "three copies": (lambda d: d.card("Drop Ships").update(copies=3), ["Drop Ships", "copies"]),
    "a world twice": (lambda d: d.card("Gem World").update(copies=2), ["Gem World", "copies"]),
    "unknown keyword": (lambda d: d.card("Rebel Base").update(keywords=["red"]),
                        ["Rebel Base", "keywords", "red"]),
    "id not of the name": (lambda d: d.card("Gem World").update(id="gem"), ["Gem World", "gem-world"]),
    "vp and scoring": (lambda d: d.card("Trade League").update(vp=2), ["Trade League", "vp"]),
    "neither vp nor scoring": (lambda d: d.card("Trade League").pop("scoring"), ["Trade League"]),
    # Goods.
    "goods without good": (lambda d: d.card("Gem World").pop("good"), ["Gem World", "goods"]),
    "unknown good": (lambda d: d.card("Gem World").update(good="blue"), ["Gem World", "good", "blue"]),
    "goods of a development": (lambda d: d.card("Drop Ships").update(goods="windfall", good="rare"),
                               ["Drop Ships", "goods"]),
    "production without power": (lambda d: d.card("Artist Colony").pop("powers"),
                                 ["Artist Colony", "powers"]),
    "windfall that produces": (lambda d: d.card("Gem World").update(goods="windfall"),
                               ["Gem World", "powers"]),
    # Start worlds and first hands.
    "two start worlds of one number": (lambda d: d.card("New Sparta")["start"].update(number=1),
                                       ["start worlds"]),
    "box of another colour": (lambda d: d.card("New Sparta")["start"].update(box="blue"),
                              ["New Sparta", "start.box", "red"]),
    "first hand of five": (lambda d: d.card("Drop Ships").update({"first-game": 2}),
                           ["first hand 2", "5"]),
    # Powers.
    "unknown power": (lambda d: d.power("Drop Ships").update(kind="bombs"),
                      ["Drop Ships", "powers[0].kind", "bombs"]),
    "power without kind": (lambda d: d.power("Drop Ships").pop("kind"), ["Drop Ships", "powers[0]"]),
    "key of another power": (lambda d: d.power("Drop Ships").update(uses=2),
                             ["Drop Ships", "powers[0]", "uses"]),
    "missing amount": (lambda d: d.power("Drop Ships").pop("amount"), ["Drop Ships", "amount"]),
    "amount of 0": (lambda d: d.power("Drop Ships").update(amount=0), ["Drop Ships", "amount"]),
    "negative draw": (lambda d: d.power("Public Works").update(amount=-1), ["Public Works", "amount"]),
    "optional military": (lambda d: d.power("Drop Ships").update(may=True), ["Drop Ships", "may"]),
    "compulsory Colony Ship": (lambda d: d.power("Colony Ship").pop("may"), ["Colony Ship", "may"]),
    "consume for nothing": (lambda d: d.power("Tourist World").pop("vp"), ["Tourist World"]),
    "against nothing": (lambda d: d.power("Galactic Imperium").pop("keyword"), ["Galactic Imperium"]),
    "against two things": (lambda d: d.power("Galactic Imperium").update(good="rare"),
                           ["Galactic Imperium"]),
    "this world elsewhere": (lambda d: d.power("Mining Robots").update(good="this-world"),
                             ["Mining Robots", "good"]),
    "numbers upside down": (lambda d: d.power("Gambling World", 1).update(least=8),
                            ["Gambling World", "least"]),
    "four powers": (lambda d: d.card("Research Labs")["powers"].append(
        {"kind": "produce-draw", "amount": 1}), ["Research Labs", "powers"]),
    "different spending": (lambda d: d.power("Deficit Spending").update(vp=2), ["vp"]),
    # Scoring.
    "unknown count": (lambda d: d.line("Trade League").update(per="luck"),
                      ["Trade League", "scoring[0].per", "luck"]),
    "card that is not there": (lambda d: d.line("Mining League", 2).update(card="atlantis"),
                               ["Mining League", "scoring[2].card", "atlantis"]),
    "key of another count": (lambda d: d.line("Trade League").update(each=3),
                             ["Trade League", "scoring[0]", "each"]),
    "five lines": (lambda d: d.card("Mining League")["scoring"].append({"points": 1, "per": "good"}),
                   ["Mining League", "scoring"]),
    # The second edition.
    "no change": (lambda d: d.card("Outlaw World").update({"second-edition": {}}),
                  ["Outlaw World", "second-edition"]),
    "a cost out of nowhere": (lambda d: d.card("Outlaw World")["second-edition"].update(cost=2),
                              ["Outlaw World", "second-edition.cost"]),
    # The rulebook's statistics.
    "card missing": (lambda d: d.root["cards"].remove(d.card("Gem World")), ["first hand 1", "3"]),
    "card missing from no hand": (lambda d: d.root["cards"].remove(d.card("Tourist World")),
                                  ["1 gray worlds", "defense 4", "2"]),
    "one copy missing": (lambda d: d.card("Drop Ships").pop("copies"), ["developments", "7", "8"]),
    "a world too dear": (lambda d: d.card("Gem World").update(cost=3), ["production worlds", "cost"]),
    "card twice": (lambda d: d.root["cards"].append(d.card("Gem World")), ["gem-world", "twice"]),
}


class TestChecker(unittest.TestCase):
    def test_good_data(self):
        generator.check(Data().root)

    def test_counts(self):
        cards = Data().root["cards"]
        powers = [power for card in cards for power in card.get("powers", [])]
        self.assertEqual(len(cards), 95)
        self.assertEqual(sum(card.get("copies", 1) for card in cards), 114)
        self.assertEqual(len(powers), 126)
        self.assertEqual({power["kind"] for power in powers}, set(generator.POWERS))
        self.assertEqual(len(generator.POWERS), 27)
        self.assertEqual(sum("scoring" in card for card in cards), 12)
        self.assertEqual(sum("second-edition" in card for card in cards), 5)

    def test_mutations(self):
        for name, (mutate, words) in MUTATIONS.items():
            with self.subTest(name):
                data = Data()
                mutate(data)
                with self.assertRaises(generator.DataError) as caught:
                    generator.check(data.root)
                for word in words:
                    self.assertIn(word, str(caught.exception))


class TestProgram(unittest.TestCase):
    def run_generator(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "bad.json")
            out = os.path.join(folder, "out.c")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            done = subprocess.run([sys.executable, GENERATOR, path, out], capture_output=True,
                                  text=True, check=False)
            return done, os.path.exists(out)

    def test_refused(self):
        for text, word in (("{", "line 1"), ('{"cards": [], "cards": []}', "twice"), ("{}", "prices")):
            done, written = self.run_generator(text)
            self.assertNotEqual(done.returncode, 0)
            self.assertNotIn("Traceback", done.stderr)
            self.assertIn("bad.json", done.stderr)
            self.assertIn(word, done.stderr)
            self.assertFalse(written)

    def test_accepted(self):
        done, written = self.run_generator(json.dumps(Data().root))
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.assertTrue(written)


if __name__ == "__main__":
    generator = load_generator()
    unittest.main(argv=sys.argv[:1])
