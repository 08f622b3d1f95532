#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text uses the words that CONTRIBUTING.md decided on: test-words.py SOURCES

This checks the messages of the template, the translations, and the pages that people read outside the app.
Search keywords are left out: they are what people type.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Patterns that must not appear, and their replacement.
SPELLINGS = {
    r'colour': 'color',
    r'\bgrey': 'gray',
    r'\b[Aa]nalys(?:e|ed|es|ing)\b': 'analyze',
    r'\b[Ll]icence': 'license',
    r'\b[Cc]atalogue': 'catalog',
    r'\bcentre': 'center',
    r'\b(?:[Rr]ecogni|[Oo]rgani|[Cc]apitali)s(?:e|ed|es|ing)\b': '-ize',
    r'\bmisspelt\b': 'misspelled',
    r'\bper cent\b': 'percent',
    r'\b[Ss]et-up': 'setup',
}
ENGLISH = SPELLINGS | {
    r'(?:[Ll]ose|[Gg]ives?(?: up)) (?:any )?(?:one|a|%s) (?:of your )?(?:die|dice)': 'remove a die',
    r'[Tt]hrow\w* (?:tiles? )?away': 'abandon a tile',
    r'\bonce a round': 'once per round',
    r' a second\b(?! [A-Za-z])': 'per second',
    r'\bneed not\b': 'do not have to',
    r'\bdearer\b': 'more expensive',
    r'(?<!here )\bis no (?!longer)': 'is not a',
    r'\bare no (?:dice|workers)': 'are not',
    r'; otherwise (?:\d|one|any)': '(default: …)',
    r'\bwithout end\b': 'and so on',
    r'\bextra die\b': 'spare die',
    r"(?<!which )(?<!Which )(?<!this )\b[Oo]ne (?:comes|may|can)\b": "you",
    r'^(?:Who|What) \w+ (?:is|are) (?!.*\?)': 'start with the subject',
    r'\d %%': '%% without a space',
}
GERMAN = {
    r'\bBesiedel[nt]': 'Siedeln',
    r'\b[Ll]iefer[nt]|Lieferant': 'Verladen, Verlader',
    r'[Ss]päh(?:en|t)': 'Aufklären',
    r'\b[Kk]assier': 'Sammeln',
    r'Bürgerschaft': 'Bevölkerung',
    r'Luxusgüter': 'Luxusartikel',
    r'Rohstoffe': 'Seltene Elemente',
    r'\bWaren?\b': 'Gut, Güter',
    r'Bauzone': 'Konstruktionszone',
    r'(?<!Investment )\bCredits?\b': 'Krediteinheit',
    r'Phasenleiste': 'Phasenstreifen',
    r'Phasenplättchen': 'Phasenanzeiger',
    r'\$\d|\$%d': '2 $',
    r'kann nicht sein': 'ist nicht möglich',
    r'Rückstrich': 'Backslash',
    r'besitzende Person': 'Sie, or who has the tile',
    r'Glücksfall(?:-|welt|koloni|bonus)': 'Windfall-Welt',
    r'Schlagw[oö]rt': 'Stichwort',
    r'\b[Vv]erbrauchen\b': 'konsumieren',
    r'abwerfen|abgeworfen': 'ablegen',
    r'\b[Vv]ollende(?:n|t)\b': 'fertigstellen',
    r'\b(?:Heimat|Militär|Luxusartikel|Gene|Alien|Konsum)(?:würfel|arbeiter|fähigkeit)': 'with a hyphen',
    r'\b(?:auf|nach|bei|beim|mit) (?:Explore|Develop|Settle|Produce|Ship|Trade)\b': 'the German name',
    r'[\dds] \$(?!\w)': 'no-break space before $',
}
FRENCH = {
    r'marchandise': 'ressource',
    r'\bGènes\b': 'Génétique',
    r'monde d.origine': 'monde de départ',
    r'bandeau': 'plateau de Programmation',
    r'\$\d|\$%d': '2 $',
    r'[Pp]our cent\b': 'pourcentage',
    r'arrondie?s? (?:\*\*)?au-dessus': "arrondi à l'entier supérieur",
    r'au-dessus de': 'sur',
    r'\b(?:[Uu]n|[Ll]e|[Ll]es|[Dd]es|[Ss]on|[Ss]es|[Qq]uels?|[Aa]ucun|chaque) biens?\b': 'ressource',
    r'\b(?:ce|chaque|dernier|du) tour\b': 'manche',
    r'\b[Dd]és? Départ\b': 'dé de Départ',
    r'[Jj]oueurs? de l.ordinateur': 'joueur virtuel',
    r'(?:^|[.:;] )Qui [^?]*\.$': 'celui qui',
    r'\b(?:sur|après|lors de|lors d.) ?(?:Explore|Develop|Settle|Produce|Ship|Trade)\b': 'the French name',
    r'[\dds] \$(?!\w)': 'no-break space before $',
    r"\b[cdjlmnst]'(?=\w)": '’',
}
PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs/*.md', 'data/*/README.md', 'data/man/*.in']
# Members of our JSON are names, whatever language surrounds them.
MEMBERS = re.compile(r'--json')
CODE = re.compile(r'```.*?```|`[^`]*`', re.DOTALL)


def messages(path):
    """Every (context, text, translation) of a catalog; a plural is two."""
    with tempfile.NamedTemporaryFile() as flat:
        subprocess.run(['msgcat', '--no-wrap', '--no-location', '-o', flat.name, path], check=True)
        text = Path(flat.name).read_text()
    for block in text.split('\n\n'):
        if block.startswith('#~'):
            continue
        fields = re.findall(r'^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) ((?:"(?:.*)"\n?)+)',
                            block, re.MULTILINE)
        fields = [(name, ''.join(re.findall(r'^"(.*)"$', value, re.MULTILINE))) for name, value in fields]
        context = next((value for name, value in fields if name == 'msgctxt'), '')
        yield (context, [value for name, value in fields if name.startswith('msgid')],
               [value for name, value in fields if name.startswith('msgstr')])


def faults_in(where, text, words):
    for pattern, better in words.items():
        found = re.search(pattern, text)
        if found and not (MEMBERS.search(text) and pattern == 'colour'):
            yield f'{where}: “{found[0]}” should be “{better}” in: {text[:100]}'


def check_catalog(path, words, own):
    for context, texts, translations in messages(path):
        if context == 'search' or context.endswith('/keywords') or texts == ['']:
            continue
        for text in texts if own else translations:
            yield from faults_in(f'{path.name} {context}', text, words)


def check_page(path):
    for line in CODE.sub('', path.read_text()).split('\n'):
        yield from faults_in(path.name, line, SPELLINGS)


def main(root):
    po = root / 'po'
    faults = [*check_catalog(po / 'orrery.pot', ENGLISH, True),
              *check_catalog(po / 'de.po', GERMAN, False), *check_catalog(po / 'fr.po', FRENCH, False)]
    pages = [path for pattern in PAGES for path in root.glob(pattern)]
    for path in pages:
        faults += check_page(path)
    print(*faults, f'{len(pages)} pages, {len(faults)} faults', sep='\n')
    return 1 if faults or len(pages) < 10 else 0


if __name__ == '__main__':
    sys.exit(main(Path(sys.argv[1])))
