#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks data/race/cards.json and writes it as the C tables of data.h.

    generate-data.py CARDS.json OUT.c
    generate-data.py --check CARDS.json

The schema is described in data/race/README.md. Nothing is written if the data is wrong.
"""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
from datafile import (DataError, as_bool, as_list, as_number, as_object, as_set, as_text, as_word,
                      c_bool, c_braces, c_string, fail, load, slug)

KINDS = ["development", "world"]
GOODS = ["novelty", "rare", "genes", "alien"]
SOURCES = ["windfall", "production"]
KEYWORDS = ["alien", "rebel", "imperium", "uplift", "terraforming", "chromosome"]
# The others are printed but have no effect in this game.
KEYWORDS_THAT_MATTER = ["rebel", "alien"]
WHENS = ["explore", "develop", "settle", "trade", "consume", "produce"]

# The same limits as in data.h.
MAX_POWERS = 3
MAX_LINES = 4
N_STARTS = 5

# The keys of a power by its kind, besides kind and may, and when it works.
POWERS = {
    "explore-draw": ("explore", ["amount"]),
    "explore-keep": ("explore", ["amount"]),
    "draw-at-phase-start": ("develop", ["amount"]),
    "reduce-development-cost": ("develop", ["amount"]),
    "draw-after-placing-development": ("develop", ["amount"]),
    "reduce-world-cost": ("settle", ["amount", "good"]),
    "military": ("settle", ["amount"]),
    "specialized-military": ("settle", ["amount"]),
    "temporary-military": ("settle", ["amount"]),
    "place-world-for-zero": ("settle", ["except"]),
    "pay-for-military-world": ("settle", ["amount", "except"]),
    "draw-after-placing-world": ("settle", ["amount"]),
    "trade-bonus": ("trade", ["amount", "good"]),
    "consume": ("consume", ["takes", "good"]),
    "consume-good-at-trade-price": ("consume", ["trade-powers"]),
    "consume-all-goods": ("consume", []),
    "consume-draw": ("consume", ["amount"]),
    "draw-if-lucky": ("consume", ["least", "most"]),
    "discard-hand-cards": ("consume", ["amount", "vp"]),
    "produce-on-this-world": ("produce", []),
    "draw-if-produced-on-this-world": ("produce", ["amount"]),
    "produce-on-windfall": ("produce", ["good"]),
    "produce-draw": ("produce", ["amount"]),
    "draw-per-good-produced": ("produce", ["amount", "good"]),
    "draw-per-kind-produced": ("produce", ["amount"]),
    "draw-per-world-in-tableau": ("produce", ["amount", "good"]),
    "draw-if-strictly-most-produced": ("produce", ["amount", "good"]),
}
OPTIONAL_KEYS = {
    "consume": ["uses", "different", "vp", "cards"],
    "specialized-military": ["good", "keyword"],
}
# Those that the owner may leave unused (rules 0.3), and no others.
MAY = ["temporary-military", "place-world-for-zero", "pay-for-military-world", "discard-hand-cards"]

# How many cards there are of each kind, by cost or defense from 0 to 7: the rulebook's statistics, which say
# how many worlds are military, with which defense, and how many goods they have.
DISTRIBUTION = {
    "start worlds": [0, 0, 4, 1, 0, 0, 0, 0],
    "gray worlds": [1, 2, 1, 2, 2, 2, 0, 0],
    "military gray worlds": [0, 1, 0, 1, 0, 1, 1, 1],
    "windfall worlds": [1, 2, 3, 2, 1, 1, 1, 0],
    "military windfall worlds": [0, 4, 5, 2, 1, 1, 0, 0],
    "production worlds": [0, 2, 4, 5, 2, 2, 1, 0],
    "military production worlds": [0, 1, 1, 0, 1, 0, 1, 0],
    "developments": [0, 12, 12, 4, 8, 2, 12, 0],
}


# Reading the pieces.

POWER_VALUES = {
    "kind": lambda v, w: as_word(v, w, list(POWERS)),
    "may": as_bool,
    "amount": lambda v, w: as_number(v, w, -9, 9),
    "good": lambda v, w: as_word(v, w, ["any", "this-world", *GOODS]),
    "except": lambda v, w: as_word(v, w, GOODS),
    "keyword": lambda v, w: as_word(v, w, KEYWORDS_THAT_MATTER),
    "takes": lambda v, w: as_number(v, w, most=4),
    "uses": lambda v, w: as_number(v, w, least=2, most=9),
    "different": as_bool,
    "vp": lambda v, w: as_number(v, w, most=9),
    "cards": lambda v, w: as_number(v, w, most=9),
    "trade-powers": as_bool,
    "least": lambda v, w: as_number(v, w, most=9),
    "most": lambda v, w: as_number(v, w, most=9),
}


def check_power(power, where):
    if not isinstance(power, dict) or "kind" not in power:
        fail(where, 'missing key "kind"')
    kind = as_word(power["kind"], f"{where}.kind", list(POWERS))
    as_object(power, where, ["kind", *POWERS[kind][1]], ["may", *OPTIONAL_KEYS.get(kind, [])])
    for key, value in power.items():
        POWER_VALUES[key](value, f"{where}.{key}")
    if power.get("may", False) != (kind in MAY):
        fail(f"{where}.may", f"must be true for {', '.join(MAY)}, and only for those")
    if power.get("amount", 1) < 1 and kind != "military" or power.get("amount") == 0:
        fail(f"{where}.amount", f"must be positive, not {power['amount']}")
    if power.get("good") == "this-world" and kind != "trade-bonus":
        fail(f"{where}.good", "only a trade bonus looks at this world alone")
    if kind == "specialized-military" and ("good" in power) == ("keyword" in power):
        fail(where, "is against worlds of a good or of a keyword")
    if kind == "consume" and not power.keys() & {"vp", "cards"}:
        fail(where, "gains nothing: neither vp nor cards")
    if kind == "draw-if-lucky" and power["least"] > power["most"]:
        fail(f"{where}.least", "is more than most")


LINE_KEYS = {
    "card": ["kind", "military", "goods", "good", "keyword", "cost", "power", "card"],
    "chips": ["each"],
    "military": [],
    "good": [],
}
LINE_VALUES = {
    "points": lambda v, w: as_number(v, w, most=9),
    "per": lambda v, w: as_word(v, w, list(LINE_KEYS)),
    "each": lambda v, w: as_number(v, w, most=9),
    "kind": lambda v, w: as_word(v, w, KINDS),
    "military": as_bool,
    "goods": lambda v, w: as_word(v, w, SOURCES),
    "good": lambda v, w: as_word(v, w, GOODS),
    "keyword": lambda v, w: as_word(v, w, KEYWORDS_THAT_MATTER),
    "cost": lambda v, w: as_number(v, w, most=6),
    "power": lambda v, w: as_word(v, w, WHENS),
}


def check_line(line, where, ids):
    if not isinstance(line, dict) or "per" not in line:
        fail(where, 'missing key "per"')
    per = as_word(line["per"], f"{where}.per", list(LINE_KEYS))
    as_object(line, where, ["points", "per"], LINE_KEYS[per])
    for key, value in line.items():
        if key == "card":
            as_word(value, f"{where}.card", ids)
        else:
            LINE_VALUES[key](value, f"{where}.{key}")


def check_powers(powers, where):
    for i, power in enumerate(as_list(powers, f"{where}.powers")):
        check_power(power, f"{where}.powers[{i}]")
    if len(powers) > MAX_POWERS:
        fail(f"{where}.powers", f"has more than {MAX_POWERS} entries")


def check_scoring(lines, where, ids):
    for i, line in enumerate(as_list(lines, f"{where}.scoring")):
        check_line(line, f"{where}.scoring[{i}]", ids)
    if len(lines) > MAX_LINES:
        fail(f"{where}.scoring", f"has more than {MAX_LINES} entries")


def has_power(card, kind):
    return any(power["kind"] == kind for power in card.get("powers", []))


def check_goods(card, where):
    if ("goods" in card) != ("good" in card):
        fail(where, "goods and good stand together")
    if "goods" in card:
        if card["kind"] != "world":
            fail(f"{where}.goods", "only worlds have goods")
        as_word(card["goods"], f"{where}.goods", SOURCES)
        as_word(card["good"], f"{where}.good", GOODS)
    if has_power(card, "produce-on-this-world") != (card.get("goods") == "production"):
        fail(f"{where}.powers", "production worlds produce on themselves, and only those")


def check_start(start, where):
    as_object(start, where, ["number", "box"])
    as_number(start["number"], f"{where}.number", 0, N_STARTS - 1)
    box = "red" if start["number"] % 2 else "blue"
    if start["box"] != box:
        fail(f"{where}.box", f"must be {box} for this number")


OPTIONAL = ["art", "copies", "start", "first-game", "cost", "defense", "vp", "goods", "good", "keywords",
            "powers", "scoring", "second-edition"]


FORMS = ["planet", "belt", "comet", "nebula", "station", "fleet"]
LOOKS = ["bands", "craters", "continents", "ocean", "spots", "cracks", "facets", "geodesic", "city"]


def check_art(art, where):
    as_object(art, where, [], ["form", "look"])
    for key, words in (("form", FORMS), ("look", LOOKS)):
        if key in art and art[key] not in words:
            fail(f"{where}.{key}", "is not known")


def check_kind(card, where):
    if ("cost" in card) == ("defense" in card):
        fail(where, "has either a cost or a defense")
    if "defense" in card and card["kind"] != "world":
        fail(f"{where}.defense", "only worlds are military")
    if "cost" in card:
        as_number(card["cost"], f"{where}.cost", 1 if card["kind"] == "development" else 0, 6)
    else:
        as_number(card["defense"], f"{where}.defense", 1, 7)
    is_six = card["kind"] == "development" and card["cost"] == 6
    if is_six != ("scoring" in card) or is_six == ("vp" in card):
        fail(where, "developments of cost 6 have scoring instead of vp, and only those")


def check_card(card, where, ids):
    as_object(card, where, ["id", "name", "kind"], OPTIONAL)
    where = f'{where} "{as_text(card["name"], f"{where}.name")}"'
    if card["id"] != slug(card["name"]):
        fail(f"{where}.id", f'must be "{slug(card["name"])}", the name in lower case with dashes')
    as_word(card["kind"], f"{where}.kind", KINDS)
    if card.get("copies", 2) != 2 or ("copies" in card and card["kind"] != "development"):
        fail(f"{where}.copies", "must be 2, and only developments have it")
    check_kind(card, where)
    if "vp" in card:
        as_number(card["vp"], f"{where}.vp", 0, 9)
    if "start" in card:
        check_start(card["start"], f"{where}.start")
    if "first-game" in card:
        as_number(card["first-game"], f"{where}.first-game", 1, N_STARTS - 1)
    if "keywords" in card:
        as_set(sorted(card["keywords"], key=KEYWORDS.index)
               if set(card["keywords"]) <= set(KEYWORDS) else card["keywords"],
               f"{where}.keywords", KEYWORDS)
    if "powers" in card:
        check_powers(card["powers"], where)
    check_goods(card, where)
    if "scoring" in card:
        check_scoring(card["scoring"], where, ids)
    if "art" in card:
        check_art(card["art"], f"{where}.art")
    if "second-edition" in card:
        as_object(card["second-edition"], f"{where}.second-edition", [],
                  ["cost", "vp", "powers", "scoring"])
        check_second(card, f"{where}.second-edition", ids)


def check_second(card, where, ids):
    change = card["second-edition"]
    if not change:
        fail(where, "changes nothing")
    for key in ("cost", "vp"):
        if key in change:
            if key not in card:
                fail(f"{where}.{key}", "the first edition has none")
            as_number(change[key], f"{where}.{key}", 0, 9)
    both = in_edition(card, 1)
    if "powers" in change:
        check_powers(both["powers"], where)
    if "scoring" in change:
        check_scoring(both["scoring"], where, ids)


def in_edition(card, edition):
    """The card in that edition: numbers are replaced, powers and scoring are added."""
    change = card.get("second-edition", {}) if edition == 1 else {}
    both = {**card, **{key: change[key] for key in ("cost", "vp") if key in change}}
    for key in ("powers", "scoring"):
        if key in change:
            both[key] = card.get(key, []) + change[key]
    return both


def sort_of(card):
    if "start" in card:
        return "start worlds"
    if card["kind"] == "development":
        return "developments"
    military = "military " if "defense" in card else ""
    return f"{military}{card.get('goods', 'gray')} worlds"


def check_distribution(cards, file):
    found = {sort: [0] * 8 for sort in DISTRIBUTION}
    for card in cards:
        found[sort_of(card)][card.get("cost", card.get("defense"))] += card.get("copies", 1)
    wrong = [f"{n} {sort} of cost or defense {cost}, must be {DISTRIBUTION[sort][cost]}"
             for sort, row in found.items() for cost, n in enumerate(row)
             if n != DISTRIBUTION[sort][cost]]
    if wrong:
        fail(f"{file}: cards", "; ".join(wrong))


def check_whole(cards, file):
    for key in ("id", "name"):
        values = [card[key] for card in cards]
        for value in values:
            if values.count(value) > 1:
                fail(f"{file}: cards", f'"{value}" is there twice')
    numbers = sorted(card["start"]["number"] for card in cards if "start" in card)
    if numbers != list(range(N_STARTS)):
        fail(f"{file}: cards", f"the start worlds are numbered {numbers}")
    for number in range(1, N_STARTS):
        hand = [card["name"] for card in cards if card.get("first-game") == number]
        if len(hand) != 4:
            fail(f"{file}: cards", f"the first hand {number} has {len(hand)} cards, must be 4")
    # Powers that can be used together are combined into one question, so they must give the same.
    if len({power["vp"] for card in cards for power in card.get("powers", [])
            if power["kind"] == "discard-hand-cards"}) > 1:
        fail(f"{file}: cards", "powers to discard hand cards differ in vp")
    check_distribution(cards, file)


def check(data, file="cards.json"):
    as_object(data, file, ["prices", "cards"])
    as_object(data["prices"], f"{file}: prices", GOODS)
    for good in GOODS:
        as_number(data["prices"][good], f"{file}: prices.{good}", most=9)
    cards = as_list(data["cards"], f"{file}: cards")
    ids = [card.get("id") for card in cards if isinstance(card, dict)]
    for i, card in enumerate(cards):
        check_card(card, f"{file}: cards[{i}]", ids)
    check_whole(cards, file)


# Writing C.

def constant(prefix, word):
    return f"RACE_{prefix}{word.upper().replace('-', '_')}"


def c_good_mask(good):
    return "RACE_ANY_GOOD" if good in ("any", "this-world") else f"RACE_BIT ({constant('', good)})"


def c_power(power):
    fields = [f".kind = {constant('POWER_', power['kind'])}",
              f".when = {constant('IN_', POWERS[power['kind']][0])}"]
    if power.get("may"):
        fields.append(".may = true")
    if "good" in power:
        fields.append(f".goods = {c_good_mask(power['good'])}")
    if "except" in power:
        fields.append(f".goods = RACE_ANY_GOOD & ~{c_good_mask(power['except'])}")
    if "keyword" in power:
        fields.append(f".keywords = {constant('KEYWORD_', power['keyword'])}")
    if power.get("good") == "this-world":
        fields.append(".this_world = true")
    if power["kind"] == "consume":
        fields.append(f".uses = {power.get('uses', 1)}")
    if power["kind"] == "consume-good-at-trade-price":
        fields.append(f".takes = 1, .uses = 1, .goods = RACE_ANY_GOOD, "
                      f".trade_powers = {c_bool(power['trade-powers'])}")
    if power.get("different"):
        fields.append(".different = true")
    fields += [f".{key} = {power[key]}"
               for key in ("amount", "takes", "vp", "cards", "least", "most") if key in power]
    return c_braces(fields, 6)


def c_line(line, ids):
    fields = [f".points = {line['points']}", f".per = {constant('PER_', line['per'])}"]
    if "each" in line:
        fields.append(f".each = {line['each']}")
    kinds = [line["kind"]] if "kind" in line else KINDS
    fields.append(".kinds = " + " | ".join(f"RACE_BIT ({constant('', kind)})" for kind in kinds))
    if line.get("military"):
        fields.append(".military = true")
    sources = [line["goods"]] if "goods" in line else ["no-goods", *SOURCES]
    fields.append(".sources = " + " | ".join(f"RACE_BIT ({constant('', s)})" for s in sources))
    fields.append(f".goods = {c_good_mask(line.get('good', 'any'))}")
    if "keyword" in line:
        fields.append(f".keywords = {constant('KEYWORD_', line['keyword'])}")
    if "cost" in line:
        fields.append(f".cost = {line['cost']}")
    if "power" in line:
        fields.append(f".when = RACE_BIT ({constant('IN_', line['power'])})")
    if "card" in line:
        fields.append(f".design = {ids.index(line['card'])} + 1")
    return c_braces(fields, 6)


def c_masks(card):
    powers = card.get("powers", [])
    when = [word for word in WHENS if any(POWERS[p["kind"]][0] == word for p in powers)]
    has = [kind for kind in POWERS if has_power(card, kind)]
    keywords = [word for word in KEYWORDS_THAT_MATTER if word in card.get("keywords", [])]
    return [f".when = {' | '.join(f'''RACE_BIT ({constant('IN_', w)})''' for w in when) or '0'}",
            f".has = {' | '.join(f'''RACE_BIT ({constant('POWER_', k)})''' for k in has) or '0'}",
            f".keywords = {' | '.join(constant('KEYWORD_', k) for k in keywords) or '0'}",
            f".strength = {sum(p['amount'] for p in powers if p['kind'] == 'military')}"]


def c_card(index, card, ids):
    start = card.get("start", {"number": "RACE_NO_START", "box": None})
    fields = [f".kind = {constant('', card['kind'])}", f".copies = {card.get('copies', 1)}",
              f".start = {start['number']}", f".is_red = {c_bool(start['box'] == 'red')}",
              f".first_game = {card.get('first-game', 0)}",
              f".military = {c_bool('defense' in card)}",
              f".cost = {card.get('cost', card.get('defense'))}", f".vp = {card.get('vp', 0)}",
              f".source = {constant('', card.get('goods', 'no-goods'))}",
              f".good = {constant('', card.get('good', 'gray'))}", *c_masks(card)]
    lines = [f"    [{index}] = {{",
             f"      .id = {c_string(card['id'])}, .name = {c_string(card['name'])},"]
    lines += [f"      {field}," for field in fields]
    for key, write in (("powers", c_power), ("scoring", lambda line: c_line(line, ids))):
        if key in card:
            name = "powers" if key == "powers" else "lines"
            lines += [f"      .n_{name} = {len(card[key])},", f"      .{name} = {{",
                      *(f"        {write(value)}," for value in card[key]), "      },"]
    return "\n".join([*lines, "    },"])


def c_all_cards(cards):
    words = []
    for copies in (1, 2):
        mask = sum(1 << i for i, card in enumerate(cards) if card.get("copies", 1) >= copies)
        words.append(", ".join(f"UINT64_C (0x{mask >> shift & (1 << 64) - 1:016x})" for shift in (0, 64)))
    return "\n".join(["const RaceCards race_all_cards = {", *(f"  {{ {word} }}," for word in words), "};"])


def c_source(data):
    cards = data["cards"]
    ids = [card["id"] for card in cards]
    editions = []
    for edition in range(2):
        editions += [f"  [{edition}] = {{",
                     *(c_card(i, in_edition(card, edition), ids) for i, card in enumerate(cards)),
                     "  },"]
    starts = sorted((card["start"]["number"], i) for i, card in enumerate(cards) if "start" in card)
    return "\n".join([
        "/* SPDX-License-Identifier: GPL-3.0-or-later */",
        "/* Generated by generate-data.py from cards.json: edit that instead. */",
        '#include "games/race/rules/data.h"', "",
        "const RaceDesign race_designs[RACE_N_EDITIONS][RACE_N_DESIGNS] = {", *editions, "};", "",
        f"const uint8_t race_starts[RACE_N_STARTS] = {{ {', '.join(str(i) for _, i in starts)} }};",
        c_all_cards(cards),
        "const uint8_t race_prices[RACE_N_GOODS] = {",
        *(f"  [{constant('', good)}] = {data['prices'][good]}," for good in GOODS), "};",
        "const char *const race_good_names[RACE_N_GOODS + 2] = {",
        *(f"  [{constant('', good)}] = {c_string(good)}," for good in [*GOODS, "gray"]), "};", ""])


def main(arguments):
    only_check = arguments[:1] == ["--check"]
    if len(arguments) != 2:
        sys.exit(__doc__)
    path = arguments[1] if only_check else arguments[0]
    try:
        data = load(path)
        check(data, os.path.basename(path))
    except DataError as error:
        sys.exit(f"generate-data.py: {error}")
    if not only_check:
        with open(arguments[1], "w", encoding="utf-8") as out:
            out.write(c_source(data))


if __name__ == "__main__":
    main(sys.argv[1:])
