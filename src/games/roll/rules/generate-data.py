#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks data/roll/dice.json and data/roll/tiles.json and writes them as the C tables of data.h.

    generate-data.py DICE.json TILES.json OUT.c
    generate-data.py --check DICE.json TILES.json

The schema is described in data/roll/README.md. Nothing is written if the data is wrong.
"""

import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
from datafile import (DataError, as_any_or_set, as_bool, as_list, as_number, as_object, as_set,
                      as_text, as_word, c_bool, c_braces, c_string, fail, load, slug)

COLOURS = ["white", "red", "purple", "cyan", "brown", "green", "yellow"]
WORLD_COLOURS = ["cyan", "brown", "green", "yellow", "gray"]
PHASES = ["explore", "develop", "settle", "produce", "ship"]
SIDES = PHASES + ["wild"]
KINDS = ["development", "world"]
PHASE_OF_KIND = {"development": "develop", "world": "settle"}
FORMS = ["planet", "belt", "comet", "nebula", "station", "fleet"]
LOOKS = ["bands", "craters", "continents", "ocean", "spots", "cracks", "facets", "geodesic", "city"]

# The same limits as in data.h.
MAX_POWERS = 2
MAX_GAINS = 2

# Every seat starts with five white dice, and there are five seats at most.
WHITE_DICE_AT_START = 25
DICE_IN_BOX = {"white": 25, "red": 22, "purple": 9, "cyan": 20, "brown": 14, "green": 12,
               "yellow": 9}

# The rulebook's table of the 55 game tiles: how many of each type cost 1, 2, 3, 4, 5 and 6.
DISTRIBUTION = {
    "cyan worlds": [5, 6, 4, 0, 0, 0],
    "brown worlds": [0, 5, 6, 2, 0, 0],
    "green worlds": [0, 0, 3, 4, 2, 0],
    "yellow worlds": [0, 0, 0, 2, 2, 3],
    "gray worlds": [2, 3, 2, 2, 1, 1],
    "developments with a Reassign power": [4, 5, 6, 1, 1, 1],
    "developments with another power": [5, 5, 8, 3, 4, 9],
    "developments with a placing effect only": [0, 0, 1, 2, 0, 0],
}

# The keys of a power by its kind, required and optional, besides kind, may and text.
POWERS = {
    "reassign": (["amount", "least", "colours", "from", "to"], ["majority"]),
    "dictate-again": ([], []),
    "dictate-more": (["amount"], []),
    "extra-workers": (["phases", "colours"], []),
    "rearrange": (["phases"], []),
    "place-on-top": (["phases"], []),
    "stock": (["phases", "amount", "colours"], []),
    "draw": (["phases", "amount"], []),
    "credits": (["phases", "amount"], ["per", "each", "condition", "colours"]),
    "chips": (["phases", "amount"], []),
    "complete-credits": (["phases", "amount", "kinds", "colours"], []),
    "trade-credits": (["phases", "amount", "colours"], []),
    "trade-buy": (["phases", "amount"], []),
    "consume-credits": (["phases", "amount", "colours"], []),
    "consume-chips": (["phases", "amount", "colours"], []),
    "discount": (["phases", "amount", "least", "kinds", "colours"], ["reassign-only"]),
    "keep-workers": (["phases", "amount", "least", "kinds"], []),
    "keep-colour": (["phases", "kinds", "colours"], []),
    "capacity": (["phases", "amount"], []),
}
ASSIGN_POWERS = ["reassign", "dictate-again", "dictate-more"]
PHASE_OF_POWER = {
    "rearrange": "explore", "place-on-top": "explore", "stock": "explore", "draw": "explore",
    "trade-credits": "ship", "trade-buy": "ship", "consume-credits": "ship",
    "consume-chips": "ship", "capacity": "produce",
}
# These look at the colours of worlds, the other powers at those of dice.
WORLD_POWERS = ["complete-credits", "trade-credits", "consume-credits", "consume-chips", "discount"]
PERS = ["phase", "world-good", "die-good", "citizen"]
CONDITIONS = ["always", "most-developments", "scouted", "highest-world"]

# The keys of a bonus by its kind, besides kind and text.
BONUSES = {
    "development-costs": ["divide"],
    "reassign-costs": ["divide"],
    "world-costs": ["colours", "divide"],
    "dice-sets": ["colours", "divide", "points"],
    "dice-colours": [],
    "worlds": ["colours", "points"],
    "chip-steps": [],
    "no-reassign": [],
    "developments": [],
    "goods": [],
}


# Reading the pieces.

POWER_VALUES = {
    "kind": lambda v, w: as_word(v, w, list(POWERS)),
    "may": as_bool,
    "phases": lambda v, w: as_set(v, w, PHASES),
    "amount": as_number,
    "least": as_number,
    "colours": lambda v, w: as_any_or_set(v, w, COLOURS + ["gray"]),
    "kinds": lambda v, w: as_set(v, w, KINDS),
    "from": lambda v, w: as_word(v, w, ["any", "same"] + PHASES),
    "to": lambda v, w: v if v == "selected" else as_any_or_set(v, w, PHASES),
    "per": lambda v, w: as_word(v, w, PERS),
    "each": as_number,
    "condition": lambda v, w: as_word(v, w, CONDITIONS),
    "reassign-only": as_bool,
    "majority": lambda v, w: as_word(v, w, WORLD_COLOURS),
    "text": as_text,
}


def check_power(power, where):
    if not isinstance(power, dict) or "kind" not in power:
        fail(where, 'missing key "kind"')
    kind = as_word(power["kind"], f"{where}.kind", list(POWERS))
    required, optional = POWERS[kind]
    as_object(power, where, ["kind", *required, "text"], ["may", *optional])
    for key, value in power.items():
        POWER_VALUES[key](value, f"{where}.{key}")
    if "colours" in power:
        worlds = kind in WORLD_POWERS or power.get("per") == "world-good"
        as_any_or_set(power["colours"], f"{where}.colours", WORLD_COLOURS if worlds else COLOURS)
    if kind in PHASE_OF_POWER and power["phases"] != [PHASE_OF_POWER[kind]]:
        fail(f"{where}.phases", f"must be {PHASE_OF_POWER[kind]} for this kind")
    if kind in ("reassign", "keep-workers") and power["least"] > power["amount"]:
        fail(f"{where}.least", "is more than amount")
    if "kinds" in power and power["phases"] != [PHASE_OF_KIND[k] for k in power["kinds"]]:
        fail(f"{where}.phases", "do not fit kinds: developments in develop, worlds in settle")
    if kind == "credits":
        counts = power.get("per", "phase") != "phase" or power.get("condition") == "scouted"
        if counts != ("colours" in power):
            fail(f"{where}.colours", "stands where per or condition looks at colours, only there")


def check_placing(placing, where):
    as_object(placing, where, ["text"], ["remove-die", "credits", "start-credits", "gains"])
    as_text(placing["text"], f"{where}.text")
    if len(placing) == 1:
        fail(where, "has a text and no effect")
    if placing.get("remove-die", True) is not True:
        fail(f"{where}.remove-die", "must be true or left out")
    for key in ("credits", "start-credits"):
        if key in placing:
            as_number(placing[key], f"{where}.{key}", most=10)
    if "gains" in placing:
        for i, gain in enumerate(as_list(placing["gains"], f"{where}.gains")):
            at = f"{where}.gains[{i}]"
            as_object(gain, at, ["colour", "count", "to"])
            as_word(gain["colour"], f"{at}.colour", COLOURS)
            as_number(gain["count"], f"{at}.count")
            as_word(gain["to"], f"{at}.to", ["cup", "citizenry", "good"])
        if len(placing["gains"]) > MAX_GAINS:
            fail(f"{where}.gains", f"has more than {MAX_GAINS} entries")


def check_bonus(bonus, where):
    if not isinstance(bonus, dict) or "kind" not in bonus:
        fail(where, 'missing key "kind"')
    kind = as_word(bonus["kind"], f"{where}.kind", list(BONUSES))
    as_object(bonus, where, ["kind", *BONUSES[kind], "text"])
    as_text(bonus["text"], f"{where}.text")
    for key in ("divide", "points"):
        if key in bonus:
            as_number(bonus[key], f"{where}.{key}")
    if "colours" in bonus:
        words = COLOURS if kind == "dice-sets" else WORLD_COLOURS
        as_set(bonus["colours"], f"{where}.colours", words)


def check_art(art, where):
    as_object(art, where, [], ["form", "look"])
    if not art:
        fail(where, "is empty")
    for key, words in (("form", FORMS), ("look", LOOKS)):
        if key in art:
            as_word(art[key], f"{where}.{key}", words)


def check_development(face, where):
    as_object(face, where, ["id", "name", "kind", "cost", "reassign"],
              ["powers", "placing", "bonus", "keywords"])
    powers = face.get("powers", [])
    if "powers" in face:
        as_list(powers, f"{where}.powers")
    if len(powers) > MAX_POWERS:
        fail(f"{where}.powers", f"has more than {MAX_POWERS} entries")
    for i, power in enumerate(powers):
        check_power(power, f"{where}.powers[{i}]")
    as_bool(face["reassign"], f"{where}.reassign")
    if face["reassign"] != any(power["kind"] in ASSIGN_POWERS for power in powers):
        fail(f"{where}.reassign", "does not fit the powers")
    if ("bonus" in face) != (face["cost"] == 6):
        fail(f"{where}.bonus", "developments of cost 6 have a bonus, and only those")
    if "bonus" in face:
        check_bonus(face["bonus"], f"{where}.bonus")


def check_world(face, where):
    as_object(face, where, ["id", "name", "kind", "cost", "colour", "placing"],
              ["art", "keywords"])
    as_word(face["colour"], f"{where}.colour", WORLD_COLOURS)
    if "art" in face:
        check_art(face["art"], f"{where}.art")
    for i, gain in enumerate(face["placing"].get("gains", [])):
        if gain["to"] == "good" and face["colour"] == "gray":
            fail(f"{where}.placing.gains[{i}].to", "a gray world holds no goods")


def check_face(face, where, kinds, least_cost):
    if not isinstance(face, dict):
        fail(where, "must be an object")
    if "name" not in face:
        fail(where, 'missing key "name"')
    where = f'{where} "{as_text(face["name"], f"{where}.name")}"'
    for key in ("id", "kind", "cost"):
        if key not in face:
            fail(where, f'missing key "{key}"')
    if face["id"] != slug(face["name"]):
        fail(f"{where}.id", f'must be "{slug(face["name"])}", the name in lower case with dashes')
    as_word(face["kind"], f"{where}.kind", kinds)
    as_number(face["cost"], f"{where}.cost", least_cost, 6)
    for i, word in enumerate(face.get("keywords", [])):
        as_text(word, f"{where}.keywords[{i}]")
    if "placing" in face:
        check_placing(face["placing"], f"{where}.placing")
    if face["kind"] == "development":
        check_development(face, where)
        if not face.keys() & {"powers", "placing"}:
            fail(where, "does nothing: neither powers nor placing")
    else:
        check_world(face, where)


# Sections of tiles.json: number of pieces, and the faces of each with their possible kinds and lowest cost.
# Only factions and home worlds cost nothing.
SECTIONS = {
    "tiles": ("tile", 55, {"development": (["development"], 1), "world": (["world"], 1)}),
    "factions": ("faction", 9, {"left": (KINDS, 0), "right": (["world"], 0)}),
    "homes": ("home", 9, {"world": (["world"], 0)}),
}


def check_section(tiles, section, file):
    noun, count, faces = SECTIONS[section]
    pieces = as_list(tiles[section], f"{file}: {section}")
    for i, piece in enumerate(pieces):
        where = f"{file}: {section}[{i}]"
        as_object(piece, where, ["number", *faces])
        if as_number(piece["number"], f"{where}.number") != i + 1:
            fail(f"{where}.number", f"must be {i + 1}, not {piece['number']}")
        for key, (kinds, least_cost) in faces.items():
            check_face(piece[key], f"{file}: {noun} {i + 1}, {key}", kinds, least_cost)
    if len(pieces) != count:
        fail(f"{file}: {section}", f"has {len(pieces)} entries, must be {count}")


def all_faces(tiles):
    """Every face in the order of data.h, as (section, number, face)."""
    return [(section, piece["number"], piece[key])
            for section, (_, _, faces) in SECTIONS.items()
            for piece in tiles[section] for key in faces]


def check_unique(tiles, file):
    for key in ("id", "name"):
        seen = {}
        for section, number, face in all_faces(tiles):
            where = f"{SECTIONS[section][0]} {number}"
            if face[key] in seen:
                fail(f"{file}: {where}.{key}",
                     f'"{face[key]}" is taken by {seen[face[key]]} already')
            seen[face[key]] = where


def type_of(face):
    if face["kind"] == "world":
        return f"{face['colour']} worlds"
    if face["reassign"]:
        return "developments with a Reassign power"
    if "powers" in face:
        return "developments with another power"
    return "developments with a placing effect only"


def check_distribution(tiles, file):
    found = {name: {cost: [] for cost in range(1, 7)} for name in DISTRIBUTION}
    for section, _, face in all_faces(tiles):
        if section == "tiles":
            found[type_of(face)][face["cost"]].append(face["name"])
    wrong = []
    for name, row in DISTRIBUTION.items():
        for cost, expected in enumerate(row, start=1):
            names = found[name][cost]
            if len(names) != expected:
                wrong.append(f"{len(names)} {name} of cost {cost}, must be {expected} "
                             f"({', '.join(names) or 'none'})")
    if wrong:
        fail(f"{file}: tiles", "; ".join(wrong))


def granted(face, colour):
    return sum(gain["count"] for gain in face.get("placing", {}).get("gains", [])
               if gain["colour"] == colour)


def check_supply(dice, tiles, file):
    """No game can need more dice than the box has, so the engine needs no rule for that."""
    for die in dice["dice"]:
        colour = die["colour"]
        need = WHITE_DICE_AT_START if colour == "white" else 0
        for section in SECTIONS:
            for piece in tiles[section]:
                grants = [granted(piece[key], colour) for key in SECTIONS[section][2]]
                need += max(grants) if section == "tiles" else sum(grants)
        if need > die["count"]:
            fail(f"{file}: gains", f"{need} {colour} dice can be gained, "
                 f"but there are {die['count']}")


def check_dice(dice, file):
    as_object(dice, file, ["dice"])
    for i, die in enumerate(as_list(dice["dice"], f"{file}: dice")):
        where = f"{file}: dice[{i}]"
        as_object(die, where, ["id", "name", "colour", "count", "sides"])
        as_text(die["name"], f"{where}.name")
        where = f'{file}: die "{die["name"]}"'
        if not re.fullmatch("[a-z]+(-[a-z]+)*", as_text(die["id"], f"{where}.id")):
            fail(f"{where}.id", "must be lower case with dashes")
        if die["colour"] != COLOURS[i % len(COLOURS)]:
            fail(f"{where}.colour", f"must be {COLOURS[i % len(COLOURS)]} at this place")
        if as_number(die["count"], f"{where}.count") != DICE_IN_BOX[die["colour"]]:
            fail(f"{where}.count", f"must be {DICE_IN_BOX[die['colour']]}, as in the box, "
                 f"not {die['count']}")
        for side in as_list(die["sides"], f"{where}.sides"):
            as_word(side, f"{where}.sides", SIDES)
        if len(die["sides"]) != 6 or die["sides"] != sorted(die["sides"], key=SIDES.index):
            fail(f"{where}.sides", f"must be six, in the order {', '.join(SIDES)}")
    for key in ("id", "name"):
        if len({die[key] for die in dice["dice"]}) != len(dice["dice"]):
            fail(f"{file}: dice", f"two dice have the same {key}")
    if len(dice["dice"]) != len(COLOURS):
        fail(f"{file}: dice", f"has {len(dice['dice'])} entries, must be {len(COLOURS)}")


def check(dice, tiles, dice_file="dice.json", tiles_file="tiles.json"):
    check_dice(dice, dice_file)
    as_object(tiles, tiles_file, list(SECTIONS))
    for section in SECTIONS:
        check_section(tiles, section, tiles_file)
    check_unique(tiles, tiles_file)
    check_distribution(tiles, tiles_file)
    check_supply(dice, tiles, tiles_file)


# Writing C.

def constant(prefix, word):
    return f"ROLL_{prefix}{word.upper().replace('-', '_')}"


def mask(words, prefix="", every=None):
    if words == "any":
        return every
    return " | ".join(f"ROLL_BIT ({constant(prefix, word)})" for word in words)


# How each key of a power or bonus is written, in the order of the struct.
C_VALUES = {
    "may": c_bool,
    "phases": mask,
    "amount": str,
    "least": str,
    "colours": lambda v: mask(v, every="ROLL_ANY_COLOUR"),
    "kinds": mask,
    "from": lambda v: constant("FROM_" if v in ("any", "same") else "", v),
    "to": lambda v: "0" if v == "selected" else mask(v, every="ROLL_ANY_PHASE"),
    "per": lambda v: constant("PER_", v),
    "each": str,
    "condition": lambda v: constant("IF_", v),
    "reassign-only": c_bool,
    "majority": lambda v: constant("", v),
    "divide": str,
    "points": str,
}


def c_fields(thing, prefix):
    fields = [f".kind = {constant(prefix, thing['kind'])}"]
    fields += [f".{key.replace('-', '_')} = {write(thing[key])}"
               for key, write in C_VALUES.items() if key in thing]
    return fields


def c_power(power):
    fields = c_fields(power, "POWER_")
    if power["kind"] == "credits" and "each" not in power:
        fields.append(".each = 1")
    if "majority" not in power:
        fields.append(".majority = ROLL_NO_COLOUR")
    return c_braces(fields, 6)


def c_bonus(bonus):
    fields = c_fields(bonus, "BONUS_")
    fields += [f".{key} = 1" for key in ("divide", "points") if key not in bonus]
    return c_braces(fields, 13)


def c_placing(placing):
    fields = []
    if placing.get("remove-die"):
        fields.append(".remove_die = true")
    fields += [f".{key.replace('-', '_')} = {placing[key]}"
               for key in ("credits", "start-credits") if key in placing]
    if "gains" in placing:
        gains = ", ".join(f"{{ {constant('', g['colour'])}, {g['count']}, "
                          f"{constant('GAIN_', g['to'])} }}" for g in placing["gains"])
        fields += [f".n_gains = {len(placing['gains'])}", f".gains = {{ {gains} }}"]
    return c_braces(fields, 15)


SETS = {"tiles": "GAME", "factions": "FACTION", "homes": "HOME"}


def c_face(index, section, number, face):
    colour = constant("", face["colour"]) if face["kind"] == "world" else "ROLL_NO_COLOUR"
    lines = [f"  [{index}] = {{",
             f"    .id = {c_string(face['id'])}, .name = {c_string(face['name'])},",
             f"    .set = ROLL_SET_{SETS[section]}, .kind = {constant('', face['kind'])}, "
             f".number = {number}, .cost = {face['cost']},",
             f"    .colour = {colour},"]
    if face.get("reassign"):
        lines.append("    .reassign = true,")
    if "powers" in face:
        kinds = mask([power["kind"] for power in face["powers"]], "POWER_")
        lines += [f"    .n_powers = {len(face['powers'])},", f"    .has = {kinds},", "    .powers = {",
                  *(f"      {c_power(power)}," for power in face["powers"]), "    },"]
    if "placing" in face:
        lines.append(f"    .placing = {c_placing(face['placing'])},")
    if "bonus" in face:
        lines.append(f"    .bonus = {c_bonus(face['bonus'])},")
    return "\n".join(lines + ["  },"])


def c_die(die):
    sides = ", ".join(constant("", side) for side in die["sides"])
    weight = ", ".join(str(die["sides"].count(side)) for side in SIDES)
    return "\n".join([
        f"  [{constant('', die['colour'])}] = {{",
        f"    .id = {c_string(die['id'])}, .name = {c_string(die['name'])}, "
        f".colour = {c_string(die['colour'])}, .count = {die['count']},",
        f"    .sides = {{ {sides} }},",
        f"    .weight = {{ {weight} }},",
        "  },"])


def c_names(variable, size, words):
    return f"const char *const {variable}[{size}] = {{ {', '.join(c_string(word) for word in words)} }};"


def c_source(dice, tiles):
    faces = [c_face(i, *entry) for i, entry in enumerate(all_faces(tiles))]
    return "\n".join([
        "/* SPDX-License-Identifier: GPL-3.0-or-later */",
        "/* Generated by generate-data.py from dice.json and tiles.json: edit those instead. */",
        '#include "games/roll/rules/data.h"', "",
        "const RollFace roll_faces[ROLL_N_FACES] = {", *faces, "};", "",
        "const RollDie roll_dice[ROLL_N_COLOURS] = {",
        *(c_die(die) for die in dice["dice"]), "};", "",
        c_names("roll_colour_names", "ROLL_N_COLOURS + 2", COLOURS + ["gray"]),
        c_names("roll_phase_names", "ROLL_N_SIDES + 1", SIDES + ["not said"]),
        c_names("roll_kind_names", "ROLL_WORLD + 1", KINDS), ""])


def main(arguments):
    only_check = arguments[:1] == ["--check"]
    if len(arguments) != 3:
        sys.exit(__doc__)
    dice_path, tiles_path = arguments[1:] if only_check else arguments[:2]
    try:
        dice, tiles = load(dice_path), load(tiles_path)
        check(dice, tiles, os.path.basename(dice_path), os.path.basename(tiles_path))
    except DataError as error:
        sys.exit(f"generate-data.py: {error}")
    if not only_check:
        with open(arguments[2], "w", encoding="utf-8") as out:
            out.write(c_source(dice, tiles))


if __name__ == "__main__":
    main(sys.argv[1:])
