/* bramble-gloom-lessons.c: how Fairytale Gloom is learnt, and the pictures of its pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-pages.h"

#include <glib/gi18n.h>

#include "bramble-gloom-example.h"
#include "bramble-picture.h"

/* A first game in a few steps. */
const BramblePage bramble_gloom_lessons[] = {
  {
    "hello", N_("A candle, a desk, a sad family"),
    {
      { { "gloom/heroes/cinderella", "gloom/heroes/wolf", "gloom/heroes/snow-white", "gloom/heroes/rumpelstiltskin" },
        N_("Here are four heroes, and they are yours. Your aim is to make them as miserable as can be, and then to end "
           "their tales. It takes three minutes to learn.") },
    },
  },
  {
    "look", N_("Clear cards"),
    {
      { { "pile/cinderella/wrong-soup", "pile/cinderella/wrong-soup/lost-a-shoe-and-an-argument" },
        N_("What happens to a hero is a clear card that is laid on top. Only what can still be seen counts: here −5 covers "
           "−10, and −15 is new. The number below is the Self-Worth.") },
      { { NULL },
        N_("Point at a card in your hand, and every hero shows what they would be worth with it.") },
    },
  },
  {
    "both", N_("Woe to us, joy to them"),
    {
      { { "pile/snow-white/buried-by-mistake-briefly", "pile/emperor/asked-to-dance" },
        N_("Lay black points on your own heroes. Lay pale ones on the heroes of others: being happy is the worst that can "
           "happen to them here.") },
    },
  },
  {
    "turn", N_("Two actions"),
    {
      { { "gloom/icons/modifier", "gloom/icons/event", "gloom/icons/ending", "gloom/icons/draw" },
        N_("In a turn you do two things, and then draw up to five cards. Lay a Modifier, play an Event, claim a Story, "
           "discard your hand, or pass. What lights up can be chosen; with the keyboard, move with Tab and choose with "
           "Enter.") },
    },
  },
  {
    "end", N_("The Unhappy Ending"),
    {
      { { "gloom/pages/ending" },
        N_("An Ending goes on a hero who is miserable, as the first thing in your turn. From then on nobody can cheer them "
           "up: what they are worth is yours.") },
      { { "gloom/icons/finished" },
        N_("Do not wait too long, because the others have pleasant cards. And do not hurry, because −10 is not much of a "
           "tragedy.") },
    },
  },
  {
    "icons", N_("Icons and Stories"),
    {
      { { "gloom/icons/crown", "gloom/icons/heart", "gloom/icons/skull", "gloom/icons/wand", "gloom/icons/beast" },
        N_("Icons that can be seen in your family are needed for Stories. If you show enough of one, claim the Story that "
           "asks for it, and it helps you from then on.") },
    },
  },
  {
    "win", N_("The most miserable wins"),
    {
      { { "gloom/icons/points-minus", "gloom/icons/worth" },
        N_("When all four heroes of one family are finished, the game is over. Only finished heroes count, and the lowest "
           "total wins.") },
      { { "gloom/icons/quill" },
        N_("Then there is a book of it all. That is everything! For a very first game, choose “Very simple” among the "
           "options: then only the numbers count.") },
    },
  },
  { NULL },
};

/* How large the pictures of a family are shown. */
static const struct
{
  const char *family;
  int width;
  int height;
} sizes[] = {
  { "gloom/heroes/", 90, 126 },
  { "gloom/fates/", 90, 126 },
  { "gloom/cards/effect", 168, 46 },
  { "gloom/cards/", 90, 126 },
  { "gloom/pages/", 168, 126 },
  { "gloom/stories/", 168, 126 },
  { "gloom/ravens/", 80, 100 },
  { "gloom/book/flourish", 240, 28 },
  { "gloom/book/", 160, 80 },
  { "gloom/icons/points", 78, 50 },
  { "gloom/icons/", 52, 52 },
};

/* "pile/wolf/wrong-soup" is a Character with cards on it. */
GtkWidget *
bramble_gloom_draw (const char *id)
{
  static const char pile[] = "pile/";

  if (g_str_has_prefix (id, pile))
    return bramble_gloom_example_new (id + strlen (pile));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (g_str_has_prefix (id, sizes[i].family))
      return bramble_picture_new (id, sizes[i].width, sizes[i].height);

  return bramble_picture_new (id, 100, 100);
}
