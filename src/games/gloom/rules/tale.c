/* tale.c: sentences of the tale, with the hero or the family in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sentence is written once for all heroes. In it stand
 *
 *   {hero}    the Character; {hero:2} is the second form of the name, and so on
 *   {family}  the family of who plays; {family:2} likewise
 *   {a|b|c}   what is right for this hero: every hero says in its own words
 *             which of the alternatives is for it, so that a language with
 *             genders writes both endings in one sentence
 *
 * The names have as many forms as a translation wants to give them, separated
 * by |; a form that is missing is the last one that is there.
 */

#include "text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The @n-th of several things that are separated by |, from 1, or the last. */
static char *
nth_of (const char *all,
        gsize       length,
        guint       n)
{
  g_autofree char *copy = g_strndup (all, length);
  g_auto (GStrv) parts = g_strsplit (copy, "|", -1);
  guint n_parts = g_strv_length (parts);

  return n_parts == 0 ? g_strdup ("") : g_strdup (parts[CLAMP (n, 1, n_parts) - 1]);
}

/**
 * gloom_hero_name:
 * @form: GLOOM_FORM_FIRST at the beginning of a sentence, GLOOM_FORM_INNER
 *   elsewhere
 *
 * Returns: (transfer full): the name of a Character
 */
char *
gloom_hero_name (guint character,
                 guint form)
{
  const GloomHeroWords *words = &gloom_words_heroes[character - GLOOM_N_DECK_AND_STORIES];
  const char *forms = g_dpgettext2 (GETTEXT_PACKAGE, "hero", words->forms);

  return nth_of (forms, strlen (forms), form);
}

/**
 * gloom_family_name:
 * @name: the display name of who plays
 *
 * Returns: (transfer full): what their family is called
 */
char *
gloom_family_name (const char *name,
                   guint       form)
{
  /* Translators: a family in the tale, in as many forms as your sentences need, separated by |:
   * at the beginning of a sentence, elsewhere …; {name} is the name of the player */
  const char *forms = C_("family", "{name}’s family|{name}’s family");
  g_autofree char *chosen = nth_of (forms, strlen (forms), form);
  g_auto (GStrv) parts = g_strsplit (chosen, "{name}", -1);

  return g_strjoinv (name, parts);
}

static guint
alternative (guint character)
{
  const GloomHeroWords *words;

  if (character == GLOOM_NONE)
    return 1;
  words = &gloom_words_heroes[character - GLOOM_N_DECK_AND_STORIES];
  return (guint) g_ascii_strtoull (g_dpgettext2 (GETTEXT_PACKAGE, words->context, words->kind), NULL, 10);
}

/* What stands in braces, in words; NULL when there is nobody to name. */
static char *
fill_in (const char *field,
         gsize       length,
         guint       character,
         const char *name)
{
  const char *colon = memchr (field, ':', length);
  gsize key = colon ? (gsize) (colon - field) : length;
  guint form = colon ? (guint) g_ascii_strtoull (colon + 1, NULL, 10) : GLOOM_FORM_FIRST;

  if (key == strlen ("hero") && strncmp (field, "hero", key) == 0)
    return character == GLOOM_NONE ? NULL : gloom_hero_name (character, form);
  if (key == strlen ("family") && strncmp (field, "family", key) == 0)
    return name == NULL ? NULL : gloom_family_name (name, form);

  return nth_of (field, length, alternative (character));
}

/**
 * gloom_tale:
 * @character: the hero it is about, or GLOOM_NONE
 * @name: (nullable): who plays
 *
 * Returns: (transfer full) (nullable): what happened, told; or %NULL when the
 *   sentence needs a hero or a family that is not there
 */
char *
gloom_tale (guint       card,
            guint       character,
            const char *name)
{
  const GloomWords *words = card < GLOOM_N_MODIFIERS ? &gloom_words_modifiers[card]
                                                     : &gloom_words_others[card - GLOOM_N_MODIFIERS];
  const char *p = g_dpgettext2 (GETTEXT_PACKAGE, "tale", words->tale);
  g_autoptr (GString) text = g_string_new (NULL);

  while (*p)
    {
      const char *open = strchr (p, '{');
      const char *close = open ? strchr (open, '}') : NULL;
      g_autofree char *filled = NULL;

      if (close == NULL)
        {
          g_string_append (text, p);
          break;
        }
      g_string_append_len (text, p, open - p);
      filled = fill_in (open + 1, (gsize) (close - open - 1), character, name);
      if (filled == NULL)
        return NULL;
      g_string_append (text, filled);
      p = close + 1;
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
