#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what a game's data says about the pictures of worlds as a C table.

    generate-art.py TILES-OR-CARDS.json OUT.c HEADER TABLE
"""

import json
import sys


def faces(data):
    """All pieces in the order of the game's own table."""
    yield from data.get("cards", [])
    for tile in data.get("tiles", []):
        yield from (tile["development"], tile["world"])
    for faction in data.get("factions", []):
        yield from (faction["left"], faction["right"])
    for home in data.get("homes", []):
        yield home["world"]


def word(prefix, art, key):
    return f"ORRERY_{prefix}_{art[key].upper()}" if key in art else f"ORRERY_{prefix}_BY_SEED"


def main():
    source, out, header, table = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        data = json.load(file)
    with open(out, "w", encoding="utf-8") as file:
        file.write(f'#include "{header}"\n\nconst OrreryArtHint {table}[] = {{\n')
        for face in faces(data):
            art = face.get("art", {})
            file.write(f'  {{ {word("FORM", art, "form")}, {word("LOOK", art, "look")} }},'
                       f' /* {face["name"]} */\n')
        file.write("};\n")


main()
