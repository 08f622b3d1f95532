#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Synthesizes the sounds of the app: generate-sounds.py FOLDER

Each is a few short knocks: noise for wood and tones that fade for plastic. The same every time.
"""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 44100
LOUDEST = 0.7


def knock(rng, seconds, fade, tones, noise):
    """One knock: tones of (pitch, loudness) and noise, all of which fade."""
    samples = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        value = sum(loud * math.sin(2 * math.pi * pitch * t) for pitch, loud in tones)
        value += noise * rng.uniform(-1, 1)
        samples.append(value * math.exp(-t / fade) * min(1, t * 2000))
    return samples


def put(track, at, samples):
    start = int(at * RATE)
    track.extend([0.0] * max(0, start + len(samples) - len(track)))
    for i, value in enumerate(samples):
        track[start + i] += value


def dice(rng):
    """Four dice bouncing on a table."""
    track = []
    for die in range(4):
        at, loud, pitch = 0.05 * die + rng.uniform(0, 0.02), 1.0, rng.uniform(1500, 2600)
        for gap in (0.0, 0.09, 0.15, 0.19):
            tones = [(pitch, 0.4 * loud), (pitch * 1.7, 0.2 * loud)]
            put(track, at + gap, knock(rng, 0.05, 0.008, tones, 0.5 * loud))
            loud *= 0.55
    return track


def tile(rng):
    """A cardboard tile being placed."""
    track = []
    put(track, 0, knock(rng, 0.12, 0.02, [(180, 0.8), (310, 0.3)], 0.5))
    put(track, 0.03, knock(rng, 0.08, 0.01, [(420, 0.2)], 0.3))
    return track


def chip(rng):
    """Two plastic chips clicking."""
    track = []
    for at, pitch in ((0, 3100), (0.06, 3700)):
        put(track, at, knock(rng, 0.12, 0.025, [(pitch, 0.5), (pitch * 1.5, 0.25), (pitch * 2.3, 0.1)], 0.05))
    return track


def write(path, samples):
    most = max(abs(value) for value in samples)
    scaled = (int(value / most * LOUDEST * 32767) for value in samples)
    with wave.open(str(path), 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b''.join(struct.pack('<h', value) for value in scaled))


def main(folder):
    for make in (dice, tile, chip):
        write(Path(folder) / f'{make.__name__}.wav', make(random.Random(1)))


if __name__ == '__main__':
    main(sys.argv[1])
