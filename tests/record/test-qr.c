/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Codes as drawn by another program (tests/record/qr/, by qrencode), known numbers of the standard, and what
 * a QR reader reads from ours. */
#include <glib.h>
#include <string.h>

#include "folder.h"
#include "record/orrery-qr.h"
#include "games/games.h"

/* --- Numbers --- */

static void
test_correction (void)
{
  static const guint8 data[]
      = { 32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17 };
  static const guint8 expected[] = { 196, 35, 39, 119, 235, 215, 231, 226, 93, 23 };
  guint8 code[sizeof expected];

  orrery_qr_correction (data, sizeof data, code, sizeof code);
  g_assert_cmpmem (code, sizeof code, expected, sizeof expected);
}

static void
test_capacity (void)
{
  static const struct
  {
    guint version;
    gsize l, m;
  } cases[] = { { 1, 17, 14 },     { 2, 32, 26 },     { 9, 230, 180 },   { 10, 271, 213 },
                { 27, 1465, 1125 }, { 39, 2809, 2213 }, { 40, 2953, 2331 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (orrery_qr_capacity (cases[i].version, ORRERY_QR_L), ==, cases[i].l);
      g_assert_cmpuint (orrery_qr_capacity (cases[i].version, ORRERY_QR_M), ==, cases[i].m);
    }
}

static void
test_version (void)
{
  g_autofree guint8 *bytes = g_malloc0 (2954);

  for (guint version = 1; version <= ORRERY_QR_MAX_VERSION; version++)
    {
      const gsize most = orrery_qr_capacity (version, ORRERY_QR_L);
      g_autoptr (OrreryQr) full = orrery_qr_new (bytes, most, ORRERY_QR_L, 0);
      g_autoptr (OrreryQr) over = orrery_qr_new (bytes, most + 1, ORRERY_QR_L, 0);

      g_assert_cmpuint (full->version, ==, version);
      g_assert_cmpuint (full->size, ==, 17 + 4 * version);
      if (version < ORRERY_QR_MAX_VERSION)
        g_assert_cmpuint (over->version, ==, version + 1);
      else
        g_assert_null (over);
    }
}

static void
test_mask (void)
{
  static const char *const texts[] = { "", "a", "Orrery", "0000000000000000000000000000000" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const guint8 *bytes = (const guint8 *) texts[i];
      g_autoptr (OrreryQr) best = orrery_qr_new (bytes, strlen (texts[i]), ORRERY_QR_M, -1);

      for (int mask = 0; mask < 8; mask++)
        {
          g_autoptr (OrreryQr) other = orrery_qr_new (bytes, strlen (texts[i]), ORRERY_QR_M, mask);

          g_assert_cmpuint (other->mask, ==, (guint) mask);
          g_assert_cmpuint (orrery_qr_penalty (best), <=, orrery_qr_penalty (other));
          if (best->mask == other->mask)
            g_assert_cmpmem (best, sizeof *best, other, sizeof *other);
        }
    }
}

/* Computed by hand: an empty 21 × 21 field, and one that is all dark. */
static void
test_penalty (void)
{
  OrreryQr qr = { .version = 1, .size = 21 };
  const guint same = 2 * 21 * (21 - 2) + 20 * 20 * 3 + 100;

  g_assert_cmpuint (orrery_qr_penalty (&qr), ==, same);
  for (guint y = 0; y < qr.size; y++)
    memset (qr.modules[y], 1, qr.size);
  g_assert_cmpuint (orrery_qr_penalty (&qr), ==, same);
}

/* --- Compared with another program --- */

static char *
print (const OrreryQr *qr)
{
  GString *text = g_string_new (NULL);

  for (guint y = 0; y < qr->size; y++)
    {
      for (guint x = 0; x < qr->size; x++)
        g_string_append_c (text, qr->modules[y][x] ? '#' : ' ');
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static char *
repeat (const char *text, guint n)
{
  GString *all = g_string_new (NULL);

  while (n-- > 0)
    g_string_append (all, text);
  return g_string_free (all, FALSE);
}

/* Others may prefer another mask; the rest must be the same, module by module. */
static void
test_vectors (void)
{
  static const struct
  {
    const char *file;
    const char *text;
    guint n;
    OrreryQrLevel level;
    guint version;
  } cases[] = {
    { "one-l", "Orrery", 1, ORRERY_QR_L, 1 },
    { "seven-m", "All roads lead past the galactic core. ", 3, ORRERY_QR_M, 7 },
    { "twelve-l", "https://app.bgstatsapp.com/createPlay.html?data=%7B%22", 6, ORRERY_QR_L, 12 },
    { "twentyone-m", "0123456789abcdef", 42, ORRERY_QR_M, 21 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strconcat (cases[i].file, ".txt", NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "record", "qr", name, NULL);
      g_autofree char *text = repeat (cases[i].text, cases[i].n);
      g_autofree char *expected = NULL;
      guint same = 0;

      g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
      for (int mask = 0; mask < 8; mask++)
        {
          g_autoptr (OrreryQr) qr
              = orrery_qr_new ((const guint8 *) text, strlen (text), cases[i].level, mask);
          g_autofree char *drawn = print (qr);

          g_assert_cmpuint (qr->version, ==, cases[i].version);
          same += g_str_equal (drawn, expected) ? 1 : 0;
        }
      g_assert_cmpuint (same, ==, 1);
    }
}

/* --- With a QR reader --- */

enum
{
  PIXELS = 4
};

static void
write_picture (const OrreryQr *qr, const char *path)
{
  const guint side = (qr->size + 2 * ORRERY_QR_QUIET) * PIXELS;
  g_autoptr (GString) picture = g_string_new (NULL);

  g_string_printf (picture, "P5\n%u %u\n255\n", side, side);
  for (guint y = 0; y < side; y++)
    for (guint x = 0; x < side; x++)
      {
        const guint mx = x / PIXELS - ORRERY_QR_QUIET, my = y / PIXELS - ORRERY_QR_QUIET;
        const gboolean dark = mx < qr->size && my < qr->size && qr->modules[my][mx] != 0;

        g_string_append_c (picture, dark ? '\0' : '\377');
      }
  g_assert_true (g_file_set_contents (path, picture->str, (gssize) picture->len, NULL));
}

static void
assert_read (const char *reader, const char *folder, gsize length, OrreryQrLevel level)
{
  g_autofree char *path = g_build_filename (folder, "code.pgm", NULL);
  g_autofree char *text = g_malloc (length + 1);
  const char *argv[] = { reader, "--raw", "-q", path, NULL };
  g_autoptr (OrreryQr) qr = NULL;
  g_autofree char *out = NULL;
  int status;

  for (gsize i = 0; i < length; i++)
    text[i] = (char) ('!' + (i * 7 + i / 13) % 90);
  text[length] = '\0';
  qr = orrery_qr_new ((const guint8 *) text, length, level, -1);
  write_picture (qr, path);
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                               &out, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_assert_cmpstr (g_strchomp (out), ==, text);
}

static void
test_reader (void)
{
  static const guint versions[] = { 1, 2, 6, 7, 9, 10, 14, 21, 27, 32, 36, 40 };
  g_autofree char *reader = g_find_program_in_path ("zbarimg");
  char *folder;

  if (reader == NULL)
    {
      g_test_skip ("there is no zbarimg");
      return;
    }
  folder = new_folder ();
  for (guint i = 0; i < G_N_ELEMENTS (versions); i++)
    for (guint level = 0; level < 2; level++)
      assert_read (reader, folder, orrery_qr_capacity (versions[i], (OrreryQrLevel) level) - i % 2,
                   (OrreryQrLevel) level);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/qr/correction", test_correction);
  g_test_add_func ("/record/qr/capacity", test_capacity);
  g_test_add_func ("/record/qr/version", test_version);
  g_test_add_func ("/record/qr/mask", test_mask);
  g_test_add_func ("/record/qr/penalty", test_penalty);
  g_test_add_func ("/record/qr/vectors", test_vectors);
  g_test_add_func ("/record/qr/reader", test_reader);
  return g_test_run ();
}
