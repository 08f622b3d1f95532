#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that none of our own answers claims to be in the rulebook.

    check-labels.py GAME=rulings.json…

The answers below were compared with the rulebooks: they are not in them. "The rulebook says so" would be wrong.
"""

import json
import sys
from pathlib import Path

NOT_IN_THE_RULEBOOK = {
    'roll': [
        'ask-move-selector', 'ask-dictate-selector', 'ask-dictate-park', 'ask-dictate-how-many',
        'ask-move-twice', 'ask-same-column', 'ask-virtual-must', 'ask-bag-own-tile',
        'ask-dice-on-empty-stack', 'ask-overfull', 'ask-two-ready', 'ask-remove-new-die',
        'ask-zero-without-recruiting', 'ask-dice-run-out', 'ask-tie-lower-places',
        'ask-advanced-logistics-when', 'ask-advanced-logistics-dice', 'ask-art-no-explorer', 'ask-art-top',
        'ask-backup-mandate', 'ask-executive-power-pair', 'ask-mad-scientists-when',
        'ask-nanotechnology-split', 'ask-free-trade-zone-raise', 'ask-keep-must', 'ask-exchange-order',
        'ask-bankers-order', 'ask-salon-tourism-when', 'ask-space-docks-which', 'ask-penal-last-die',
        'ask-expansions', 'ask-tile-limit', 'ask-length', 'ask-dice-limit', 'ask-interaction', 'ask-mistakes',
        'ask-mulligan', 'ask-leaving', 'ask-good-score', 'ask-flip-tile', 'ask-reroll', 'ask-table-talk',
    ],
    'race': [
        'ask-first-worlds', 'ask-open-choice', 'ask-settle-order', 'ask-tactics-unneeded',
        'ask-colony-ship-free', 'ask-tactics-second-settle', 'ask-must-gamble', 'ask-new-economy-when',
        'ask-spend-when', 'ask-up-to-one-by-one', 'ask-sales-first', 'ask-waste-windfall',
        'ask-produce-draw-order', 'ask-nothing-left', 'ask-first-hands-secret', 'ask-negative-order',
        'ask-gambled-known', 'ask-choose-start-players', 'ask-discard-tableau-face', 'ask-bluff',
        'ask-rosetta-alien', 'ask-equal-powers', 'ask-pilgrimage-one', 'ask-edition', 'ask-conglomerate-none',
        'ask-look-discards', 'ask-paid-military', 'ask-league-and-sale',
    ],
    'frontiers': [
        'ask-two-move', 'ask-chart-first', 'ask-explore-decline', 'ask-explored-open', 'ask-second-world',
        'ask-non-alien', 'ask-temporary', 'ask-replace-when', 'ask-replace-home', 'ask-windfall-decline',
        'ask-any-kind', 'ask-two-lines', 'ask-both-keywords', 'ask-citizen', 'ask-exploration', 'ask-turn-up',
        'ask-return-colonists', 'ask-explore-power', 'ask-return-order', 'ask-workforce', 'ask-bag-short',
        'ask-tax', 'ask-stockpile-when', 'ask-white-square', 'ask-reddish',
    ],
}
SOURCES = {'rules', 'tile', 'reading', 'ours'}

faults = []
for argument in sys.argv[1:]:
    game, path = argument.split('=', 1)
    rulings = json.loads(Path(path).read_text(encoding='utf-8'))['rulings']
    labels = {ruling['id']: ruling.get('source') for ruling in rulings}
    faults += [f'{game}: {id}: no source' for id, label in labels.items() if label not in SOURCES]
    faults += [f'{game}: {id}: is not in the rulebook, so it must be ‘reading’ or ‘ours’'
               for id in NOT_IN_THE_RULEBOOK[game] if labels.get(id, 'ours') not in ('reading', 'ours')]
    faults += [f'{game}: {id}: there is no such ruling' for id in NOT_IN_THE_RULEBOOK[game] if id not in labels]
print(*faults, sep='\n', end='\n' if faults else '')
sys.exit(bool(faults))
