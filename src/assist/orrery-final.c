/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-final.h"

#include <glib/gi18n.h>

typedef struct
{
  char *name;
  GArray *pieces; /* of guint */
  char *texts[ORRERY_FINAL_MAX_FIELDS];
  gboolean is_total;
  char *total;
} Seat;

struct _OrreryFinal
{
  GObject parent_instance;

  const OrreryFinalGame *game;
  guint n_seats;
  gboolean option;
  Seat seats[GAME_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (OrreryFinal, orrery_final, G_TYPE_OBJECT)

static guint changed_signal;

static void
emit_changed (OrreryFinal *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* FALSE: it was the same already. */
static gboolean
set_text (char **at, const char *text)
{
  if (g_strcmp0 (*at, text) == 0)
    return FALSE;
  g_free (*at);
  *at = g_strdup (text);
  return TRUE;
}

static void
empty_seat (OrreryFinal *self, guint seat)
{
  Seat *p = &self->seats[seat];

  g_array_set_size (p->pieces, 0);
  for (guint i = 0; i < ORRERY_FINAL_MAX_FIELDS; i++)
    set_text (&p->texts[i], "");
  p->is_total = FALSE;
  set_text (&p->total, "");
}

/* --- Players --- */

guint
orrery_final_get_n_seats (OrreryFinal *self)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self), 0);

  return self->n_seats;
}

void
orrery_final_set_n_seats (OrreryFinal *self, guint n_seats)
{
  const Game *rules;

  g_return_if_fail (ORRERY_IS_FINAL (self));

  rules = self->game->game->rules;
  if (n_seats == self->n_seats || n_seats < rules->min_seats || n_seats > rules->max_seats)
    return;
  for (guint i = n_seats; i < self->n_seats; i++)
    empty_seat (self, i);
  self->n_seats = n_seats;
  emit_changed (self);
}

const char *
orrery_final_get_name (OrreryFinal *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS, NULL);

  return self->seats[seat].name;
}

void
orrery_final_set_name (OrreryFinal *self, guint seat, const char *name)
{
  g_return_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS);

  if (set_text (&self->seats[seat].name, name))
    emit_changed (self);
}

void
orrery_final_get_names (OrreryFinal *self, const char *names[GAME_MAX_SEATS + 1])
{
  g_return_if_fail (ORRERY_IS_FINAL (self));

  for (guint i = 0; i < self->n_seats; i++)
    names[i] = self->seats[i].name;
  names[self->n_seats] = NULL;
}

/* --- Pieces --- */

guint
orrery_final_get_n_pieces (OrreryFinal *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS, 0);

  return self->seats[seat].pieces->len;
}

guint
orrery_final_get_piece (OrreryFinal *self, guint seat, guint i)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS, 0);

  return g_array_index (self->seats[seat].pieces, guint, i);
}

static int
find_piece (OrreryFinal *self, guint seat, guint piece)
{
  const guint first = self->game->get_first (piece);

  for (guint i = 0; i < self->seats[seat].pieces->len; i++)
    if (g_array_index (self->seats[seat].pieces, guint, i) == first)
      return (int) i;
  return -1;
}

gboolean
orrery_final_has_piece (OrreryFinal *self, guint seat, guint piece)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS, FALSE);

  return find_piece (self, seat, piece) >= 0;
}

gboolean
orrery_final_add (OrreryFinal *self, guint seat, guint piece)
{
  g_autofree char *taken = NULL;
  guint first;

  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < self->n_seats, FALSE);

  taken = self->game->tell_taken (self, seat, piece);
  if (taken != NULL)
    return FALSE;
  first = self->game->get_first (piece);
  g_array_append_val (self->seats[seat].pieces, first);
  emit_changed (self);
  return TRUE;
}

void
orrery_final_remove (OrreryFinal *self, guint seat, guint piece)
{
  int i;

  g_return_if_fail (ORRERY_IS_FINAL (self) && seat < self->n_seats);

  i = find_piece (self, seat, piece);
  if (i < 0)
    return;
  g_array_remove_index (self->seats[seat].pieces, (guint) i);
  emit_changed (self);
}

int
orrery_final_count_with (OrreryFinal *self, guint seat, guint piece)
{
  GArray *pieces;
  guint first;
  int before[GAME_MAX_SEATS], after[GAME_MAX_SEATS];

  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < self->n_seats, 0);

  pieces = self->seats[seat].pieces;
  first = self->game->get_first (piece);
  orrery_final_count (self, before);
  g_array_append_val (pieces, first);
  orrery_final_count (self, after);
  g_array_set_size (pieces, pieces->len - 1);
  return after[seat] - before[seat];
}

/* --- Numbers --- */

const char *
orrery_final_get_text (OrreryFinal *self, guint seat, guint field)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS && field < ORRERY_FINAL_MAX_FIELDS, NULL);

  return self->seats[seat].texts[field];
}

void
orrery_final_set_text (OrreryFinal *self, guint seat, guint field, const char *text)
{
  g_return_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS && field < ORRERY_FINAL_MAX_FIELDS);

  if (set_text (&self->seats[seat].texts[field], text))
    emit_changed (self);
}

guint
orrery_final_get_number (OrreryFinal *self, guint seat, guint field)
{
  const OrreryFinalField *what = &self->game->fields[field];
  guint64 number = what->usual;

  g_ascii_string_to_unsigned (orrery_final_get_text (self, seat, field), 10, 0, what->most, &number, NULL);
  return (guint) number;
}

char *
orrery_final_dup_hint (OrreryFinal *self, guint seat, guint field)
{
  const OrreryFinalField *what = &self->game->fields[field];

  return what->most > 0 ? g_strdup_printf ("%u", what->usual) : self->game->dup_hint (self, seat, field);
}

char *
orrery_final_tell_wrong (OrreryFinal *self, guint seat, guint field)
{
  const char *text = orrery_final_get_text (self, seat, field);
  const guint most = self->game->fields[field].most;

  if (most > 0 && *text != '\0' && !g_ascii_string_to_unsigned (text, 10, 0, most, NULL, NULL))
    return g_strdup_printf (_("Enter a number from 0 to %u."), most);
  return self->game->tell_wrong (self, seat, field);
}

gboolean
orrery_final_is_total (OrreryFinal *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS, FALSE);

  return self->seats[seat].is_total;
}

void
orrery_final_set_is_total (OrreryFinal *self, guint seat, gboolean is_total)
{
  g_return_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS);

  if (self->seats[seat].is_total == is_total)
    return;
  self->seats[seat].is_total = is_total;
  emit_changed (self);
}

const char *
orrery_final_get_total (OrreryFinal *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS, NULL);

  return self->seats[seat].total;
}

void
orrery_final_set_total (OrreryFinal *self, guint seat, const char *text)
{
  g_return_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS);

  if (set_text (&self->seats[seat].total, text))
    emit_changed (self);
}

static gboolean
read_total (OrreryFinal *self, guint seat, int *total)
{
  guint64 number = 0;
  const gboolean good = g_ascii_string_to_unsigned (self->seats[seat].total, 10, 0, ORRERY_FINAL_MAX_TOTAL, &number,
                                                    NULL);

  *total = (int) number;
  return good;
}

char *
orrery_final_tell_wrong_total (OrreryFinal *self, guint seat)
{
  int total;

  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < GAME_MAX_SEATS, NULL);

  if (*self->seats[seat].total == '\0' || read_total (self, seat, &total))
    return NULL;
  return g_strdup_printf (_("Enter a number from 0 to %u."), ORRERY_FINAL_MAX_TOTAL);
}

gboolean
orrery_final_has_totals (OrreryFinal *self)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self), FALSE);

  for (guint i = 0; i < self->n_seats; i++)
    if (self->seats[i].is_total)
      return TRUE;
  return FALSE;
}

/* --- The score --- */

void
orrery_final_count (OrreryFinal *self, int points[GAME_MAX_SEATS])
{
  GameState state;
  GameScore score;

  g_return_if_fail (ORRERY_IS_FINAL (self));

  self->game->draft (self, &state);
  self->game->game->rules->score (&state, &score);
  for (guint i = 0; i < self->n_seats; i++)
    if (self->seats[i].is_total)
      read_total (self, i, &points[i]);
    else
      points[i] = score.total[i];
}

static char *
find_wrong (OrreryFinal *self, guint seat)
{
  for (guint i = 0; i < self->game->n_fields; i++)
    {
      g_autofree char *wrong
          = self->game->counts_field (self, seat, i) ? orrery_final_tell_wrong (self, seat, i) : NULL;

      /* Translators: the name of a field, and what is wrong with what was entered there. */
      if (wrong != NULL)
        return g_strdup_printf (_("%s: %s"), _(self->game->fields[i].label), wrong);
    }
  return NULL;
}

/* The entries that a total needs; the tie-break comes later. */
static char *
tell_missing_points (OrreryFinal *self, guint seat)
{
  int total;

  if (!self->seats[seat].is_total)
    return self->game->tell_missing (self, seat);
  return read_total (self, seat, &total) ? NULL : g_strdup (_("The total is missing."));
}

gboolean
orrery_final_is_tied (OrreryFinal *self, guint seat)
{
  int points[GAME_MAX_SEATS];
  gboolean tied = FALSE;

  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < self->n_seats, FALSE);

  orrery_final_count (self, points);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *missing = tell_missing_points (self, i);

      if (missing != NULL || points[i] > points[seat])
        return FALSE;
      tied |= i != seat && points[i] == points[seat];
    }
  return tied;
}

char *
orrery_final_tell_missing (OrreryFinal *self, guint seat)
{
  char *missing;

  g_return_val_if_fail (ORRERY_IS_FINAL (self) && seat < self->n_seats, NULL);

  if (self->seats[seat].is_total)
    missing = orrery_final_tell_wrong_total (self, seat);
  else
    missing = find_wrong (self, seat);
  return missing != NULL ? missing : tell_missing_points (self, seat);
}

char *
orrery_final_build (OrreryFinal *self, void *state)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self), NULL);

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *missing = orrery_final_tell_missing (self, i);

      /* Translators: a player's name, and what that player still has to enter. */
      if (missing != NULL)
        return g_strdup_printf (_("%s: %s"), self->seats[i].name, missing);
    }
  if (!orrery_final_has_totals (self))
    return self->game->build (self, state);
  self->game->draft (self, state);
  return NULL;
}

/* --- Saving --- */

gboolean
orrery_final_get_option (OrreryFinal *self)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self), FALSE);

  return self->option;
}

void
orrery_final_set_option (OrreryFinal *self, gboolean option)
{
  g_return_if_fail (ORRERY_IS_FINAL (self));

  if (self->option == option)
    return;
  self->option = option;
  emit_changed (self);
}

void
orrery_final_clear (OrreryFinal *self)
{
  g_return_if_fail (ORRERY_IS_FINAL (self));

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    empty_seat (self, i);
  emit_changed (self);
}

static void
write_seat (OrreryFinal *self, guint seat, GKeyFile *file)
{
  const Seat *p = &self->seats[seat];
  g_autofree char *group = g_strdup_printf ("seat-%u", seat);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < p->pieces->len; i++)
    g_ptr_array_add (ids, (gpointer) self->game->get_id (g_array_index (p->pieces, guint, i)));
  g_key_file_set_string (file, group, "name", p->name);
  g_key_file_set_string_list (file, group, "tiles", (const char *const *) ids->pdata, ids->len);
  for (guint i = 0; i < self->game->n_fields; i++)
    if (*p->texts[i] != '\0')
      g_key_file_set_string (file, group, self->game->fields[i].id, p->texts[i]);
  if (p->is_total)
    g_key_file_set_string (file, group, "total", p->total);
}

char *
orrery_final_write (OrreryFinal *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (ORRERY_IS_FINAL (self), NULL);

  for (guint i = 0; i < self->n_seats; i++)
    write_seat (self, i, file);
  if (self->option)
    g_key_file_set_boolean (file, "seat-0", "option", TRUE);
  return g_key_file_to_data (file, NULL, NULL);
}

static void
read_text (GKeyFile *file, const char *group, const char *key, char **text)
{
  g_autofree char *read = g_key_file_get_string (file, group, key, NULL);

  if (read != NULL)
    set_text (text, read);
}

static void
read_seat (OrreryFinal *self, guint seat, GKeyFile *file, const char *group)
{
  Seat *p = &self->seats[seat];
  g_auto (GStrv) ids = g_key_file_get_string_list (file, group, "tiles", NULL, NULL);

  empty_seat (self, seat);
  read_text (file, group, "name", &p->name);
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (self->game->find (ids[i]) >= 0)
      orrery_final_add (self, seat, (guint) self->game->find (ids[i]));
  for (guint i = 0; i < self->game->n_fields; i++)
    read_text (file, group, self->game->fields[i].id, &p->texts[i]);
  p->is_total = g_key_file_has_key (file, group, "total", NULL);
  read_text (file, group, "total", &p->total);
}

gboolean
orrery_final_read (OrreryFinal *self, const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  gsize n = 0;

  g_return_val_if_fail (ORRERY_IS_FINAL (self), FALSE);

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return FALSE;
  groups = g_key_file_get_groups (file, &n);
  if (n < self->game->game->rules->min_seats || n > self->game->game->rules->max_seats)
    return FALSE;
  orrery_final_clear (self);
  self->n_seats = (guint) n;
  self->option = self->game->option != 0 && g_key_file_get_boolean (file, groups[0], "option", NULL);
  for (guint i = 0; i < n; i++)
    read_seat (self, i, file, groups[i]);
  emit_changed (self);
  return TRUE;
}

/* --- The object --- */

static void
orrery_final_finalize (GObject *object)
{
  OrreryFinal *self = ORRERY_FINAL (object);

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      g_free (self->seats[i].name);
      g_array_unref (self->seats[i].pieces);
      for (guint k = 0; k < ORRERY_FINAL_MAX_FIELDS; k++)
        g_free (self->seats[i].texts[k]);
      g_free (self->seats[i].total);
    }

  G_OBJECT_CLASS (orrery_final_parent_class)->finalize (object);
}

static void
orrery_final_class_init (OrreryFinalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_final_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
orrery_final_init (OrreryFinal *self)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      self->seats[i].name = g_strdup (i < G_N_ELEMENTS (names) ? names[i] : "");
      self->seats[i].pieces = g_array_new (FALSE, FALSE, sizeof (guint));
      empty_seat (self, i);
    }
}

OrreryFinal *
orrery_final_new (const OrreryFinalGame *game)
{
  OrreryFinal *self = g_object_new (ORRERY_TYPE_FINAL, NULL);

  self->game = game;
  self->n_seats = MIN (4, game->game->rules->max_seats);
  return self;
}

const OrreryFinalGame *
orrery_final_get_game (OrreryFinal *self)
{
  g_return_val_if_fail (ORRERY_IS_FINAL (self), NULL);

  return self->game;
}
