/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-sentences.h"

#include <math.h>

typedef struct
{
  guint entry;
  float weight;
  float worth; /* of all its senses together */
} Sentence;

typedef struct
{
  guint sentence;
  guint sense;
} Raw;

struct _OrrerySentences
{
  GArray *sentences;
  GArray *raw;      /* until it is finished */
  guint  *of_sense; /* numbers of sentences, sense by sense */
  guint  *first;    /* of a sense; one more at the end */
  guint   n_senses;
};

OrrerySentences *
orrery_sentences_new (void)
{
  OrrerySentences *self = g_new0 (OrrerySentences, 1);

  self->sentences = g_array_new (FALSE, FALSE, sizeof (Sentence));
  self->raw = g_array_new (FALSE, FALSE, sizeof (Raw));
  return self;
}

void
orrery_sentences_free (OrrerySentences *self)
{
  g_array_unref (self->sentences);
  g_array_unref (self->raw);
  g_free (self->of_sense);
  g_free (self->first);
  g_free (self);
}

void
orrery_sentences_begin (OrrerySentences *self, guint entry, float weight)
{
  Sentence sentence = { .entry = entry, .weight = weight };

  g_array_append_val (self->sentences, sentence);
}

/* A sense counts once per sentence; those of the current sentence are at the end. */
void
orrery_sentences_add (OrrerySentences *self, guint sense)
{
  Raw raw = { .sentence = self->sentences->len - 1, .sense = sense };

  for (guint i = self->raw->len; i > 0; i--)
    {
      const Raw *other = &g_array_index (self->raw, Raw, i - 1);

      if (other->sentence != raw.sentence)
        break;
      if (other->sense == sense)
        return;
    }
  g_array_append_val (self->raw, raw);
}

void
orrery_sentences_finish (OrrerySentences *self, const float *telling, guint n_senses)
{
  g_autofree guint *next = g_new (guint, n_senses + 1);

  self->n_senses = n_senses;
  self->first = g_new0 (guint, n_senses + 1);
  self->of_sense = g_new (guint, self->raw->len + 1);
  for (guint i = 0; i < self->raw->len; i++)
    {
      const Raw *raw = &g_array_index (self->raw, Raw, i);

      self->first[raw->sense + 1]++;
      g_array_index (self->sentences, Sentence, raw->sentence).worth += telling[raw->sense];
    }
  for (guint i = 0; i < n_senses; i++)
    {
      self->first[i + 1] += self->first[i];
      next[i] = self->first[i];
    }
  for (guint i = 0; i < self->raw->len; i++)
    {
      const Raw *raw = &g_array_index (self->raw, Raw, i);

      self->of_sense[next[raw->sense]++] = raw->sentence;
    }
  g_array_set_size (self->raw, 0);
}

/* What the sentences have of a query. There are thousands, most of which have nothing, so only `last` is
 * cleared. */
typedef struct
{
  guint8 *last;   /* the last term that a sentence has, from 1 on, so that each counts once */
  float  *found;  /* the value of its terms, if it has any */
  guint  *having; /* the sentences that have any */
  guint   n;
} Sharing;

static void
share_sense (const OrrerySentences *self, guint sense, guint term, float worth, Sharing *sharing)
{
  if (sense >= self->n_senses)
    return;
  for (guint i = self->first[sense]; i < self->first[sense + 1]; i++)
    {
      guint sentence = self->of_sense[i];

      if (sharing->last[sentence] == 0)
        {
          sharing->having[sharing->n++] = sentence;
          sharing->found[sentence] = worth;
        }
      else if (sharing->last[sentence] != term + 1)
        sharing->found[sentence] += worth;
      sharing->last[sentence] = (guint8) (term + 1);
    }
}

void
orrery_sentences_compare (const OrrerySentences *self, const OrreryQuery *query, const float *worth,
                          float *likeness)
{
  g_autofree guint8 *last = g_new0 (guint8, self->sentences->len);
  g_autofree float *found = g_new (float, self->sentences->len);
  g_autofree guint *having = g_new (guint, self->sentences->len);
  Sharing sharing = { last, found, having, 0 };
  float whole = 0;

  for (guint t = 0; t < query->n_terms; t++)
    {
      const OrreryTerm *term = &query->terms[t];

      whole += worth[t];
      for (guint i = 0; i < term->n_senses; i++)
        share_sense (self, term->senses[i], t, worth[t], &sharing);
      share_sense (self, term->guessed, t, worth[t], &sharing);
    }
  for (guint i = 0; i < sharing.n; i++)
    if (found[having[i]] > 0)
      {
        const Sentence *sentence = &g_array_index (self->sentences, Sentence, having[i]);
        float like = sentence->weight * found[having[i]] / sqrtf (whole * sentence->worth);

        likeness[sentence->entry] = MAX (likeness[sentence->entry], like);
      }
}
