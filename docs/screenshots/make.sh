#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the pictures of the Reference room anew: docs/screenshots/make.sh [build directory]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${1:-_build}" && pwd)

ninja -C "$build" tests/app/shot data/gschemas.compiled >/dev/null

export GSK_RENDERER=cairo GSETTINGS_BACKEND=memory ADW_DISABLE_PORTAL=1 LC_ALL=C.UTF-8
export GSETTINGS_SCHEMA_DIR="$build/data" ORRERY_DATA_DIR="$here/../../data"

shot () {
  name=$1
  shift
  xvfb-run -a -s '-screen 0 1600x1200x24' dbus-run-session -- \
    "$build/tests/app/shot" "$here/$name.png" "$@" 2>/dev/null
}

shot reference-wide --size 1000x700 --search 'free trd'
shot reference-dark --size 1000x700 --style dark --search 'alien'
shot reference-browse --size 1000x700
shot reference-rule --size 1000x700 --do room.open::explore
shot reference-narrow --size 360x700 --do room.open::free-trade-association
shot reference-narrow-results --size 360x700 --search 'genes world cost 4'
