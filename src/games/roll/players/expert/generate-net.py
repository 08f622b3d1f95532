#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns a trained network into C, so that players need no file: generate-net.py IN.net OUT.c"""

import struct
import sys
from pathlib import Path

HEADER = 64


def main(source, target):
    data = Path(source).read_bytes()
    if not data.startswith(b'orrery net 1:') or (len(data) - HEADER) % 4 != 0:
        sys.exit(f'{source}: not a network')
    weights = struct.unpack(f'<{(len(data) - HEADER) // 4}f', data[HEADER:])
    with open(target, 'w', encoding='utf-8') as out:
        out.write('#include "games/roll/players/expert/net.h"\n\n')
        out.write(f'_Static_assert (NET_SIZE == {len(weights)}, "of another make");\n\n')
        out.write('const Net net_expert = { .all = {\n')
        for i in range(0, len(weights), 8):
            out.write(' '.join(f'{float(w).hex()}f,' for w in weights[i:i + 8]) + '\n')
        out.write('} };\n')


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
