/* bramble-stuffed-pages-foes.c: minions, who is lost, sleep cards and environments, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers are those of the rules. Of Lost cards only that is told which everybody sees who
 * draws one: what comes of a choice is not.
 */

#include "bramble-stuffed-cards.h"

#include <glib/gi18n-lib.h>
#include <rules/stuffed-text.h>

#include "bramble-stuffed-words.h"

static const char *const minion_rulings[STUFFED_N_MINIONS] = {
  [STUFFED_INKBLOT] = N_("With a 1 it attacks nobody, but all within 2 spaces become worried, and no stored die helps against that."),
  [STUFFED_LINT_BARON] = N_("With a 1 a Lintling comes without a leader, if there is one left. It waits for the next minion turn."),
  [STUFFED_DAME_DUSK] = N_("With a 1 she flies first, and then all within 3 of where she is become scared."),
  [STUFFED_OLD_HOOK] = N_("With a 5 the stuffy that he attacks loses a stored die in any case, but may defend with it first."),
  [STUFFED_MITTEN_KING] = N_("With a 6 all others beside him are hurt as well, each by 2, and may defend themselves."),
  [STUFFED_THUNDER_KETTLE] = N_("Nothing hurts it while any stuffy is angry."),
};

char *
bramble_stuffed_minion_page (guint   kind,
                             char  **rulings)
{
  GString *text = g_string_new (NULL);
  g_autofree char *table = bramble_stuffed_behaviours_text (kind);

  for (guint card = 0; card < stuffed_n_cards (kind); card++)
    g_string_append_printf (text, "%s%s", card > 0 ? " " : "", stuffed_minion_flavour (kind, card));
  g_string_append_c (text, '\n');
  g_string_append_printf (text, _("Defence %u."), stuffed_minions[kind].defence);
  if (stuffed_is_boss (kind))
    {
      const StuffedStory *story = stuffed_stories[kind - STUFFED_FIRST_BOSS];

      g_string_append_c (text, ' ');
      /* Translators: %s is the title of a story */
      g_string_append_printf (text, _("It waits in “%s”."), g_dpgettext2 (GETTEXT_PACKAGE, story->contexts[story->title], story->texts[story->title]));
    }
  g_string_append_printf (text, "\n%s", table);
  *rulings = minion_rulings[kind] ? g_strdup (_(minion_rulings[kind])) : NULL;
  return g_string_free (text, FALSE);
}

/* What a choice is like, in a word. */
static const char *
tag_name (guint tag)
{
  switch ((StuffedTag) tag)
    {
    case STUFFED_TAG_KIND:
      return C_("option", "kind");
    case STUFFED_TAG_BRAVE:
      return C_("option", "brave");
    case STUFFED_TAG_SLY:
      return C_("option", "sly");
    case STUFFED_TAG_PLAIN:
      return C_("option", "plain");
    case STUFFED_N_TAGS:
      break;
    }

  g_assert_not_reached ();
}

char *
bramble_stuffed_lost_page (guint   card,
                           char  **rulings)
{
  const StuffedLost *lost = &stuffed_losts[card];
  GString *text = g_string_new (stuffed_text (0, STUFFED_TOME_LOST, lost->text));

  for (guint i = 0; i < lost->n; i++)
    {
      const StuffedOption *option = &stuffed_lost_story.options[lost->option + i];

      g_string_append_c (text, '\n');
      /* Translators: what can be chosen, and what that is like: kind, brave, sly or plain */
      g_string_append_printf (text, _("– %1$s: %2$s."), stuffed_text (0, STUFFED_TOME_LOST, option->label), tag_name (option->tag));
    }
  *rulings = g_strdup (_("You may also walk away. Who stays is no longer angry."));
  return g_string_free (text, FALSE);
}

char *
bramble_stuffed_sleep_page (guint   sleep,
                            char  **rulings)
{
  *rulings = NULL;
  switch ((StuffedSleep) sleep)
    {
    case STUFFED_SLEEP_ASLEEP:
      return g_strdup (_("Nell breathes in, and out. Nothing happens. There are five of these."));
    case STUFFED_SLEEP_RESTLESS:
      *rulings = g_strdup (_("What it brings is known as soon as it has happened once on a page."));
      return g_strdup (_("Nell turns over, and the page says what that stirs up. There are four of these."));
    case STUFFED_SLEEP_WAKING:
      *rulings = g_strdup (_("It is one of the lowest three cards. A card that goes beneath the deck may come up again."));
      return g_strdup (_("Nell opens her eyes. No more sleep cards are turned up, and a story that is won has the Waking end. There is one of these."));
    case STUFFED_N_SLEEPS:
      break;
    }

  g_assert_not_reached ();
}

/* How it is ended: the offer or task that it brings along, or NULL. */
static char *
dup_way_out (const StuffedEnvironment *environment)
{
  const StuffedBlock *block = &stuffed_environment_story.blocks[environment->block];

  for (guint i = 0; i < block->n; i++)
    {
      const StuffedDo *statement = &stuffed_environment_story.statements[block->first + i];
      const StuffedStand *stand;
      const char *label;

      if (statement->kind != STUFFED_DO_STAND)
        continue;
      stand = &stuffed_environment_story.stands[statement->what];
      label = stuffed_text (0, STUFFED_TOME_ENVIRONMENTS, stand->label);
      if (stand->task)
        /* Translators: what to do, a colour, and a number */
        return g_strdup_printf (_("%1$s: a task, %2$s, %3$d for each stuffy."), label, stuffed_colour_name (stand->colour), stand->n.each);
      /* Translators: likewise */
      return g_strdup_printf (_("%1$s: a test, %2$s %3$d."), label, stuffed_colour_name (stand->colour), stand->n.plus);
    }
  return NULL;
}

char *
bramble_stuffed_environment_page (guint   environment,
                                  char  **rulings)
{
  const StuffedEnvironment *info = &stuffed_environments[environment];
  g_autofree char *rule = bramble_stuffed_rule_text (info);
  g_autofree char *way_out = dup_way_out (info);
  const char *text = stuffed_text (0, STUFFED_TOME_ENVIRONMENTS, info->text);

  *rulings = NULL;
  if (info->rule == STUFFED_RULE_CREAK)
    *rulings = g_strdup (_("The total counts, before a soggy move is halved."));
  if (info->rule == STUFFED_RULE_MOVE)
    *rulings = g_strdup (_("A soggy move is halved first."));
  return way_out ? g_strdup_printf ("%s\n%s\n%s", text, rule, way_out) : g_strdup_printf ("%s\n%s", text, rule);
}
