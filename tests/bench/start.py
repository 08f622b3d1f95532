#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The time of a program from exec to its first painted frame, and its memory use then.

Starts two programs in turn, prints their times after each turn, and finally the ratio of the first to the
second. It looks at the screen itself, so that any program can be measured without its help. About five
seconds per turn:

    xvfb-run -a dbus-run-session --config-file=tests/session.conf -- tests/bench/start.py _build/src/app/orrery gnome-text-editor

The ratio is the median of all turns, because other load on the machine slows both down.
"""

import argparse
import contextlib
import ctypes
import ctypes.util
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

PIXMAP_Z = 2
ALL_PLANES = ctypes.c_ulong(-1)
TIMEOUT = 20


class Screen:
    """The root window, with everything on it."""

    def __init__(self):
        x11 = ctypes.CDLL(ctypes.util.find_library('X11') or 'libX11.so.6')
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        x11.XGetImage.restype = ctypes.c_void_p
        x11.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 2 + \
            [ctypes.c_uint] * 2 + [ctypes.c_ulong, ctypes.c_int]
        x11.XGetPixel.restype = ctypes.c_ulong
        x11.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        x11.XDestroyImage.argtypes = [ctypes.c_void_p]
        self.x11 = x11
        self.display = x11.XOpenDisplay(None)
        if not self.display:
            sys.exit('There is no display; xvfb-run gives one.')
        self.root = x11.XDefaultRootWindow(self.display)

    def column(self, x=200, y=0, height=300):
        """The pixels of a short column: without a window manager, a window opens at the upper left."""
        image = self.x11.XGetImage(self.display, self.root, x, y, 1, height, ALL_PLANES, PIXMAP_Z)
        pixels = [self.x11.XGetPixel(image, 0, i) & 0xffffff for i in range(0, height, 10)]
        self.x11.XDestroyImage(image)
        return pixels


def painted(pixels):
    """True if most of it is as light as a window: an unpainted one is black."""
    return sum(all((p >> shift) & 0xff > 0xc0 for shift in (0, 8, 16)) for p in pixels) > 20


def resident_kib(pid):
    with open(f'/proc/{pid}/status') as status:
        return next(int(line.split()[1]) for line in status if line.startswith('VmRSS:'))


def busy_ms(pid):
    """The processor time of its threads so far, which is more stable than wall-clock time on a busy machine."""
    busy = 0
    for task in os.listdir(f'/proc/{pid}/task'):
        # A thread may end meanwhile.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            with open(f'/proc/{pid}/task/{task}/schedstat') as schedstat:
                busy += int(schedstat.read().split()[0])
    return busy / 1e6


def wait_until_gone(screen):
    begun = time.monotonic()
    while painted(screen.column()):
        if time.monotonic() - begun > TIMEOUT:
            sys.exit('Something else is on the screen; xvfb-run gives an empty one.')
        time.sleep(0.01)


def measure(screen, command, settle):
    wait_until_gone(screen)
    begun = time.monotonic()
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not painted(screen.column()):
            if time.monotonic() - begun > TIMEOUT or program.poll() is not None:
                sys.exit(f'{command[0]} painted nothing')
            time.sleep(0.0005)
        seconds = time.monotonic() - begun
        busy = busy_ms(program.pid)
        time.sleep(settle)
        return seconds * 1000, resident_kib(program.pid), busy
    finally:
        program.kill()
        program.wait()


def take_turns(screen, commands, options):
    for command in commands:  # Once to fill the disk cache.
        measure(screen, command, 0)
    turns = []
    for i in range(options.n):
        turns.append([measure(screen, command, options.settle) for command in commands])
        print(f'{i + 1}/{options.n}: ' + ' | '.join(
            f'{ms:.0f} ms, busy {busy:.0f} ms, {kib} KiB' for ms, kib, busy in turns[-1]),
            file=sys.stderr, flush=True)
    return turns


def sum_up(turns):
    result = {}
    for i, (name, short) in enumerate((('start_ms', 'start'), ('rss_kib', 'rss'),
                                       ('busy_ms', 'busy'))):
        result[name] = round(statistics.median(ours[i] for ours, _ in turns), 1)
        result['other_' + name] = round(statistics.median(theirs[i] for _, theirs in turns), 1)
        result[short + '_ratio'] = round(
            statistics.median(ours[i] / theirs[i] for ours, theirs in turns), 3)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('ours')
    parser.add_argument('theirs')
    parser.add_argument('-n', type=int, default=10, help='how often each is started')
    parser.add_argument('--settle', type=float, default=1.5, help='seconds before memory is read')
    options = parser.parse_args()
    os.environ.setdefault('GSK_RENDERER', 'cairo')

    with tempfile.TemporaryDirectory() as home:
        for place in ('CONFIG', 'DATA', 'CACHE', 'STATE'):
            os.environ[f'XDG_{place}_HOME'] = os.path.join(home, place)
        turns = take_turns(Screen(), [options.ours.split(), options.theirs.split()], options)
    print(json.dumps(sum_up(turns), indent=2))


if __name__ == '__main__':
    main()
