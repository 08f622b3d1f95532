#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs codespell over the texts of the data files; exit status 77 (skipped) if it is not installed."""

import shutil
import subprocess
import sys

# Correct words: a crate of goods.
FINE = 'crate'

if shutil.which('codespell') is None:
    print('skipped: codespell is not installed')
    sys.exit(77)

sys.exit(subprocess.run(['codespell', '--ignore-words-list', FINE, *sys.argv[1:]]).returncode)
