/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orrery-entry.h"

struct _OrreryEntry
{
  GObject parent_instance;

  OrreryKind    kind;
  OrrerySource  source;
  guint         index;
  char         *id;
  char         *key;     /* built on demand */
  char         *name;
  char         *text;
  char         *plain;   /* built on demand */
  char         *summary; /* the same */
  char         *example;
  char         *why;
  char         *parts[ORRERY_MAX_PARTS];

  char        **keywords;
  char        **questions; /* as people would ask them; NULL: none */
  char        **links;   /* ids: declared, or the subjects of a ruling */
  char        **tiles;   /* ids of tiles that change this rule although none of their powers says so */
  char        **facts;   /* the effects of a piece, as rows of concepts; NULL: none */
  char         *parent;  /* id */
  guint         depth;
  guint32       bent_by; /* a rule: mask of the powers, by their place in the game's list */

  gboolean      is_piece; /* a rule: its title is printed on a piece */
  int           piece;
  int           reverse; /* index of the entry on its other side, or -1 */
  guint         cost;
  guint         facets[ORRERY_MAX_FACETS];
  int           means_facet; /* the facet whose value the entry is about; -1: none */
  guint         means_value;

  gpointer      catalog; /* not owned; it outlives its entries */
};
