#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the numbers of data/frontiers/ and writes them as the C tables of data.h.

    generate-data.py GAME.json WORLDS.json TILES.json OUT.c
    generate-data.py --check GAME.json WORLDS.json TILES.json

The schema is described in data/frontiers/README.md. Nothing is written if the data is wrong.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
from datafile import (DataError, as_list, as_number, as_object, as_text, as_word, c_string, fail,
                      load)

KINDS = ["novelty", "rare", "genes", "alien"]
ACTIONS = ["retreat", "chart", "develop", "explore", "settle", "produce", "trade", "envoys"]
BONUSES = ["credits", "vp", "colonists", "worlds", "discount"]
COUNTS = ["consume-powers", "keywords", "power-types", "kinds", "stockpiled-goods", "stockpiled-worlds",
          "stockpiled-credits", "colonists"]
TYPES = ["military", "non-military"]
CONFIDENCE = ["high", "medium", "low"]
LIMITS = ["spaces", "colonies", "colonists", "worlds", "laid_out", "goods", "stockpiled_worlds"]
N_NUMBERS = 10


def numbers(value, where, length, most=99):
    if not isinstance(value, list) or len(value) != length:
        fail(where, f"must be {length} numbers")
    return [as_number(n, where, 0, most) for n in value]


def by_kind(value, where):
    as_object(value, where, KINDS)
    return [as_number(value[kind], f"{where}: {kind}", 1) for kind in KINDS]


def check_setups(rows):
    if [row.get("players") for row in as_list(rows, "setup")] != [2, 3, 4, 5]:
        fail("setup", "must have a row each for 2, 3, 4 and 5 players")
    for row in rows:
        n = row["players"]
        as_object(row, f"setup for {n}", ["players", "copies", "pool", "colonists", "credits", "selections"])
        numbers(row["credits"], f"setup for {n}: credits", n)
        for key in ("copies", "pool", "colonists", "selections"):
            as_number(row[key], f"setup for {n}: {key}")


def check_actions(rows):
    if [row.get("id") for row in as_list(rows, "actions")] != ACTIONS:
        fail("actions", f"must be {', '.join(ACTIONS)}")
    for row in rows:
        as_object(row, row["id"], ["id", "name", "bonus"])
        as_text(row["name"], row["id"])
        as_object(row["bonus"], row["id"], [], BONUSES)
        for key, n in row["bonus"].items():
            as_number(n, f"{row['id']}: {key}")


def check_goals(rows):
    if [row.get("counts") for row in as_list(rows, "goals")] != COUNTS:
        fail("goals", f"must count {', '.join(COUNTS)}")
    for row in rows:
        as_object(row, row["id"], ["id", "name", "counts", "steps", "confidence"], ["unsure"])
        as_word(row["confidence"], row["id"], CONFIDENCE)
        last = (0, 0)
        for step in as_list(row["steps"], row["id"]):
            if len(step) != 2 or (step[0] is not None and step[0] <= last[0]) or step[1] <= last[1]:
                fail(row["id"], "steps must rise")
            last = (step[0] or 0, step[1])


def check_worlds(rows):
    if [row.get("type") for row in as_list(rows, "worlds")] != TYPES:
        fail("worlds", f"must have rows for {' and '.join(TYPES)}")
    for row in rows:
        where = row["type"]
        as_object(row, where, ["type", "count", "first", "numbers", "colonists", "goods", "kinds", "keywords", "most_vp"])
        as_object(row["goods"], where, ["windfall", "production", "gray"])
        as_object(row["kinds"], where, KINDS + ["any"])
        as_object(row["keywords"], where, ["imperium", "rebel", "uplift"])
        sums = {"numbers": sum(row["numbers"]), "colonists": sum(row["colonists"]),
                "goods": sum(row["goods"].values()),
                "kinds": sum(row["kinds"].values()) + row["goods"]["gray"]}
        for key, n in sums.items():
            if n != row["count"]:
                fail(where, f"{key} add up to {n}, not to {row['count']}")
    if sum(row["count"] for row in rows) != 60:
        fail("worlds", "must be 60 in all")


def check_tiles(tiles):
    names = [tile["name"] for tile in as_list(tiles["developments"], "developments")]
    for tile in tiles["developments"]:
        as_word(tile["size"], tile["name"], ["small", "large"])
    for tile in tiles["developments"] + tiles["colonies"]:
        as_word(tile["name_confidence"], tile["name"], CONFIDENCE)
        if "powers" in tile:
            as_word(tile["powers_confidence"], tile["name"], CONFIDENCE)
        if "vp" in tile or "cost" in tile:
            as_word(tile["data_confidence"], tile["name"], CONFIDENCE)
    if len(set(names)) != len(names):
        fail("developments", "a name stands twice")
    for pair in as_list(tiles["pairs"], "pairs"):
        as_word(pair["confidence"], "pairs", CONFIDENCE)
        for name in pair["faces"]:
            if name not in names:
                fail("pairs", f'there is no development "{name}"')


def check_all(game, worlds, tiles):
    as_object(game, "game.json", ["box", "limits", "prices", "confidence", "setup", "actions", "goals"])
    as_object(game["limits"], "limits", LIMITS)
    by_kind(game["prices"], "prices")
    by_kind(game["box"]["goods"], "goods")
    check_setups(game["setup"])
    check_actions(game["actions"])
    check_goals(game["goals"])
    check_worlds(worlds["rows"])
    check_tiles(tiles)


def c_braces(fields):
    return "{ " + ", ".join(str(field) for field in fields) + " }"


def c_setup(row):
    return c_braces([row["copies"], row["pool"], row["colonists"], row["selections"], c_braces(row["credits"])])


def c_action(row):
    return c_braces([c_string(row["id"]), c_string(row["name"])] + [row["bonus"].get(key, 0) for key in
                    ("credits", "vp", "colonists", "worlds", "discount")])


def c_goal(row):
    return c_braces([c_string(row["id"]), c_string(row["name"]), len(row["steps"]),
                     c_braces([step[0] or 0 for step in row["steps"]]),
                     c_braces([step[1] for step in row["steps"]])])


def c_world(row):
    by_number = [0] * N_NUMBERS
    for i, n in enumerate(row["numbers"]):
        by_number[row["first"] + i] = n
    goods, keywords = row["goods"], row["keywords"]
    return c_braces([row["count"], c_braces(by_number), c_braces([0] + row["colonists"]), goods["gray"],
                     goods["production"], goods["windfall"], c_braces([row["kinds"][kind] for kind in KINDS]),
                     row["kinds"]["any"], keywords["imperium"], keywords["rebel"], keywords["uplift"],
                     row["first"], row["first"] + len(row["numbers"]) - 1, row["most_vp"]])


def c_known(tile):
    vp, kind = tile.get("vp", "FR_NOT_KNOWN"), tile.get("kind")
    facts = {key: value for key, value in tile.items() if key not in ("id", "name")}
    codes = [power["code"] for power in tile.get("powers", [])]
    return c_braces([c_string(tile["id"]), c_string(tile["name"]), c_string(codes[0] if codes else ""),
                     {"small": "FR_KNOWN_SMALL", "large": "FR_KNOWN_LARGE", None: "FR_KNOWN_COLONY"}[tile.get("size")],
                     tile.get("cost", "FR_NOT_KNOWN"), "FR_NOT_A_NUMBER" if vp == "?" else vp,
                     KINDS.index(kind) if kind in KINDS else "FR_N_KINDS", CONFIDENCE.index(tile["name_confidence"]), c_string(json.dumps(facts))])


def table(declaration, rows):
    return f"const {declaration} = {{\n" + "".join(f"  {row},\n" for row in rows) + "};\n"


def write(game, worlds, tiles, path):
    limits = [game["limits"][key] for key in LIMITS] + [game["box"]["colonists"]]
    parts = [
        "/* Generated from data/frontiers/ by generate-data.py. */\n#include \"games/frontiers/rules/data.h\"\n\n#include <stddef.h>\n",
        table("FrActionData fr_actions[FR_N_ACTIONS]", [c_action(row) for row in game["actions"]]),
        table("FrSetupData fr_setups[FR_MAX_SEATS + 1]", [f"[{row['players']}] = {c_setup(row)}" for row in game["setup"]]),
        table("FrGoalData fr_goals[FR_N_GOALS]", [c_goal(row) for row in game["goals"]]),
        table("FrWorldsData fr_worlds[FR_N_TYPES]", [c_world(row) for row in worlds["rows"]]),
        f"const uint8_t fr_prices[FR_N_KINDS] = {c_braces(by_kind(game['prices'], 'prices'))};\n",
        f"const uint8_t fr_goods[FR_N_KINDS] = {c_braces(by_kind(game['box']['goods'], 'goods'))};\n",
        f"const FrLimits fr_limits = {c_braces(limits)};\n",
        table("FrKnownTile fr_known_tiles[]", [c_known(tile) for tile in tiles["developments"] + tiles["colonies"]]),
        f"const unsigned fr_n_known_developments = {len(tiles['developments'])};\n",
        f"const unsigned fr_n_known_tiles = {len(tiles['developments'] + tiles['colonies'])};\n",
    ]
    with open(path, "w", encoding="utf-8") as out:
        out.write("\n".join(parts))


def main(arguments):
    check_only = arguments[:1] == ["--check"]
    paths = arguments[1:] if check_only else arguments[:-1]
    if len(paths) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        data = [load(path) for path in paths]
        check_all(*data)
    except (DataError, KeyError, TypeError) as error:
        print(f"{os.path.dirname(paths[0])}: {error}", file=sys.stderr)
        return 1
    if not check_only:
        write(*data, arguments[-1])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
