/* stuffed-reader-statements.c: what happens in a story
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Statements that need no more than their words; those that contain others are in
 * stuffed-reader-blocks.c.
 */

#include "stuffed-reader-statements.h"

static gboolean
read_nothing (StuffedReader *r,
              StuffedDo     *d)
{
  return TRUE;
}

static gboolean
read_who (StuffedReader *r,
          StuffedDo     *d)
{
  return stuffed_reader_who (r, FALSE, &d->who, &d->whom);
}

static gboolean
read_who_number (StuffedReader *r,
                 StuffedDo     *d)
{
  return read_who (r, d) && stuffed_reader_number (r, &d->n);
}

static gboolean
read_number (StuffedReader *r,
             StuffedDo     *d)
{
  return stuffed_reader_number (r, &d->n);
}

static gboolean
read_goto (StuffedReader *r,
           StuffedDo     *d)
{
  const char *name;

  if (!stuffed_reader_word (r, "an entry such as 1.lint", &name))
    return FALSE;
  d->to = stuffed_reader_refer (r, r->references, name);
  d->what = (guint8) r->page;
  return TRUE;
}

static gboolean
read_leave (StuffedReader *r,
            StuffedDo     *d)
{
  guint page;

  if (stuffed_reader_take (r, "now"))
    d->kind = STUFFED_DO_LEAVE_NOW;
  if (!stuffed_reader_plain_number (r, "the number of a page", 1, STUFFED_MAX_PAGES, &page))
    return FALSE;
  d->what = (guint8) (page - 1);
  return TRUE;
}

/* gain WHO stuffing|heart|button NUMBER, and the same with lose. */
static gboolean
read_amount (StuffedReader *r,
             StuffedDo     *d)
{
  static const char *const things[] = { "stuffing", "heart", "button" };
  guint8 thing;

  if (!read_who (r, d) || !stuffed_reader_one_of (r, "what can be gained and lost", things, G_N_ELEMENTS (things), &thing)
      || !stuffed_reader_number (r, &d->n))
    return FALSE;
  d->kind = (guint8) (d->kind + thing);
  return TRUE;
}

static gboolean
read_lose (StuffedReader *r,
           StuffedDo     *d)
{
  if (stuffed_reader_ends (r))
    return TRUE;
  d->kind = STUFFED_DO_LOSE_STUFFING;
  return read_amount (r, d);
}

static gboolean
read_become (StuffedReader *r,
             StuffedDo     *d)
{
  return read_who (r, d) && stuffed_reader_one_of (r, "a status", stuffed_status_ids, STUFFED_N_STATUSES, &d->what);
}

static gboolean
read_cure (StuffedReader *r,
           StuffedDo     *d)
{
  if (!read_who (r, d))
    return FALSE;
  if (stuffed_reader_take (r, "any"))
    return TRUE;
  return stuffed_reader_one_of (r, "a status or any", stuffed_status_ids, STUFFED_N_STATUSES, &d->what);
}

static gboolean
read_draw (StuffedReader *r,
           StuffedDo     *d)
{
  if (!read_who (r, d))
    return FALSE;
  if (stuffed_reader_take (r, "item"))
    return TRUE;
  d->kind = STUFFED_DO_DRAW_WEAPON;
  return stuffed_reader_expect (r, "weapon", "write: draw you item, or: draw you weapon");
}

static gboolean
read_give (StuffedReader *r,
           StuffedDo     *d)
{
  return read_who (r, d) && stuffed_reader_one_of (r, "an item", stuffed_item_ids, STUFFED_N_ITEMS, &d->what);
}

static gboolean
read_move (StuffedReader *r,
           StuffedDo     *d)
{
  return read_who (r, d) && stuffed_reader_letter (r, &d->what);
}

/* [at M]: without it, at M. */
static gboolean
read_start (StuffedReader *r,
            StuffedDo     *d)
{
  const char *word = "M";

  if (stuffed_reader_take (r, "at") && !stuffed_reader_word (r, "M or N", &word))
    return FALSE;
  if (!g_str_equal (word, "M") && !g_str_equal (word, "N"))
    return stuffed_reader_refuse (r, "write M or N", "minions do not start at '%s'", word);
  if (!stuffed_reader_has_place (r, *word))
    return stuffed_reader_refuse (r, "draw the letter on the map of this page, or name the one that is there: at M, at N",
                                  "minions come at %s, and the map has no %s", word, word);
  d->what = (guint8) *word;
  return TRUE;
}

static gboolean
read_meet_boss (StuffedReader *r,
                StuffedDo     *d)
{
  guint8 boss;

  d->kind = STUFFED_DO_MEET_BOSS;
  if (!stuffed_reader_one_of (r, "a boss", stuffed_minion_ids + STUFFED_FIRST_BOSS, STUFFED_N_MINIONS - STUFFED_FIRST_BOSS, &boss))
    return FALSE;
  d->whom = (guint8) (STUFFED_FIRST_BOSS + boss);
  if (stuffed_reader_take (r, "with"))
    {
      d->other = 1;
      if (!stuffed_reader_number (r, &d->n))
        return FALSE;
    }
  return read_start (r, d);
}

static gboolean
read_meet (StuffedReader *r,
           StuffedDo     *d)
{
  guint cards;

  if (stuffed_reader_take (r, "random"))
    {
      d->kind = STUFFED_DO_MEET_RANDOM;
      return read_start (r, d);
    }
  if (stuffed_reader_take (r, "boss"))
    return read_meet_boss (r, d);
  if (!stuffed_reader_number (r, &d->n))
    return FALSE;
  d->other = stuffed_reader_take (r, "plain");
  if (!stuffed_reader_one_of (r, "a kind of minions", stuffed_minion_ids, STUFFED_N_ORDINARY, &d->whom))
    return FALSE;
  cards = STUFFED_CARDS_OF_A_KIND + !d->other;
  for (guint n = STUFFED_MIN_SEATS; n <= STUFFED_MAX_SEATS; n++)
    if (stuffed_number (d->n, n) > cards)
      return stuffed_reader_refuse (r, "ask for at most 3 plain ones, or 4 with their leader, for 2, 3 and 4 stuffies",
                                    "with %u stuffies %u would come, and there are %u cards", n, stuffed_number (d->n, n), cards);
  return read_start (r, d);
}

static gboolean
read_banish (StuffedReader *r,
             StuffedDo     *d)
{
  if (stuffed_reader_take (r, "all"))
    return TRUE;
  return stuffed_reader_one_of (r, "a minion or all", stuffed_minion_ids, STUFFED_N_MINIONS, &d->whom);
}

static gboolean
read_put (StuffedReader *r,
          StuffedDo     *d)
{
  return stuffed_reader_one_of (r, "a token", stuffed_token_ids, STUFFED_N_TOKENS, &d->what) && stuffed_reader_letter (r, &d->whom);
}

static gboolean
read_lift (StuffedReader *r,
           StuffedDo     *d)
{
  return stuffed_reader_one_of (r, "a token", stuffed_token_ids, STUFFED_N_TOKENS, &d->what)
         && (stuffed_reader_ends (r) || stuffed_reader_letter (r, &d->whom));
}

static gboolean
read_shift (StuffedReader *r,
            StuffedDo     *d)
{
  const StuffedPage *page = &g_array_index (r->book->pages, StuffedPage, r->page);

  if (!stuffed_reader_expect (r, "train", "write: shift train 1") || !stuffed_reader_number (r, &d->n))
    return FALSE;
  if (page->n_track == 0)
    return stuffed_reader_refuse (r, "write where it goes, above the entries: track (3,2) (4,2)", "the train has no track on this page");
  return TRUE;
}

static gboolean
read_point (StuffedReader *r,
            StuffedDo     *d)
{
  guint8 letter;

  if (!stuffed_reader_letter (r, &letter))
    return FALSE;
  d->what = (guint8) stuffed_map_point ((char) letter);
  if (d->what == STUFFED_NONE)
    {
      r->at--;
      return stuffed_reader_refuse (r, "write a point: 1 to 9, or a to f", "'%c' is no point", letter);
    }
  if (stuffed_reader_take (r, "off"))
    {
      d->kind = STUFFED_DO_POINT_OFF;
      return TRUE;
    }
  return stuffed_reader_expect (r, "on", "write: point 2 on, or: point 2 off");
}

static gboolean
read_search (StuffedReader *r,
             StuffedDo     *d)
{
  guint number;

  if (stuffed_reader_take (r, "off"))
    return TRUE;
  if (!stuffed_reader_plain_number (r, "a number for a search", 1, STUFFED_MAX_TEST, &number))
    return FALSE;
  d->n.plus = (gint8) number;
  return TRUE;
}

static gboolean
read_goal (StuffedReader *r,
           StuffedDo     *d)
{
  return stuffed_reader_text (r, STUFFED_TEXT_GOAL, &d->text);
}

static gboolean
read_environment (StuffedReader *r,
                  StuffedDo     *d)
{
  if (stuffed_reader_take (r, "none"))
    return TRUE;
  return stuffed_reader_one_of (r, "an environment or none", stuffed_environment_ids, STUFFED_N_ENVIRONMENTS, &d->what);
}

static gboolean
read_threat (StuffedReader *r,
             StuffedDo     *d)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  if (token->kind != STUFFED_SCAN_WORD || (*token->text != '+' && *token->text != '-'))
    return stuffed_reader_refuse (r, "write: threat +1, or: threat -1", "threat goes up or down by a number");
  if (!stuffed_reader_number (r, &d->n))
    return FALSE;
  if (*token->text == '-')
    {
      d->kind = STUFFED_DO_THREAT_LESS;
      d->n.plus = (gint8) -d->n.plus;
      d->n.each = (gint8) -d->n.each;
    }
  return TRUE;
}

static gboolean
read_set (StuffedReader *r,
          StuffedDo     *d)
{
  return stuffed_reader_flag (r, TRUE, &d->what);
}

static gboolean
read_count (StuffedReader *r,
            StuffedDo     *d)
{
  const StuffedScanned *token;

  if (!stuffed_reader_counter (r, TRUE, &d->what))
    return FALSE;
  token = stuffed_reader_peek (r);
  if (token->kind != STUFFED_SCAN_WORD || *token->text != '+')
    return stuffed_reader_refuse (r, "write: count mittens +1", "a counter only goes up");
  return stuffed_reader_number (r, &d->n);
}

static gboolean
read_close (StuffedReader *r,
            StuffedDo     *d)
{
  const char *name;

  if (!stuffed_reader_name (r, "the name of an offer or task", &name))
    return FALSE;
  d->to = stuffed_reader_refer (r, r->stand_references, name);
  return TRUE;
}

/* Where statements are possible. */
#define PAGE (1 << STUFFED_PLACE_PAGE)
#define ENDING (1 << STUFFED_PLACE_ENDING)
#define LOST (1 << STUFFED_PLACE_LOST)
#define ENVIRONMENT (1 << STUFFED_PLACE_ENVIRONMENT)
#define CARDS (PAGE | LOST | ENVIRONMENT)
#define ANYWHERE (CARDS | ENDING)

static const struct
{
  const char *word;
  StuffedDoKind kind;
  guint places;
  gboolean (*read) (StuffedReader *r,
                    StuffedDo     *d);
} forms[] = {
  { "goto", STUFFED_DO_GOTO, PAGE, read_goto },
  { "leave", STUFFED_DO_LEAVE, PAGE, read_leave },
  { "win", STUFFED_DO_WIN, PAGE, read_nothing },
  { "lose", STUFFED_DO_LOSE, CARDS, read_lose },
  { "if", STUFFED_DO_IF, ANYWHERE, stuffed_reader_if },
  { "roll", STUFFED_DO_ROLL, ANYWHERE, stuffed_reader_roll },
  { "choose", STUFFED_DO_CHOOSE, CARDS, stuffed_reader_choose },
  { "test", STUFFED_DO_TEST, CARDS, stuffed_reader_test },
  { "offer", STUFFED_DO_STAND, PAGE | ENVIRONMENT, stuffed_reader_offer },
  { "task", STUFFED_DO_STAND, PAGE | ENVIRONMENT, stuffed_reader_task },
  { "close", STUFFED_DO_CLOSE, PAGE | ENVIRONMENT, read_close },
  { "gain", STUFFED_DO_GAIN_STUFFING, CARDS, read_amount },
  { "hurt", STUFFED_DO_HURT, CARDS, read_who_number },
  { "become", STUFFED_DO_BECOME, CARDS, read_become },
  { "cure", STUFFED_DO_CURE, CARDS, read_cure },
  { "draw", STUFFED_DO_DRAW_ITEM, CARDS, read_draw },
  { "give", STUFFED_DO_GIVE, CARDS, read_give },
  { "drop", STUFFED_DO_DROP, CARDS, read_who },
  { "die", STUFFED_DO_DIE, CARDS, read_who },
  { "move", STUFFED_DO_MOVE, PAGE, read_move },
  { "guard", STUFFED_DO_GUARD, PAGE, read_who },
  { "end-actions", STUFFED_DO_END_ACTIONS, CARDS, read_nothing },
  { "meet", STUFFED_DO_MEET, PAGE, read_meet },
  { "banish", STUFFED_DO_BANISH, CARDS, read_banish },
  { "act", STUFFED_DO_ACT, CARDS, read_nothing },
  { "put", STUFFED_DO_PUT, PAGE, read_put },
  { "lift", STUFFED_DO_LIFT, PAGE, read_lift },
  { "shift", STUFFED_DO_SHIFT, PAGE, read_shift },
  { "point", STUFFED_DO_POINT_ON, PAGE, read_point },
  { "search", STUFFED_DO_SEARCH, PAGE, read_search },
  { "goal", STUFFED_DO_GOAL, PAGE, read_goal },
  { "environment", STUFFED_DO_ENVIRONMENT, CARDS, read_environment },
  { "threat", STUFFED_DO_THREAT_MORE, CARDS, read_threat },
  { "sleep", STUFFED_DO_SLEEP, CARDS, read_number },
  { "surge", STUFFED_DO_SURGE, PAGE, read_nothing },
  { "refresh", STUFFED_DO_REFRESH, CARDS, read_nothing },
  { "set", STUFFED_DO_SET, PAGE, read_set },
  { "clear", STUFFED_DO_CLEAR, PAGE, read_set },
  { "count", STUFFED_DO_COUNT, PAGE, read_count },
};

/* Words that people might take for statements where they stand for something else. */
static const struct
{
  const char *word;
  const char *mend;
} strays[] = {
  { "else", "put it below its if, indented as far, and nothing between them" },
  { "pass", "put it below a test, offer or task, indented by two" },
  { "fail", "put it below a test or offer, indented by two" },
  { "option", "put it below choose, indented by two" },
  { "when", "put it above the entries of the page, not indented" },
  { "restless", "put it above the entries of the page, not indented" },
  { "entry", "begin the line without blanks" },
};

static gboolean
refuse_word (StuffedReader *r)
{
  const StuffedScanned *token = stuffed_reader_peek (r);

  for (guint i = 0; token->kind == STUFFED_SCAN_WORD && i < G_N_ELEMENTS (strays); i++)
    if (g_str_equal (token->text, strays[i].word))
      return stuffed_reader_refuse (r, strays[i].mend, "'%s' cannot stand here", token->text);
  if (token->kind == STUFFED_SCAN_WORD)
    return stuffed_reader_refuse (r, "look for the word in STORIES.md; texts stand between quotes", "'%s' is nothing that can happen", token->text);
  return stuffed_reader_refuse (r, "write a text or a statement", "here should be something that happens");
}

/* Reads one statement. */
gboolean
stuffed_reader_statement (StuffedReader *r,
                          StuffedDo     *d)
{
  *d = (StuffedDo) { .whom = STUFFED_NONE, .what = STUFFED_NONE, .text = STUFFED_NO_TEXT, .to = STUFFED_NO_BLOCK };
  if (stuffed_reader_peek (r)->kind == STUFFED_SCAN_TEXT)
    {
      d->kind = STUFFED_DO_TEXT;
      return stuffed_reader_text (r, STUFFED_TEXT_TOLD, &d->text);
    }
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (stuffed_reader_is (r, forms[i].word))
      {
        if ((forms[i].places & (1u << r->place)) == 0)
          return stuffed_reader_refuse (r, r->place == STUFFED_PLACE_ENDING ? "let endings only tell: texts, if, roll"
                                                                            : "let cards do what is possible on any page of any story",
                                        "'%s' is not possible here", forms[i].word);
        r->at++;
        d->kind = (guint8) forms[i].kind;
        return forms[i].read (r, d);
      }
  return refuse_word (r);
}
