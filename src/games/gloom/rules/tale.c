/* tale.c: sentences of the tale, with the hero or the family in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sentence is written once for all heroes. In it stand
 *
 *   {hero}    the Character at the beginning; {hero:2} elsewhere, {hero:3} in
 *             whatever case a translation needs
 *   {family}  the family of who plays; {family:2} elsewhere
 *   {a|b|c}   what is right for this hero: every hero says in its own words
 *             which of the alternatives is for it, so that a language with
 *             genders writes both endings in one sentence
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
  static const char *const contexts[] = { "hero", "hero in a sentence", "hero, third form" };
  const GloomHeroWords *words = &gloom_words_heroes[character - GLOOM_N_DECK_AND_STORIES];
  guint i = CLAMP (form, 1, G_N_ELEMENTS (contexts)) - 1;

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, contexts[i], words->forms[i]));
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
  if (form == GLOOM_FORM_FIRST)
    /* Translators: the family of a player at the beginning of a sentence of the tale */
    return g_strdup_printf (C_("family", "%s’s family"), name);

  return g_strdup_printf (C_("family in a sentence", "%s’s family"), name);
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
 * gloom_tell_tale:
 * @sentence: with braces in it
 * @character: the hero it is about, or GLOOM_NONE
 * @name: (nullable): who plays
 *
 * Returns: (transfer full) (nullable): the sentence with everybody in it; or %NULL
 *   when it needs a hero or a family that is not there
 */
char *
gloom_tell_tale (const char *sentence,
                 guint       character,
                 const char *name)
{
  const char *p = sentence;
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

/**
 * gloom_tale:
 *
 * Returns: (transfer full) (nullable): what a card tells of what happened, as
 *   gloom_tell_tale () does
 */
char *
gloom_tale (guint       card,
            guint       character,
            const char *name)
{
  const GloomWords *words = card < GLOOM_N_MODIFIERS ? &gloom_words_modifiers[card]
                                                     : &gloom_words_others[card - GLOOM_N_MODIFIERS];

  return gloom_tell_tale (g_dpgettext2 (GETTEXT_PACKAGE, "tale", words->tale), character, name);
}
