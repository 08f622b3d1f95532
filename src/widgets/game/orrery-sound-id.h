/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The sounds of a game. */
typedef enum
{
  ORRERY_SOUND_NONE,
  ORRERY_SOUND_DICE,
  ORRERY_SOUND_TILE,
  ORRERY_SOUND_CHIP,
  ORRERY_N_SOUNDS
} OrrerySoundId;
