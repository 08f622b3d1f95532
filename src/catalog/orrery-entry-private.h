/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orrery-entry.h"

G_BEGIN_DECLS

struct _OrreryEntry
{
  GObject parent_instance;

  OrreryKind    kind;
  OrrerySource  source;
  guint         index;
  char         *id;
  char         *name;
  char         *text;
  char         *plain;   /* made when asked for */
  char         *summary; /* the same */
  char         *example;
  char         *why;
  char         *power_text[ROLL_MAX_POWERS];
  char         *placing_text;
  char         *bonus_text;

  char        **keywords;
  char        **links;   /* ids: declared, or what a ruling is about */
  char        **tiles;   /* ids of tiles that bend this rule although no power of theirs tells */
  char         *parent;  /* id */
  guint         depth;
  guint32       bent_by; /* mask of RollPowerKind */

  int           face;
  int           die;
  guint         phases;
  guint         cost;
  guint         colours;
  guint         powers;
  gboolean      reassign;
  gboolean      immediate;
  gboolean      bonus;

  gpointer      catalog; /* not owned; it outlives its entries */
};

/* Fills in what filters look at from the engine's tables. */
void  orrery_entry_set_face (OrreryEntry *self,
                             int          face);
void  orrery_entry_set_die  (OrreryEntry *self,
                             int          die);

/* Colours of worlds and of dice that a face's powers and bonus speak of; 0 where any will do. */
guint orrery_face_world_colours (const RollFace *face);
guint orrery_face_die_colours   (const RollFace *face);
/* Colours of the dice that it gives. */
guint orrery_face_gain_colours  (const RollFace *face);

G_END_DECLS
