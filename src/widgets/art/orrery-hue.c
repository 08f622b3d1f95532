/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-hue.h"

#define RGB ORRERY_RGB

static const OrreryKindColours kinds[ORRERY_N_HUES] = {
  [ORRERY_HUE_HOME]        = { RGB (0xf6f5f4), RGB (0x3d3846), RGB (0x77767b), RGB (0xf6f5f4) },
  [ORRERY_HUE_MILITARY]    = { RGB (0xc01c28), RGB (0xffffff), RGB (0x7d1119), RGB (0xdc8289) },
  [ORRERY_HUE_CONSUMPTION] = { RGB (0x813d9c), RGB (0xffffff), RGB (0x4e2562), RGB (0xba94c9) },
  [ORRERY_HUE_NOVELTY]     = { RGB (0x5fc9e2), RGB (0x083947), RGB (0x1f7f97), RGB (0xa7e1ef) },
  [ORRERY_HUE_RARE]        = { RGB (0xb5835a), RGB (0x26160a), RGB (0x6b4526), RGB (0xd6bba4) },
  [ORRERY_HUE_GENES]       = { RGB (0x57e389), RGB (0x0a3d20), RGB (0x1f8a4c), RGB (0xa3f0be) },
  [ORRERY_HUE_ALIEN]       = { RGB (0xf8d548), RGB (0x443000), RGB (0xa87a08), RGB (0xfbe89a) },
  [ORRERY_HUE_GRAY]        = { RGB (0x5e5c64), RGB (0xffffff), RGB (0x3d3846), RGB (0xa6a5a9) },
};

const OrreryKindColours *
orrery_kind_colours (guint hue)
{
  g_return_val_if_fail (hue < ORRERY_N_HUES, &kinds[ORRERY_HUE_GRAY]);

  return &kinds[hue];
}

OrrerySymbolId
orrery_hue_mark (guint hue)
{
  g_return_val_if_fail (hue < ORRERY_N_HUES, ORRERY_SYMBOL_MARK_GRAY);

  return ORRERY_SYMBOL_MARK_HOME + hue;
}
