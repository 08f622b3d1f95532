# SPDX-License-Identifier: GPL-3.0-or-later
"""Locales for tests that run a program in another language."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SKIP = 77
COUNTRIES = {'de': 'de_DE', 'fr': 'fr_FR', 'xx': 'xx_XX'}  # xx: a language that nothing is translated to


def make_locale(language):
    """The folder of a locale for this language, generated on the spot; not every system has one."""
    country = COUNTRIES[language]
    rules = COUNTRIES['de'] if language == 'xx' else country
    folder = Path(os.environ['G_TEST_BUILDDIR']) / f'locale-{language}-{os.getpid()}'
    if shutil.which('localedef') is None:
        sys.exit(SKIP)
    folder.mkdir(parents=True)
    subprocess.run(['localedef', '-i', rules, '-f', 'UTF-8', folder / f'{country}.UTF-8'],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if not (folder / f'{country}.UTF-8').exists():
        shutil.rmtree(folder)
        sys.exit(SKIP)
    return folder
