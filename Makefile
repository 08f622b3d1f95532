# SPDX-License-Identifier: GPL-3.0-or-later
# A thin front to meson. Each target first installs what it needs, where apt can.

RUN_PACKAGES := build-essential meson ninja-build pkg-config python3 gettext \
  libglib2.0-dev libgtk-4-dev libadwaita-1-dev libjson-glib-dev libsoup-3.0-dev \
  libgtk-4-bin desktop-file-utils shared-mime-info \
  adwaita-icon-theme librsvg2-common fonts-cantarell
CHECK_PACKAGES := $(RUN_PACKAGES) xvfb xauth dbus at-spi2-core locales python3-gi appstream libxml2-utils \
  mandoc zbar-tools xdotool chromium chromium-driver
BENCH_PACKAGES := $(CHECK_PACKAGES) libx11-6 gnome-text-editor
FLATPAK_PACKAGES := flatpak flatpak-builder elfutils librsvg2-common
FLATPAK_CHECK_PACKAGES := $(FLATPAK_PACKAGES) bubblewrap ostree python3 dbus xdg-dbus-proxy \
  xdg-desktop-portal fuse3 libglib2.0-bin shared-mime-info desktop-file-utils \
  xvfb xdotool imagemagick
FUZZ_PACKAGES := $(RUN_PACKAGES) clang libclang-rt-dev

# How many random games the tests play, how long each fuzz target runs.
GAMES ?= 20000
ASAN_GAMES ?= 1000
FUZZ_SECONDS ?= 60
SOAK_GAMES ?= 1000000
SOAK_APP_GAMES ?= 200
KILLS ?= 1000
MUTATE_SECONDS ?= 7200
PHONE_SECONDS ?= 1800

ASAN_ENV := ORRERY_TEST_GAMES=$(ASAN_GAMES) G_SLICE=always-malloc \
  UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1

# What the virtual display and bus say is of interest only when something failed. It has room for most windows that are
# tested.
SCREEN := xvfb-run -a -s '-screen 0 1920x1080x24' dbus-run-session --config-file=tests/session.conf --
# The app, with nothing of this computer's settings, and without the bus of the screen readers, which
# the one above does not start.
ALONE := env GSK_RENDERER=cairo GSETTINGS_BACKEND=memory ADW_DISABLE_PORTAL=1 GTK_A11Y=none
# frames BUILD, OPTIONS OF play-bench, OPTIONS OF typing-bench
BENCH = $(SCREEN) meson devenv -C $(1) $(ALONE)
define frames
	$(BENCH) tests/app/play-bench --size 1100x760 --size 1920x1080 $(2) $(call QUIETLY,$(1))
	$(BENCH) tests/app/reference/typing-bench --size 1100x760 $(3) $(call QUIETLY,$(1))
	$(BENCH) tests/app/reference/typing-bench --size 1920x1080 $(3) $(call QUIETLY,$(1))
endef
QUIETLY = 2>$(1)/session.log || { tail -n 20 $(1)/session.log; exit 1; }

.PHONY: run release check check-slow soak bench bench-once asan asan-app tsan fuzz flatpak bundle flatpak-check clean

run: release
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  meson devenv -C _build orrery; \
	else \
	  echo "There is no display here, so two computer players play a game in the terminal:"; \
	  _build/src/cli/orrery-cli play --seats simple,simple --log; \
	fi

# Each test would be linked as slowly as the app, so there are none in this directory.
release:
	$(call install,$(RUN_PACKAGES))
	$(call build,_build,--buildtype=release -Db_lto=true -Dtests=false)

check:
	$(call install,$(CHECK_PACKAGES))
	$(call build,_build-check,)
	ORRERY_TEST_GAMES=$(GAMES) $(SCREEN) meson test -C _build-check --no-rebuild -t 4 \
	  --no-suite slow --print-errorlogs $(call QUIETLY,_build-check)

# Whole games through the Table room, frame by frame: minutes.
check-slow: check
	$(SCREEN) meson test -C _build-check --no-rebuild -t 4 --suite slow \
	  --print-errorlogs $(call QUIETLY,_build-check)

# Hours: a million random games with all checks, damaged files, a thousand kills, and the app under load.
soak:
	$(call install,$(CHECK_PACKAGES))
	$(call build,_build-bench,--buildtype=release) tests/engine/test-random
	$(call build,_build-check,)
	tests/faults/soak-games _build-bench $(SOAK_GAMES)
	tests/fuzz/mutate.py _build-check/src/cli/orrery-cli --seconds $(MUTATE_SECONDS)
	tests/phones/fuzz.py _build-check/tests/phones/phone-host --seed 0 --seconds $(PHONE_SECONDS)
	$(SCREEN) meson devenv -C _build-check $(ALONE) ORRERY_TEST_SETTINGS=300 tests/app/test-settings \
	  $(call QUIETLY,_build-check)
	$(SCREEN) tests/faults/crash.py _build-check --kills $(KILLS) $(call QUIETLY,_build-check)
	$(SCREEN) meson devenv -C _build-check $(ALONE) tests/faults/soak-app games $(SOAK_APP_GAMES) shown \
	  $(call QUIETLY,_build-check)
	$(SCREEN) meson devenv -C _build-check $(ALONE) tests/faults/soak-app day $(call QUIETLY,_build-check)

bench: release
	_build/src/cli/orrery-cli bench
	ORRERY_LOCALE_DIR=_build/po tests/bench/search.py _build/src/cli/orrery-cli
	ORRERY_LOCALE_DIR=_build/po tests/bench/search.py _build/src/cli/orrery-cli --game race
	ORRERY_LOCALE_DIR=_build/po tests/bench/search.py _build/src/cli/orrery-cli --game frontiers
	tests/bench/players.py _build/src/cli/orrery-cli --quick
	$(call install,$(BENCH_PACKAGES))
	$(call build,_build-bench,--buildtype=release) data/gschemas.compiled tests/app/play-bench \
	  tests/app/reference/typing-bench
	$(call frames,_build-bench)
	$(call BENCH,_build-bench) $(CURDIR)/tests/bench/start.py $(CURDIR)/_build/src/app/orrery gnome-text-editor \
	  $(call QUIETLY,_build-bench)

# The same programs with the smallest numbers, to make sure that they still run: less than a minute after a
# check.
bench-once:
	$(call install,$(CHECK_PACKAGES))
	$(call build,_build-check,) src/cli/orrery-cli data/gschemas.compiled tests/app/play-bench \
	  tests/app/reference/typing-bench
	_build-check/src/cli/orrery-cli bench --runs 1
	_build-check/src/cli/orrery-cli bench --game race --runs 1
	$(call frames,_build-check,--rounds 1 --kind simple,alien)

asan:
	$(call install,$(CHECK_PACKAGES))
	$(call build,_build-asan,-Dapp=false $(SANITIZE))
	$(ASAN_ENV) ASAN_OPTIONS=detect_leaks=1 meson test -C _build-asan --no-rebuild \
	  --print-errorlogs -t 5

# The same for the app. GTK and its drivers keep memory until the end on purpose, so no leaks.
asan-app:
	$(call install,$(CHECK_PACKAGES))
	$(call build,_build-asan-app,$(SANITIZE))
	$(ASAN_ENV) ASAN_OPTIONS=detect_leaks=0 $(SCREEN) meson test -C _build-asan-app --no-rebuild \
	  --print-errorlogs -t 10 --suite ui $(call QUIETLY,_build-asan-app)

# GLib is not built for it; tests/faults/tsan-glib.c explains what that hides.
tsan:
	$(call install,$(CHECK_PACKAGES))
	$(call build,_build-tsan,-Db_sanitize=thread -Db_lundef=false)
	G_SLICE=always-malloc TSAN_OPTIONS=ignore_noninstrumented_modules=1:history_size=7 \
	  $(SCREEN) meson test -C _build-tsan --no-rebuild --print-errorlogs -t 5 \
	  threads play-advice play-keep misuse phone-games phone-latency phone-hostile phone-fuzz phone-table

fuzz:
	$(call install,$(FUZZ_PACKAGES))
	export CC=clang; $(call build,_build-fuzz,-Dfuzz=true -Dapp=false \
	  $(SANITIZE))
	tests/fuzz/run _build-fuzz $(FUZZ_SECONDS)

MANIFEST := flatpak/io.github.orrerytable.Orrery.yml
FLATPAK_BUILDER := flatpak-builder --user --force-clean --install-deps-from=flathub \
  --default-branch=stable --state-dir=_build-flatpak/state

# For this user, from GNOME's own runtime.
flatpak:
	$(call install,$(FLATPAK_PACKAGES))
	$(need_flathub)
	$(FLATPAK_BUILDER) --install _build-flatpak/app $(MANIFEST)

# A single file to share; the runtime comes from Flathub when it is installed.
bundle:
	$(call install,$(FLATPAK_PACKAGES))
	$(need_flathub)
	$(FLATPAK_BUILDER) --repo=_build-flatpak/repo _build-flatpak/app $(MANIFEST)
	flatpak build-bundle --runtime-repo=$$($(FLATHUB))flathub.flatpakrepo \
	  _build-flatpak/repo Orrery.flatpak io.github.orrerytable.Orrery stable

# The same manifest, built, installed and tested with only Debian's packages.
flatpak-check:
	$(call install,$(FLATPAK_CHECK_PACKAGES))
	flatpak/check _build-flatpak-check || [ $$? = 77 ]

clean:
	rm -rf _build _build-bench _build-check _build-asan _build-asan-app _build-tsan _build-fuzz _build-flatpak _build-flatpak-check \
	  Orrery.flatpak

FLATHUB := flatpak remotes --columns=name,url | awk '$$1 == "flathub" { print $$2; exit }'
define need_flathub
@[ -n "$$($(FLATHUB))" ] || { echo "GNOME's runtime comes from Flathub, which this system does not \
know yet: see https://flatpak.org/setup/"; exit 1; }
flatpak --user remote-add --if-not-exists flathub $$($(FLATHUB))flathub.flatpakrepo
endef

comma := ,
SANITIZE = -Db_sanitize=address$(comma)undefined -Db_lundef=false

# build DIRECTORY, OPTIONS
build = { [ -f $(1)/build.ninja ] || meson setup $(1) $(2); } && ninja -C $(1)

# install PACKAGES: does not call apt if nothing is missing.
define install
@missing=$$(for p in $(1); do \
    dpkg-query -W -f '$${db:Status-Status}\n' $$p 2>/dev/null | grep -qx installed || echo $$p; \
  done); \
if [ -n "$$missing" ] && ! command -v apt-get >/dev/null; then \
  echo "Not a Debian system: if the build fails, install what these are called here:" $$missing; \
elif [ -n "$$missing" ]; then \
  sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
  $$sudo apt-get -q update || true; \
  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends \
    -o DPkg::Lock::Timeout=300 install $$missing; \
fi
endef
