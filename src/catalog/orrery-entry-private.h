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
  char         *key;     /* made when asked for */
  char         *name;
  char         *text;
  char         *plain;   /* made when asked for */
  char         *summary; /* the same */
  char         *example;
  char         *why;
  char         *parts[ORRERY_MAX_PARTS];

  char        **keywords;
  char        **questions; /* as people ask them, in other words; NULL: none */
  char        **links;   /* ids: declared, or what a ruling is about */
  char        **tiles;   /* ids of tiles that bend this rule although no power of theirs tells */
  char        **facts;   /* what a piece does, as rows of concepts; NULL: none */
  char         *parent;  /* id */
  guint         depth;
  guint32       bent_by; /* a rule: mask of the powers, by their place in the game's list */

  int           piece;
  int           reverse; /* index of the entry on its other side, or -1 */
  guint         cost;
  guint         facets[ORRERY_MAX_FACETS];
  int           means_facet; /* it is the entry about a value of this facet; -1: about none */
  guint         means_value;

  gpointer      catalog; /* not owned; it outlives its entries */
};

G_END_DECLS
