/* kit-story.c: a story in which everything happens that a story can say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/stuffed-catalogue.h>
#include <story/stuffed-volume.h>

static const char text[] =
  "story everything \"Everything at Once\" level 1\n"
  "page 1 \"The First Page\"\n"
  "map\n"
  "S . . 1 . . 2 . . 3 . .\n"
  "\n"
  ". . . . . . . . . . . .\n"
  "\n"
  ". 4 . . 5 . . 6 . . 7 .\n"
  "\n"
  ". . . M . . . T . . . .\n"
  "\n"
  ". 8 . . 9 . . a . . b E\n"
  "\n"
  ". . . . . . . . . . . E\n"
  "\n"
  "O . W . . V . . L . D E\n"
  "\n"
  ". . . . . . . . N . . E\n"
  "end\n"
  "track (7,3) (8,3) (9,3)\n"
  "goal \"See what happens.\"\n"
  "search 5\n"
  "surge first: gain each button 1\n"
  "surge more: meet 1 plain hookling\n"
  "restless: become chance worried\n"
  "when again turns every 2: count rounds +1\n"
  "when is called: clear called; count calls +1\n"
  "when again rounds >= 9: lose\n"
  "when calls >= 9: goto 1.out\n"
  "when minions >= 9: goto 1.out\n"
  "when surges >= 9: goto 1.out\n"
  "when waking and level brave: goto 1.out\n"
  "when stuffies 4 and hero toddle and token train at T and not read 1.out: count calls +1\n"
  "when all at E: goto 1.out\n"
  "entry 1.0\n"
  "  \"Everything begins. Nobody knows how it will end.\"\n"
  "  task knock red 2n \"Knock\" near D\n"
  "    pass: lift door; goal \"Go on, all of you.\"\n"
  "  offer look yellow 4 \"Look around\"\n"
  "    pass: gain you heart 1\n"
  "    fail: become you worried\n"
  "entry 1.1\n"
  "  \"Seats.\"\n"
  "  gain fewest stuffing 2; lose most stuffing 1; gain others heart 2; lose each heart 1; gain pick button 3; lose you button 1\n"
  "entry 1.2\n"
  "  \"More seats.\"\n"
  "  hurt near 2 1; become bartle soggy; cure you any; cure each soggy; gain lying stuffing 1; become chance angry\n"
  "entry 1.3\n"
  "  \"Cards.\"\n"
  "  give you raincoat; give you jam-sandwich; draw you weapon; draw others item; drop you\n"
  "entry 1.4\n"
  "  \"Things on the board.\"\n"
  "  put lost 1; lift objective O; put objective 5; lift objective; shift train 1; point 5 off; point 5 on; search off; search 6; environment moonbeam\n"
  "entry 1.5\n"
  "  \"The table.\"\n"
  "  threat +2; threat -1; sleep 1; refresh; set called; close look; surge\n"
  "entry 1.6\n"
  "  \"Minions.\"\n"
  "  meet random at N; act; banish lintling; banish all\n"
  "entry 1.7\n"
  "  \"A boss.\"\n"
  "  meet boss mitten-king with 3 at N; move others T; end-actions\n"
  "entry 1.8\n"
  "  \"Decisions.\"\n"
  "  choose others\n"
  "    option \"A die\" kind if has you die: die you; gain you heart 1\n"
  "    option \"Nothing\" plain: \"Nothing happens.\"\n"
  "  test green 4 each\n"
  "    pass: gain you button 1\n"
  "    fail: goto 1.caught\n"
  "  \"All have made it.\"\n"
  "entry 1.caught\n"
  "  \"Somebody was caught.\"\n"
  "  lose you stuffing 1\n"
  "entry 1.9\n"
  "  \"A roll, and what is so.\"\n"
  "  roll { 1-3: count calls +2 } { 4-6: goto 1.guard }\n"
  "  if any near S and not has each heart and stuffing you <= 9 and not done knock and not down lintling: \"So it is.\"\n"
  "  else: \"So it is not.\"\n"
  "  if turns >= 1 and has you button and has you item and has any weapon and has you raincoat and has you soggy: \"Even this.\"\n"
  "entry 1.guard\n"
  "  \"Somebody stays.\"\n"
  "  guard you\n"
  "entry 1.a\n"
  "  \"Again and again.\"\n"
  "  gain you heart 1\n"
  "entry 1.b\n"
  "  \"On at once.\"\n"
  "  leave now 2\n"
  "entry 1.out\n"
  "  \"Out.\"\n"
  "  leave 2\n"
  "page 2 \"The Last Page\"\n"
  "map\n"
  "S . . M . .\n"
  "\n"
  ". . 1 . . .\n"
  "end\n"
  "goal \"Win.\"\n"
  "search 4\n"
  "surge first: sleep 1\n"
  "surge more: sleep 1\n"
  "restless: become chance lonely\n"
  "entry 2.0\n"
  "  \"It is nearly over. One more step.\"\n"
  "entry 2.1\n"
  "  \"That was it.\"\n"
  "  set friend; if is friend: win\n"
  "ending asleep\n"
  "  \"Asleep.\"\n"
  "  if is friend: \"With a friend.\"\n"
  "ending waking\n"
  "  \"Awake.\"\n"
  "ending lost\n"
  "  \"Lost.\"\n";

/* Returns the place of that story among all. */
guint
kit_everything (void)
{
  static guint number = STUFFED_NONE;

  if (number == STUFFED_NONE)
    {
      g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
      StuffedVolume *volume = stuffed_volume_read (text, sizeof text - 1, troubles);

      for (guint i = 0; i < troubles->len; i++)
        {
          g_autofree char *line = stuffed_trouble_tell (stuffed_troubles_get (troubles, i), "everything");

          g_test_message ("%s", line);
        }
      g_assert_nonnull (volume);
      number = stuffed_n_stories;
      g_assert_true (stuffed_catalogue_add (&volume->story));
    }
  return number;
}
