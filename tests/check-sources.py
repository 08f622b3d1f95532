#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what the compiler does not: folders include only lower layers, only a game's own folder names it,
every file in a GTK layer uses GTK, public functions are called, the guide to the sources names what exists,
sources name their license."""

import re
import sys
from collections import Counter
from pathlib import Path

# Folders from the lowest layer up, each with the libraries it may use (by the start of their headers). A
# folder may include itself and anything before it in this list, within the limits below.
GLIB = ('glib', 'gio', 'json-glib')
GTK = None  # any library
FOLDERS = {
    'engine': (),
    'players': (),
    'games/roll/rules': (),
    'games/roll/players': (),
    'games/roll/players/simple': (),
    'games/roll/players/regular': (),
    'games/roll/players/expert': (),
    'games/roll/players/advice': (),
    'games/race/rules': (),
    'games/frontiers/rules': (),
    'games/race/players': (),
    'record': GLIB,
    'catalog': GLIB,
    'games/roll/catalog': GLIB,
    'games/race/catalog': GLIB,
    'games/frontiers/catalog': GLIB,
    'assist': GLIB,
    'phones': GLIB + ('libsoup',),
    'games/roll/words': GLIB,
    'games/race/words': GLIB,
    'games/frontiers/words': GLIB,
    'games/frontiers/tiles': GLIB,
    'games/frontiers/assist': GLIB,
    'games/roll/assist/lines': GLIB,
    'games/roll/assist/drafts': GLIB,
    'games/roll/assist': GLIB,
    'games/race/assist': GLIB,
    'games/roll': GLIB,
    'games/race': GLIB,
    'games/frontiers': GLIB,
    'games': GLIB,
    'cli': GLIB,
    'widgets/style': GTK,
    'widgets/art': GTK,
    'widgets/layout': GTK,
    'widgets/motion': GTK,
    'widgets/game': GTK,
    'widgets/charts': GTK,
    'widgets/log': GTK,
    'widgets/page': GTK,
    'widgets/print': GTK,
    'widgets/question': GTK,
    'widgets': GTK,
    'games/frontiers/board': GTK,
    'games/frontiers/table': GTK,
    'games/race/board': GTK,
    'games/race/table': GTK,
    'games/roll/board': GTK,
    'games/roll/table': GTK,
    'app/keep': GTK,
    'app/room': GTK,
    'app/advice': GTK,
    'app/reference': GTK,
    'app/game': GTK,
    'app/phones': GTK,
    'app/play': GTK,
    'app/table': GTK,
    'app/history': GTK,
    'app': GTK,
}
ORDER = list(FOLDERS)

# Names every game, in a part for each layer.
LIST_OF_GAMES = 'games/games.c'

# How the names in a game's code begin, where not with the name of its folder.
SHORT_NAMES = {'frontiers': 'fr'}

# Files in GTK layers that do not use GTK.
WITHOUT_GTK = {
    'widgets/art/orrery-seed.c',    # only pictures are drawn from it
}

# Public functions that only tests call. Prefer to let a test press a button, read what is shown or look at a
# file; what is left:
ONLY_TESTS = {
    # Work, threads and motion that leave no trace on the screen.
    'orrery_flight_get_n', 'orrery_line_count_shaped', 'orrery_picture_forget', 'orrery_picture_stats',
    'orrery_session_set_nodes', 'orrery_thought_count',
    # What is drawn by hand and not made of widgets, and whether it fits.
    'orrery_chart_draw', 'orrery_construction_get_drawn', 'orrery_race_card_get_key',
    'orrery_seat_line_get_drawn', 'orrery_sheet_get_tile', 'orrery_strip_spot_is_target',
    'orrery_tableau_get_drawn', 'orrery_tile_body_is_cut',
    # Pieces, answers and entries by their names, where a person would find them by sight.
    'orrery_found_list_get_model', 'orrery_phase_strip_choose',
    'orrery_question_bar_get_answer_button',
    'orrery_roll_round_get_entering', 'orrery_roll_round_get_own',
    'orrery_roll_round_get_roll', 'orrery_setup_page_get_table',
}

# Public functions that their own file calls, and nobody else but tests.
OWN_FILE_AND_TESTS = {
    # What a file dialog does with the chosen file; tests cannot press its buttons.
    'orrery_history_write', 'orrery_my_tiles_window_import', 'orrery_share_write',
    'orrery_share_write_game',
    # Other sources and folders than the app's own: damaged data, a second ledger, phones without a network.
    'orrery_catalog_new', 'orrery_guests_get_table', 'orrery_guests_invite_local', 'orrery_ledger_new',
    # Numbers of a standard or a rulebook, compared one by one, and texts that are read aloud.
    'fr_goal_vp', 'orrery_qr_correction', 'orrery_qr_penalty', 'orrery_seat_card_dup_summary',
    'orrery_seat_mark_dup_initials', 'orrery_game_list_get_n_games', 'orrery_name_completion_list',
    # Drawn on paper or in a picture.
    'orrery_cheat_sheet_fit', 'orrery_draw_tile_art', 'orrery_flight_send', 'orrery_sheet_paginate',
    # What a click or key on a drawn piece does.
    'orrery_frontiers_score_build', 'orrery_frontiers_score_read', 'orrery_frontiers_score_write',
    'orrery_join_fields_set_top', 'orrery_peek_open', 'orrery_phase_strip_handle_key', 'orrery_reveal_page_go_to',
    'orrery_rolled_page_tap', 'orrery_score_page_choose', 'orrery_setup_page_dup_record',
}

LIBRARIES = ('glib', 'gio', 'gobject', 'gmodule', 'json-glib', 'gtk', 'gdk', 'gsk', 'graphene',
             'pango', 'cairo', 'adwaita', 'libsoup')
DRAWN = re.compile(r'\b(?:gtk|gdk|gsk|adw|cairo|pango|graphene)_|\b(?:Gtk|Gdk|Gsk|Adw|Pango)[A-Z]')
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
SOURCES = ('.c', '.h', '.py', '.ui', '.svg', '.xml', '.css')


def folder_of(path):
    """The listed folder that contains a path relative to src/, or None."""
    parts = path.split('/')[:-1]
    while parts and '/'.join(parts) not in FOLDERS:
        parts.pop()
    return '/'.join(parts) or None


def library_of(header):
    """The library that a header belongs to, or None for libc's and our own."""
    first = re.split(r'[/.]', header)[0]
    return next((name for name in LIBRARIES if first == name), None)


def game_of(folder):
    parts = folder.split('/')
    return parts[1] if parts[0] == 'games' and len(parts) > 1 else None


def may_include(folder, other):
    if folder == other:
        return True
    if game_of(other) is not None and game_of(other) != game_of(folder) and folder != 'games':
        return False
    return ORDER.index(other) < ORDER.index(folder)


def wrong_includes(path, folder):
    libraries = FOLDERS[folder]
    if str(path).endswith(LIST_OF_GAMES):
        return
    for header in INCLUDE.findall(path.read_text()):
        library = library_of(header)
        other = folder_of(header)
        if library is not None:
            if libraries is not None and library not in libraries:
                yield f'{path}: {folder} may not use {header}'
        elif other is not None and not header.endswith('-resources.h') and not may_include(folder, other):
            yield f'{path}: {folder} may not include {header}'


def uses_gtk(path, root):
    """Whether a source belongs in a GTK layer: by its calls or includes."""
    texts = [path.read_text()]
    own = path.with_suffix('.h')
    if own.exists():
        texts.append(own.read_text())
    if any(DRAWN.search(text) for text in texts):
        return True
    others = {header for text in texts for header in INCLUDE.findall(text)} - {str(own.relative_to(root / 'src'))}
    return any(FOLDERS.get(folder_of(header) or '', GLIB) is GTK for header in others)


def wrong_names(path, folder, games):
    for game in games:
        if game == game_of(folder) or str(path).endswith(LIST_OF_GAMES):
            continue
        names = {game, SHORT_NAMES.get(game, game)}
        found = re.search('|'.join(rf'\b(?:Orrery)?{name.capitalize()}[A-Z]\w*|\b(?:orrery_|ORRERY_)?(?i:{name})_\w+'
                                   for name in names) + f'|games/{game}/', path.read_text())
        if found is not None:
            yield f'{path}: {folder} may not name {found[0]}'


def strip(text):
    """Code without comments, strings and preprocessor lines."""
    text = re.sub(r'/\*.*?\*/', ' ', text, flags=re.DOTALL)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r'^\s*#(?:.*\\\n)*.*$', '', text, flags=re.MULTILINE)


def list_functions(header):
    """The functions that a header declares."""
    code = re.sub(r'static inline.*?^\}', '', strip(header.read_text()), flags=re.DOTALL | re.MULTILINE)
    code = re.sub(r'^(?:typedef )?(?:struct|enum|union)\b[^;{]*\{.*?^\}[^;]*;', '', code,
                  flags=re.DOTALL | re.MULTILINE)
    code = re.sub(r'^G_DE\w+ \([^)]*\)$', '', code, flags=re.MULTILINE)
    for name in re.findall(r'^[A-Za-z_][\w *\n]*?[\s*](\w+)\s*\([^;{}]*\)[^;{}()]*;', code, re.MULTILINE):
        if not name.startswith('G_') and not name.endswith('_get_type'):
            yield name


def list_macros(root):
    """The macros that build a name, each with the suffixes of such names."""
    for path in (root / 'src').rglob('*.h'):
        for name, body in re.findall(r'^#define (\w+)\(((?:.*\\\n)*.*)$', path.read_text(), re.MULTILINE):
            yield name, re.findall(r'##(_\w+)', body)


def words_of(path, macros):
    """How often each word occurs in the code of a file; in a header, without declarations."""
    text = path.read_text()
    code = strip(text)
    for name, start in re.findall(r'^(\w+) \((\w+)\)$', code, re.MULTILINE):
        code += ''.join(f' {start}{end}' for end in macros.get(name, ()))
    if path.suffix == '.h':
        code = '\n'.join(re.findall(r'static inline.*?^\}', code, re.DOTALL | re.MULTILINE)
                         + re.findall(r'^\s*#\s*define (?:.*\\\n)*.*$|^G_DEFINE_AUTO.*$', text, re.MULTILINE))
    return Counter(re.findall(r'\w+', code))


def uncalled(root):
    """Public functions that no other file calls, and exceptions that are none."""
    macros = dict(list_macros(root))
    words = {path: words_of(path, macros) for path in (root / 'src').rglob('*.[ch]')}
    everywhere = sum(words.values(), Counter())
    home = {name: path for path in words if path.suffix == '.c'
            for name in re.findall(r'^(\w+) \(', strip(path.read_text()), re.MULTILINE)}
    for path in sorted(path for path in words if path.suffix == '.h'):
        for name in list_functions(path):
            inside = words[home[name]][name] if name in home else 0
            listed = OWN_FILE_AND_TESTS if inside > 1 else ONLY_TESTS
            if (everywhere[name] == inside) != (name in listed):
                yield f'{path}: {"no other file calls" if name not in listed else "listed, but called:"} {name}'


def wrong_guide(root):
    """Paths, names and commands in docs/architecture.md that do not exist, and folders that it does not name."""
    guide = (root / 'docs' / 'architecture.md').read_text()
    quoted = set(re.findall(r'`([^`\n]+)`', guide))
    paths = {'/' + str(path.relative_to(root)) + ('/' if path.is_dir() else '')
             for folder in ('data', 'docs', 'flatpak', 'po', 'src', 'tests', 'ui')
             for path in [root / folder, *(root / folder).rglob('*')]}
    words = {word for path in (root / 'src').rglob('*.[ch]') for word in re.findall(r'\w+', path.read_text())}
    for name in sorted(quoted):
        if name.startswith('orrery-cli '):
            found = f'/src/cli/{name.split()[1]}.c' in paths
        elif '/' in name or re.search(r'\.(?:c|h|py)$', name):
            end = re.compile('/' + re.escape(name).replace('<game>', r'\w+').replace('<room>', r'\w+') + '$')
            found = any(end.search(path) for path in paths)
        else:
            found = not re.fullmatch(r'[\w.]+', name) or all(word in words for word in name.split('.'))
        if not found:
            yield f'docs/architecture.md: there is no {name}'
    for link in re.findall(r'\]\(([^)#:]+)\)', guide):
        if f'/docs/{link}' not in paths:
            yield f'docs/architecture.md: there is no {link}'
    for path in sorted((root / 'src').iterdir()):
        if path.is_dir() and f'src/{path.name}/' not in quoted:
            yield f'docs/architecture.md: src/{path.name}/ is not explained'


def main(root):
    faults = []
    checked = 0
    games = sorted(path.name for path in (root / 'src' / 'games').iterdir() if path.is_dir())
    for path in sorted((root / 'src').rglob('*.[ch]')):
        folder = folder_of(str(path.relative_to(root / 'src')))
        if folder is None:
            faults.append(f'{path}: in no folder of this list')
            continue
        faults += wrong_includes(path, folder)
        faults += wrong_names(path, folder, games)
        if (FOLDERS[folder] is GTK and path.suffix == '.c' and not uses_gtk(path, root)
                and str(path.relative_to(root / 'src')) not in WITHOUT_GTK):
            faults.append(f'{path}: uses no GTK, and belongs to a layer without a screen')
        checked += 1
    faults += uncalled(root)
    faults += wrong_guide(root)
    for folder in ('src', 'ui', 'tests', 'data'):
        for path in sorted((root / folder).rglob('*')):
            if path.suffix in SOURCES and 'SPDX-License-Identifier' not in path.read_text():
                faults.append(f'{path}: no SPDX line')
    print(*faults, f'{checked} sources, {len(faults)} faults', sep='\n')
    return 1 if faults or checked == 0 else 0


if __name__ == '__main__':
    sys.exit(main(Path(sys.argv[1])))
