#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checker accepts the game's data and rejects broken data, naming the culprit.

    test-data.py GENERATE-DATA.py DICE.json TILES.json
"""

import copy
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import unittest

GENERATOR, DICE, TILES = sys.argv[1:4]


def load_generator():
    sys.dont_write_bytecode = True
    spec = importlib.util.spec_from_file_location("generate_data", GENERATOR)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*arguments):
    return subprocess.run([sys.executable, GENERATOR, *arguments], capture_output=True, text=True)


class Data:
    """A copy of the data to break."""

    def __init__(self):
        with open(DICE, encoding="utf-8") as file:
            self.dice = json.load(file)
        with open(TILES, encoding="utf-8") as file:
            self.tiles = json.load(file)

    def die(self, colour):
        return next(die for die in self.dice["dice"] if die["colour"] == colour)

    def piece(self, name):
        for section in self.tiles.values():
            for piece in section:
                for face in piece.values():
                    if isinstance(face, dict) and face["name"] == name:
                        return piece, face
        raise KeyError(name)

    def face(self, name):
        return self.piece(name)[1]

    def power(self, name, index=0):
        return self.face(name)["powers"][index]


def rename(face, name, face_id):
    face["name"] = name
    face["id"] = face_id


def swap_costs(data, first, second):
    first, second = data.face(first), data.face(second)
    first["cost"], second["cost"] = second["cost"], first["cost"]


# What is broken, and the words of the message.
MUTATIONS = {
    # Keys and types.
    "unknown section": (lambda d: d.tiles.update(promos=[]), ["tiles.json", "promos"]),
    "missing section": (lambda d: d.tiles.pop("homes"), ["tiles.json", "homes"]),
    "section no list": (lambda d: d.tiles.update(factions={}), ["tiles.json", "factions"]),
    "unknown key of a tile": (lambda d: d.tiles["tiles"][3].update(back=1), ["tiles[3]", "back"]),
    "missing side": (lambda d: d.tiles["tiles"][3].pop("world"), ["tiles[3]", "world"]),
    "side no object": (lambda d: d.tiles["tiles"][3].update(world=[]), ["tile 4", "world"]),
    "unknown key of a face": (lambda d: d.face("Spice World").update(vp=2),
                              ["tile 2", "Spice World", "vp"]),
    "missing name": (lambda d: d.face("Spice World").pop("name"), ["tile 2", "world", "name"]),
    "missing cost": (lambda d: d.face("Spice World").pop("cost"), ["Spice World", "cost"]),
    "missing colour": (lambda d: d.face("Spice World").pop("colour"), ["Spice World", "colour"]),
    "missing placing": (lambda d: d.face("Spice World").pop("placing"),
                        ["Spice World", "placing"]),
    "missing reassign": (lambda d: d.face("Public Works").pop("reassign"),
                         ["Public Works", "reassign"]),
    "cost as text": (lambda d: d.face("Spice World").update(cost="2"), ["Spice World", "cost"]),
    "cost as truth": (lambda d: d.face("Public Works").update(cost=True),
                      ["Public Works", "cost"]),
    "cost of 0": (lambda d: d.face("Public Works").update(cost=0), ["Public Works", "cost"]),
    "cost of 7": (lambda d: d.face("Public Works").update(cost=7), ["Public Works", "cost"]),
    "unknown colour": (lambda d: d.face("Spice World").update(colour="blue"),
                       ["Spice World", "colour", "blue"]),
    "colour of no world": (lambda d: d.face("Spice World").update(colour="red"),
                           ["Spice World", "colour", "red"]),
    "unknown kind of face": (lambda d: d.face("Spice World").update(kind="moon"),
                             ["Spice World", "kind", "moon"]),
    "kind on the wrong side": (lambda d: d.face("Spice World").update(kind="development"),
                               ["Spice World", "kind"]),
    "unknown form": (lambda d: d.face("Comet Zone").update(art={"form": "star"}),
                     ["Comet Zone", "art.form", "star"]),
    "unknown look": (lambda d: d.face("Gem World").update(art={"look": "shiny"}),
                     ["Gem World", "art.look", "shiny"]),
    "empty art": (lambda d: d.face("Gem World").update(art={}), ["Gem World", "art"]),
    # Ids, names and numbers.
    "id not of the name": (lambda d: d.face("Gem World").update(id="gem"),
                           ["Gem World", "id", "gem-world"]),
    "duplicate id": (lambda d: rename(d.face("Gem World"), "Spice-World", "spice-world"),
                     ["tile 7", "id", "spice-world", "tile 2"]),
    "the same face twice": (lambda d: rename(d.face("New Sparta"), "Old Earth", "old-earth"),
                            ["home", "id", "old-earth"]),
    "number twice": (lambda d: d.tiles["tiles"][8].update(number=8), ["tiles[8]", "number"]),
    "number as truth": (lambda d: d.tiles["homes"][0].update(number=True),
                        ["homes[0]", "number"]),
    # Counts.
    "last tile missing": (lambda d: d.tiles["tiles"].pop(), ["tiles", "54", "55"]),
    "middle tile missing": (lambda d: d.tiles["tiles"].pop(20), ["tiles[20]", "number"]),
    "faction missing": (lambda d: d.tiles["factions"].pop(), ["factions", "8", "9"]),
    "home world missing": (lambda d: d.tiles["homes"].pop(), ["homes", "8", "9"]),
    "no home world": (lambda d: d.tiles.update(homes=[]), ["homes"]),
    # Powers.
    "unknown kind of power": (lambda d: d.power("Trade Levies").update(kind="levy"),
                              ["Trade Levies", "powers[0].kind", "levy"]),
    "power without kind": (lambda d: d.power("Trade Levies").pop("kind"),
                           ["Trade Levies", "powers[0]", "kind"]),
    "key of another kind": (lambda d: d.power("Trade Levies").update(majority="cyan"),
                            ["Trade Levies", "powers[0]", "majority"]),
    "missing amount": (lambda d: d.power("Trade Levies").pop("amount"),
                       ["Trade Levies", "powers[0]", "amount"]),
    "amount of 0": (lambda d: d.power("Trade Levies").update(amount=0),
                    ["Trade Levies", "powers[0].amount"]),
    "missing text of a power": (lambda d: d.power("Trade Levies").pop("text"),
                                ["Trade Levies", "powers[0]", "text"]),
    "empty text of a power": (lambda d: d.power("Space Tourism", 1).update(text=" "),
                              ["Space Tourism", "powers[1].text"]),
    "may no truth": (lambda d: d.power("Backup Planning").update(may="yes"),
                     ["Backup Planning", "powers[0].may"]),
    "unknown phase": (lambda d: d.power("Merchant Guild").update(phases=["sell"]),
                      ["Merchant Guild", "powers[0].phases", "sell"]),
    "phase twice": (lambda d: d.power("Merchant Guild").update(phases=["ship", "ship"]),
                    ["Merchant Guild", "powers[0].phases"]),
    "phase of another kind": (lambda d: d.power("Export Duties").update(phases=["produce"]),
                              ["Export Duties", "powers[0].phases"]),
    "discount in the wrong phase": (lambda d: d.power("Free Trade Zone").update(phases=["develop"]),
                                    ["Free Trade Zone", "powers[0].phases"]),
    "dice of no colour": (lambda d: d.power("Local Subsidies").update(colours=["gray"]),
                          ["Local Subsidies", "powers[0].colours", "gray"]),
    "empty colours": (lambda d: d.power("Local Subsidies").update(colours=[]),
                      ["Local Subsidies", "powers[0].colours"]),
    "colours that nothing reads": (lambda d: d.power("Merchant Guild").update(colours=["red"]),
                                   ["Merchant Guild", "powers[0].colours"]),
    "count without colours": (lambda d: d.power("Space Piracy").pop("colours"),
                              ["Space Piracy", "powers[0].colours"]),
    "unknown source": (lambda d: d.power("Executive Power").update({"from": "wild"}),
                       ["Executive Power", "powers[0].from", "wild"]),
    "unknown target": (lambda d: d.power("Shipping Affinity").update(to="there"),
                       ["Shipping Affinity", "powers[0].to"]),
    "least above amount": (lambda d: d.power("Nanotechnology").update(least=3),
                           ["Nanotechnology", "powers[0].least"]),
    "unknown condition": (lambda d: d.power("Technology Unions").update(condition="most"),
                          ["Technology Unions", "powers[0].condition", "most"]),
    "three powers": (lambda d: d.face("Space Tourism")["powers"].append(
        copy.deepcopy(d.power("Space Tourism"))), ["Space Tourism", "powers"]),
    "no powers": (lambda d: d.face("Trade Levies").update(powers=[]), ["Trade Levies", "powers"]),
    "development that does nothing": (lambda d: d.face("Trade Levies").pop("powers"),
                                      ["Trade Levies"]),
    "flag without power": (lambda d: d.face("Trade Levies").update(reassign=True),
                           ["Trade Levies", "reassign"]),
    "power without flag": (lambda d: d.face("Backup Planning").update(reassign=False),
                           ["Backup Planning", "reassign"]),
    # Placing.
    "missing text of placing": (lambda d: d.face("Conscription")["placing"].pop("text"),
                                ["Conscription", "placing", "text"]),
    "placing without effect": (lambda d: d.face("Gem World").update(placing={"text": "Nothing."}),
                               ["Gem World", "placing"]),
    "unknown place": (lambda d: d.face("Gem World")["placing"]["gains"][0].update(to="hand"),
                      ["Gem World", "placing.gains[0].to", "hand"]),
    "three gains": (lambda d: d.face("Epsilon Eridani")["placing"]["gains"].append(
        {"colour": "white", "count": 1, "to": "cup"}), ["Epsilon Eridani", "placing.gains"]),
    "good on a gray world": (lambda d: d.face("Old Earth")["placing"]["gains"][0].update(to="good"),
                             ["Old Earth", "placing.gains[0].to", "gray"]),
    "more credits than fit": (lambda d: d.face("Doomed World")["placing"].update(
        {"start-credits": 11}), ["Doomed World", "placing.start-credits"]),
    # Bonus.
    "bonus missing": (lambda d: d.face("New Economy").pop("bonus"), ["New Economy", "bonus"]),
    "bonus of a cheap one": (lambda d: d.face("Trade Levies").update(
        bonus={"kind": "goods", "text": "1 VP a good."}), ["Trade Levies", "bonus"]),
    "unknown kind of bonus": (lambda d: d.face("New Economy")["bonus"].update(kind="luck"),
                              ["New Economy", "bonus.kind", "luck"]),
    "missing text of a bonus": (lambda d: d.face("New Economy")["bonus"].pop("text"),
                                ["New Economy", "bonus", "text"]),
    "division by 0": (lambda d: d.face("Galactic Federation")["bonus"].update(divide=0),
                      ["Galactic Federation", "bonus.divide"]),
    # The rulebook's table.
    "a world too dear": (lambda d: d.face("Spice World").update(cost=3),
                         ["5 cyan worlds of cost 2", "5 cyan worlds of cost 3", "Spice World"]),
    "costs swapped between types": (lambda d: swap_costs(d, "Trade Levies", "Local Subsidies"),
                                    ["Trade Levies", "Local Subsidies", "of cost 2"]),
    "a world of another colour": (lambda d: d.face("Spice World").update(colour="brown"),
                                  ["6 brown worlds of cost 2", "Spice World"]),
    # Dice.
    "112 dice": (lambda d: d.die("cyan").update(count=21), ["dice.json", "Novelty", "count", "20"]),
    "110 dice": (lambda d: d.die("cyan").update(count=19), ["dice.json", "Novelty", "count"]),
    "a die moved to another colour": (lambda d: (d.die("cyan").update(count=19),
                                                 d.die("red").update(count=23)),
                                      ["dice.json", "Military", "count"]),
    "count as fraction": (lambda d: d.die("white").update(count=25.0), ["Home", "count"]),
    "die missing": (lambda d: d.dice["dice"].pop(), ["dice.json", "6", "7"]),
    "dice out of order": (lambda d: d.dice["dice"].reverse(), ["dice.json", "colour", "white"]),
    "five sides": (lambda d: d.die("green")["sides"].pop(), ["dice.json", "Genes", "sides"]),
    "sides out of order": (lambda d: d.die("green")["sides"].reverse(), ["Genes", "sides"]),
    "unknown side": (lambda d: d.die("green")["sides"].__setitem__(5, "joker"),
                     ["Genes", "sides", "joker"]),
    "unknown key of a die": (lambda d: d.die("green").update(mark="bars"), ["dice[5]", "mark"]),
    "die without name": (lambda d: d.die("green").pop("name"), ["dice[5]", "name"]),
    "two dice of one name": (lambda d: d.die("green").update(name="Home"),
                             ["dice.json", "name"]),
    "more dice than the box holds": (lambda d: d.face("Old Earth")["placing"]["gains"][0].update(
        count=2), ["tiles.json", "10 purple", "9"]),
    "more white dice": (lambda d: d.face("Gem World")["placing"]["gains"][0].update(
        colour="white"), ["26 white", "25"]),
}


class TestChecker(unittest.TestCase):
    def test_good_data(self):
        data = Data()
        generator.check(data.dice, data.tiles)

    def test_counts(self):
        data = Data()
        faces = generator.all_faces(data.tiles)
        self.assertEqual(len(faces), 137)
        self.assertEqual(sum(die["count"] for die in data.dice["dice"]), 111)
        self.assertEqual(sum(face.get("reassign", False) for _, _, face in faces), 18)

    def test_most_dice_that_can_be_gained(self):
        """These are enough, and one die fewer would not be."""
        for colour, most in {"red": 22, "purple": 9, "cyan": 19, "brown": 14, "green": 12,
                             "yellow": 9}.items():
            data = Data()
            data.die(colour)["count"] = most
            generator.check_supply(data.dice, data.tiles, "tiles.json")
            data.die(colour)["count"] = most - 1
            with self.assertRaisesRegex(generator.DataError, f"{most} {colour}"):
                generator.check_supply(data.dice, data.tiles, "tiles.json")

    def test_mutations(self):
        for name, (mutate, words) in MUTATIONS.items():
            with self.subTest(name):
                data = Data()
                mutate(data)
                with self.assertRaises(generator.DataError) as caught:
                    generator.check(data.dice, data.tiles)
                for word in words:
                    self.assertIn(word, str(caught.exception))


class TestProgram(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.bad = os.path.join(folder.name, "bad.json")
        self.out = os.path.join(folder.name, "out.c")

    def write_bad(self, text):
        with open(self.bad, "w", encoding="utf-8") as file:
            file.write(text)

    def assert_refused(self, words):
        done = run(DICE, self.bad, self.out)
        self.assertNotEqual(done.returncode, 0)
        self.assertNotIn("Traceback", done.stderr)
        for word in words:
            self.assertIn(word, done.stderr)
        self.assertFalse(os.path.exists(self.out))

    def test_check(self):
        done = run("--check", DICE, TILES)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_same_output_twice(self):
        outputs = []
        for _ in range(2):
            self.assertEqual(run(DICE, TILES, self.out).returncode, 0)
            with open(self.out, encoding="utf-8") as file:
                outputs.append(file.read())
        self.assertEqual(outputs[0], outputs[1])

    def test_usage(self):
        self.assertNotEqual(run("--check", DICE).returncode, 0)

    def test_no_file(self):
        self.assert_refused(["bad.json"])

    def test_no_json(self):
        self.write_bad("{")
        self.assert_refused(["bad.json", "line 1"])

    def test_key_twice(self):
        self.write_bad('{"tiles": [], "tiles": []}')
        self.assert_refused(["bad.json", "tiles", "twice"])

    def test_broken_tile(self):
        data = Data()
        data.face("Gem World")["cost"] = "dear"
        self.write_bad(json.dumps(data.tiles))
        self.assert_refused(["bad.json", "tile 7", "Gem World", "cost", "dear"])


if __name__ == "__main__":
    generator = load_generator()
    unittest.main(argv=sys.argv[:1])
