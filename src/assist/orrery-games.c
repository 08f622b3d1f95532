/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-games"

#include "assist/orrery-games.h"

#include "assist/orrery-analysis.h"
#include "assist/orrery-player-words.h"
#include "assist/orrery-words.h"
#include "record/orrery-journal.h"

#include <glib/gi18n.h>

#define SUFFIX ".orrery-journal"

struct _OrreryGameInfo
{
  GObject parent_instance;

  GFile *file;
  GDateTime *time;
  const OrreryGame *game;
  gboolean over;
  char *title;
  char *subtitle;
  guint depth;   /* from 1; 0: not followed at a real table */
  char *problem; /* NULL: it can be played */
  gboolean can_repair;
};

G_DEFINE_FINAL_TYPE (OrreryGameInfo, orrery_game_info, G_TYPE_OBJECT)

static void
orrery_game_info_finalize (GObject *object)
{
  OrreryGameInfo *self = ORRERY_GAME_INFO (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->time, g_date_time_unref);
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->problem);

  G_OBJECT_CLASS (orrery_game_info_parent_class)->finalize (object);
}

static void
orrery_game_info_class_init (OrreryGameInfoClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_game_info_finalize;
}

static void
orrery_game_info_init (OrreryGameInfo *self)
{
}

GFile *
orrery_game_info_get_file (OrreryGameInfo *self)
{
  return self->file;
}

const OrreryGame *
orrery_game_info_get_game (OrreryGameInfo *self)
{
  return self->game;
}

gboolean
orrery_game_info_get_over (OrreryGameInfo *self)
{
  return self->over;
}

GDateTime *
orrery_game_info_get_time (OrreryGameInfo *self)
{
  return self->time;
}

const char *
orrery_game_info_get_title (OrreryGameInfo *self)
{
  return self->title;
}

const char *
orrery_game_info_get_subtitle (OrreryGameInfo *self)
{
  return self->subtitle;
}

guint
orrery_game_info_get_depth (OrreryGameInfo *self)
{
  return self->depth;
}

const char *
orrery_game_info_get_problem (OrreryGameInfo *self)
{
  return self->problem;
}

gboolean
orrery_game_info_get_can_repair (OrreryGameInfo *self)
{
  return self->can_repair;
}

/* --- Files --- */

GFile *
orrery_games_get_folder (const char *folder)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "orrery", folder, NULL);

  return g_file_new_for_path (path);
}

/* The name itself, or with the lowest free number. */
static GFile *
find_free (GFile *folder, const char *name)
{
  for (guint i = 0;; i++)
    {
      g_autofree char *full = i == 0 ? g_strconcat (name, SUFFIX, NULL) : g_strdup_printf ("%s-%u" SUFFIX, name, i);
      g_autoptr (GFile) file = g_file_get_child (folder, full);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

GFile *
orrery_games_new_file (const char *folder, GError **error)
{
  g_autoptr (GFile) place = orrery_games_get_folder (folder);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%d-%H%M%S");

  return orrery_journal_make_folder (g_file_peek_path (place), error) ? find_free (place, stamp) : NULL;
}

char *
orrery_games_dup_path (const char *folder, const char *name)
{
  g_autoptr (GFile) place = orrery_games_get_folder (folder);

  /* If it cannot be created, writing there will fail with a message. */
  orrery_journal_make_folder (g_file_peek_path (place), NULL);
  return g_build_filename (g_file_peek_path (place), name, NULL);
}

gboolean
orrery_games_check_free (GFile *file, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (OrreryJournal) journal = orrery_journal_open (g_file_peek_path (file), &problem);

  if (!g_error_matches (problem, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_BUSY))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Lines that are not answered yet, and copies from before a repair. */
static gboolean
is_beside (const char *name, const char *game)
{
  const char *rest = g_str_has_prefix (name, game) ? name + strlen (game) : "";

  return g_str_equal (rest, ".lines") || g_str_has_prefix (rest, ".original");
}

static void
delete_beside (GFile *file)
{
  g_autoptr (GFile) analysis = orrery_analysis_file_beside (file);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *game = g_file_get_basename (file);
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  g_file_delete (analysis, NULL, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_beside (name, game))
      {
        g_autoptr (GFile) beside = g_file_get_child (folder, name);

        g_file_delete (beside, NULL, NULL);
      }
}

gboolean
orrery_games_delete (GFile *file, GError **error)
{
  if (!orrery_record_delete_autosave (file, error))
    return FALSE;
  delete_beside (file);
  return TRUE;
}

GFile *
orrery_games_repair (OrreryGameInfo *game, GError **error)
{
  g_autoptr (OrreryRecord) record = orrery_record_salvage (game->file);
  g_autoptr (GFile) folder = g_file_get_parent (game->file);
  g_autofree char *name = g_file_get_basename (game->file);
  g_autofree char *repaired = NULL;
  g_autoptr (GFile) copy = NULL;

  if (record == NULL)
    {
      g_set_error_literal (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_SYNTAX,
                           _("This game cannot be read at all. Restore it from a backup, or delete it."));
      return NULL;
    }
  name[strlen (name) - strlen (SUFFIX)] = '\0';
  repaired = g_strconcat (name, "-repaired", NULL);
  copy = find_free (folder, repaired);
  return orrery_record_set_autosave (record, copy, error) ? g_steal_pointer (&copy) : NULL;
}

/* --- Descriptions --- */

static char *
join_names (OrreryRecord *record, guint seats)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < orrery_record_get_n_seats (record); i++)
    if ((seats >> i & 1) != 0)
      g_ptr_array_add (names, orrery_record_get_player (record, i)->name);
  return orrery_words_join (names);
}

/* The same with the levels of computer players. */
static char *
join_players (OrreryRecord *record)
{
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < orrery_record_get_n_seats (record); i++)
    {
      const OrreryPlayer *player = orrery_record_get_player (record, i);
      const gboolean is_person = orrery_game_find_player (orrery_record_get_game (record), player->kind) == NULL;

      /* Translators: a computer player and its level: "Rigel (Expert)" */
      g_ptr_array_add (players, is_person ? g_strdup (player->name)
                                          : g_strdup_printf (_("%s (%s)"), player->name,
                                                             orrery_player_kind_name (player->kind)));
    }
  return orrery_words_join (players);
}

static guint
find_leaders (const GameScore *score, int most)
{
  guint leaders = 0;

  for (guint i = 0; i < score->n_seats; i++)
    if (score->total[i] == most)
      leaders |= 1u << i;
  return leaders;
}

static char *
tell_lead (OrreryRecord *record, guint round, const GameScore *score, int most)
{
  const guint leaders = find_leaders (score, most);
  g_autofree char *names = join_names (record, leaders);

  return (leaders & (leaders - 1)) == 0
             ? g_strdup_printf (_("Round %d. %s leads with %d VP"), round, names, most)
             /* Translators: several players, who have the same score */
             : g_strdup_printf (_("Round %d. %s are tied with %d VP"), round, names, most);
}

static char *
how_far (OrreryRecord *record)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  const void *state = orrery_record_get_state (record);
  const guint round = rules->info (state).round;
  g_autofree char *winners = NULL;
  GameScore score;
  guint best = 0;

  rules->score (state, &score);
  for (guint i = 1; i < score.n_seats; i++)
    if (score.total[i] > score.total[best])
      best = i;
  if (rules->question (state).ask == GAME_OVER)
    {
      winners = join_names (record, score.winners);
      if (orrery_record_get_n_answers (record) == 0)
        return g_strdup_printf (_("Scored. %1$s won with %2$d VP"), winners, score.total[best]);
      return g_strdup_printf (_("Finished after round %1$d. %3$s won with %2$d VP"), round, score.total[best], winners);
    }
  if (round == 0)
    return g_strdup (_("At the start"));
  return tell_lead (record, round, &score, score.total[best]);
}

/* First the problem, then what to do. */
static char *
say_problem (const GError *error, OrreryRecord *rest)
{
  const guint n = rest != NULL ? orrery_record_get_n_answers (rest) : 0;

  if (g_error_matches (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_VERSION))
    return g_strdup (_("This game was saved by a newer version of Orrery. Update Orrery to play it."));
  if (rest != NULL)
    return g_strdup_printf (ngettext ("This game cannot be read: %s. Repair a copy to get its first %u answer back.",
                                      "This game cannot be read: %s. Repair a copy to get its first %u answers back.", n),
                            error->message, n);
  return g_strdup_printf (_("This game cannot be read: %s. Restore it from a backup, or delete it."), error->message);
}

static void
tell_record (OrreryGameInfo *self, OrreryRecord *record)
{
  g_autoptr (GKeyFile) notes = orrery_record_dup_notes (record);

  self->game = orrery_record_get_game (record);
  self->over = orrery_game_is_over (self->game, orrery_record_get_state (record));
  self->title = join_players (record);
  self->subtitle = how_far (record);
  self->depth = (guint) MAX (g_key_file_get_integer (notes, "table", "depth", NULL), 0);
}

static void
tell_damaged (OrreryGameInfo *self, const GError *error)
{
  g_autoptr (OrreryRecord) rest = orrery_record_salvage (self->file);

  self->problem = say_problem (error, rest);
  self->can_repair = rest != NULL;
  if (rest != NULL)
    tell_record (self, rest);
  else
    self->title = g_filename_display_basename (g_file_peek_path (self->file));
  self->over = FALSE;
}

static OrreryGameInfo *
read_game (GFile *file, GFileInfo *about)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_load (file, NULL, &error);
  g_autoptr (GDateTime) utc = g_file_info_get_modification_date_time (about);
  OrreryGameInfo *self = g_object_new (ORRERY_TYPE_GAME_INFO, NULL);

  self->file = g_object_ref (file);
  self->time = g_date_time_to_local (utc);
  if (record != NULL)
    tell_record (self, record);
  else
    tell_damaged (self, error);
  return self;
}

/* --- Listing --- */

static int
compare_times (gconstpointer a, gconstpointer b)
{
  OrreryGameInfo *const *first = a, *const *second = b;

  return g_date_time_compare ((*second)->time, (*first)->time);
}

static void
list_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) folder = orrery_games_get_folder (data);
  g_autoptr (GFileEnumerator) files
    = g_file_enumerate_children (folder,
                                 G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED
                                 "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                                 G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  GFileInfo *about;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &about, &file, cancellable, NULL) && about != NULL)
    if (g_str_has_suffix (g_file_info_get_name (about), SUFFIX))
      g_ptr_array_add (games, read_game (file, about));
  g_ptr_array_sort (games, compare_times);
  g_task_return_pointer (task, g_steal_pointer (&games), (GDestroyNotify) g_ptr_array_unref);
}

void
orrery_games_list_async (const char *folder, GCancellable *cancellable, GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, orrery_games_list_async);
  g_task_set_task_data (task, g_strdup (folder), g_free);
  g_task_run_in_thread (task, list_thread);
}

GPtrArray *
orrery_games_list_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
