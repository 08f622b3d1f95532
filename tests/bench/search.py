#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how well the search answers what players type, and fails if it got worse.

    search.py ORRERY-CLI [QUERIES.tsv] [--game GAME] [--misses]

A line of the file: a query, the best answers, other good answers (ids, separated by commas), a class and
a language, separated by tabs. Printed are, per class and language, how often a good answer comes first,
how often one is among the first three, and nDCG@5, which is 1 if the best five stand in the best order.
The floors below are for our own queries; another file is only measured. The ranking was tuned with
queries.tsv in view, so those of queries-held.tsv, for which nothing was changed, are measured after it.
"""
import argparse
import json
import math
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OWN_QUERIES = {
    'roll': HERE / 'queries.tsv',
    'race': HERE / 'queries-race.tsv',
    'frontiers': HERE / 'queries-frontiers.tsv',
}
HELD_QUERIES = {'roll': HERE / 'queries-held.tsv'}
# Per class and language: the percentage with a good answer first, and among the first three.
FLOORS = {
    'name': (95, 97),
    'description': (86, 95),
    'question': (84, 95),
    'rule': (92, 96),
    'de': (86, 95),
    'en': (86, 94),
    'fr': (88, 95),
    'all': (87, 95),
}
# The same for queries that were not used for tuning; they are few, so each one counts a lot.
HELD_FLOORS = {
    'name': (94, 94),
    'description': (80, 92),
    'question': (78, 89),
    'rule': (85, 92),
    'de': (75, 90),
    'en': (78, 90),
    'fr': (75, 90),
    'all': (80, 92),
}
DEPTH = 5


def read_queries(path):
    for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
        if not line or line.startswith('#'):
            continue
        fields = line.split('\t')
        if len(fields) != 5:
            sys.exit(f'{path}:{number}: must be query, best, also good, class and language')
        query, best, good, kind, language = fields
        grades = {answer.strip(): 1 for answer in good.split(',') if answer.strip()}
        grades |= {answer.strip(): 2 for answer in best.split(',')}
        yield query, grades, kind, language


def find_all(program, game, queries, language):
    """The ids found for each query, all in one run."""
    environment = os.environ | {'LC_ALL': 'C.UTF-8', 'LANGUAGE': '' if language == 'en' else language}
    done = subprocess.run([program, 'find', '--game', game, '--json', '--limit', str(DEPTH), '-'],
                          input=''.join(query + '\n' for query in queries),
                          capture_output=True, text=True, env=environment)
    decoder = json.JSONDecoder()
    rest = done.stdout.lstrip()
    while rest:
        entries, end = decoder.raw_decode(rest)
        yield [entry['id'] for entry in entries]
        rest = rest[end:].lstrip()


def discounted(grades):
    return sum((2 ** grade - 1) / math.log2(place + 2) for place, grade in enumerate(grades[:DEPTH]))


def rate(grades, found):
    got = [grades.get(answer, 0) for answer in found]
    return any(got[:1]), any(got[:3]), discounted(got) / discounted(sorted(grades.values(), reverse=True))


def print_table(rows, floors):
    faults = []
    groups = sorted({row[1] for row in rows}) + sorted({row[2] for row in rows}) + ['all']
    print(f'{"":12} {"queries":>7} {"first":>7} {"top 3":>7} {"nDCG@5":>7}')
    for group in groups:
        ratings = [row[3] for row in rows if group in (row[1], row[2], 'all')]
        first, three, ndcg = (100 * sum(column) / len(ratings) for column in zip(*ratings))
        print(f'{group:12} {len(ratings):7} {first:6.1f}% {three:6.1f}% {ndcg / 100:7.3f}')
        floor = floors.get(group, (0, 0))
        if first < floor[0] or three < floor[1]:
            faults.append(f'{group}: {first:.1f} % first and {three:.1f} % in the top three, '
                          f'must be {floor[0]} and {floor[1]}')
    return faults


def measure(options, path, floors):
    queries = list(read_queries(path))
    found = {}
    for language in {query[3] for query in queries}:
        asked = [query[0] for query in queries if query[3] == language]
        answers = list(find_all(options.program, options.game, asked, language))
        if len(answers) != len(asked):
            sys.exit(f'{len(asked)} queries in {language} have {len(answers)} answers')
        found |= {(query, language): ids for query, ids in zip(asked, answers)}
    found = [found[query[0], query[3]] for query in queries]
    rows = [(q[0], q[2], q[3], rate(q[1], answers)) for q, answers in zip(queries, found)]
    faults = print_table(rows, floors)
    for (query, grades, *_), answers, row in zip(queries, found, rows):
        if options.misses and not row[3][1]:
            print(f'{query}\n  wanted {", ".join(grades)}\n  found  {", ".join(answers) or "nothing"}')
    print(*faults, sep='\n', end='\n' if faults else '')
    return bool(faults)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('program', metavar='ORRERY-CLI')
    parser.add_argument('queries', metavar='QUERIES.tsv', type=Path, nargs='?')
    parser.add_argument('--game', choices=OWN_QUERIES, default='roll', help='what the queries are about')
    parser.add_argument('--misses', action='store_true', help='list queries without a good answer in the top three')
    options = parser.parse_args()

    if options.queries is not None:
        return measure(options, options.queries, {})
    faulty = measure(options, OWN_QUERIES[options.game], FLOORS)
    if options.game in HELD_QUERIES:
        print('Queries that nothing was changed for:')
        faulty |= measure(options, HELD_QUERIES[options.game], HELD_FLOORS)
    return faulty


if __name__ == '__main__':
    sys.exit(main())
