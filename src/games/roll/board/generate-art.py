#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what data/roll/tiles.json says about the pictures of worlds as a C table.

    generate-art.py TILES.json OUT.c
"""

import json
import sys


def faces(tiles):
    """All faces in the order of roll_faces."""
    for tile in tiles["tiles"]:
        yield from (tile["development"], tile["world"])
    for faction in tiles["factions"]:
        yield from (faction["left"], faction["right"])
    for home in tiles["homes"]:
        yield home["world"]


def word(prefix, art, key):
    return f"{prefix}_{art[key].upper()}" if key in art else f"{prefix}_BY_SEED"


def main():
    source, out = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        tiles = json.load(file)
    with open(out, "w", encoding="utf-8") as file:
        file.write('#include "games/roll/board/orrery-world-private.h"\n\n'
                   "const OrreryArtHint orrery_art_hints[ROLL_N_FACES] = {\n")
        for face in faces(tiles):
            art = face.get("art", {})
            file.write(f'  {{ {word("FORM", art, "form")}, {word("LOOK", art, "look")} }},'
                       f' /* {face["name"]} */\n')
        file.write("};\n")


main()
