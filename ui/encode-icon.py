#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Encodes a symbolic icon the way GTK keeps its own: as a PNG that can be recoloured.

An icon as SVG would make every start load a library that draws SVG, for four small pictures.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def main(encoder, icon, size, output):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([encoder, icon, f'{size}x{size}', '-o', folder], check=True,
                       stdout=subprocess.DEVNULL)
        shutil.copyfile(Path(folder) / (Path(icon).stem + '.symbolic.png'), output)


if __name__ == '__main__':
    main(*sys.argv[1:])
