#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Retakes the screenshots of the README and the metainfo: docs/screenshots/make.sh [build directory]
# tests/app/table/take-pictures takes further ones of the Table room.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${1:-_build-check}" && pwd)
tests=$here/../../tests/app

ninja -C "$build" tests/app/shot tests/app/play-shot tests/app/history-shot \
  tests/app/table/table-shot \
  data/gschemas.compiled >/dev/null

export GSK_RENDERER=cairo GSETTINGS_BACKEND=memory ADW_DISABLE_PORTAL=1 LC_ALL=C.UTF-8
export GSETTINGS_SCHEMA_DIR="$build/data" ORRERY_DATA_DIR="$here/../../data"

# shot PROGRAM NAME OPTIONS…
shot () {
  program=$1
  name=$2
  shift 2
  xvfb-run -a -s '-screen 0 1600x1200x24' dbus-run-session -- \
    "$build/tests/app/$program" "$here/$name.png" "$@" 2>/dev/null
}

# Each moment of a game wide, dark and on a phone, in 256 colours: a third of the size.
play () {
  moment=play-$1
  shift
  shot play-shot "$moment" --bare --size 1280x800 "$@"
  shot play-shot "$moment-dark" --bare --size 1280x800 --style dark "$@"
  shot play-shot "$moment-narrow" --bare --size 360x720 "$@"
  for picture in "$here/$moment.png" "$here/$moment-dark.png" "$here/$moment-narrow.png"; do
    convert "$picture" -colors 256 "PNG8:$picture"
  done
}

play assign --game "$tests/games/assign.json"
play explore --game 11 --kinds person,regular,regular --until explore,7
play ship --game 23 --kinds person,regular,regular --until ship,7
play end --game 11 --kinds person,regular,regular --end --wait 5000  # without confetti
play race-settle --game "$tests/games/race-settle.json" --kinds person,newcomer,newcomer \
  --do "room.answer::settle Lost Species Ark World"
play race-consume --game "$tests/games/race-consume.json" --kinds person,newcomer,newcomer \
  --do "room.answer::use Galactic Trendsetters" --do "room.answer::good of Pre-Sentient Race"
shot play-shot lesson --size 1000x700 --do app.lesson --wait 2500
shot play-shot play --size 1000x700 --game "$tests/games/assign.json"
shot play-shot game-over --size 1000x700 --game 7 --end --wait 5000
shot table/table-shot table --size 1000x700 --position "$tests/table/table.json" \
  --line "we wh rd bd cp* gh" --line "we 2ws* rs cp ch" --line "wx wh/e wh bh bd* rs" \
  --line "we yd rs gp* 2wh" --resolve
for size in "" "-dark --style dark" "-narrow --size 360x720"; do
  shot table/table-shot table-frontiers$size --game frontiers --position "$tests/table/frontiers.json" --keys 5 --wait 2500
done
for picture in "$here"/table-frontiers*.png; do
  convert "$picture" +dither -colors 256 "PNG8:$picture"
done
shot shot reference --size 1000x700 --search 'free trd'
shot shot reference-dark --size 1000x700 --style dark --search 'alien'
shot shot reference-browse --size 1000x700
shot shot reference-rule --size 1000x700 --do room.open::explore
shot shot reference-narrow --size 360x700 --do room.open::free-trade-association
shot shot reference-narrow-results --size 360x700 --search 'genes world cost 4'
shot history-shot history --games 60
shot history-shot history-dark --games 60 --style dark --search dan
shot history-shot history-narrow --games 60 --size 360x640
shot history-shot history-game --games 60 --open 1
shot history-shot history-player --games 60 --page players --open 0 --size 1000x700
shot history-shot history-player-narrow --games 60 --page players --open 0 --size 360x640 --style dark
shot history-shot history-bgstats --games 60 --open 0 --do history.bgstats
