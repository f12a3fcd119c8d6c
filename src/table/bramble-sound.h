/* bramble-sound.h: what is heard at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The later, the more it matters: of several at once the last is heard. */
typedef enum
{
  BRAMBLE_SOUND_NONE,
  BRAMBLE_SOUND_STEP,    /* of somebody who walks */
  BRAMBLE_SOUND_TOKEN,
  BRAMBLE_SOUND_CARD,
  BRAMBLE_SOUND_SHEET,   /* something thin and clear */
  BRAMBLE_SOUND_SECTION,
  BRAMBLE_SOUND_CHIME,   /* a tale begins */
  BRAMBLE_SOUND_SPELL,   /* something magical */
  BRAMBLE_SOUND_DICE,
  BRAMBLE_SOUND_MONSTER,
  BRAMBLE_SOUND_KNELL,   /* and ends */
  BRAMBLE_SOUND_CURTAIN,
  BRAMBLE_SOUND_DRAPE,   /* a heavier one, beside a candle */
  BRAMBLE_SOUND_WIN,
  BRAMBLE_SOUND_LAMENT,  /* who is saddest wins */
  BRAMBLE_SOUND_GATE,    /* whoever it opens for wins */
  BRAMBLE_SOUND_BAG,     /* somebody feels for dice in it */
  BRAMBLE_SOUND_PUFF,    /* something soft */
  BRAMBLE_SOUND_SKITTER, /* many small feet */
  BRAMBLE_SOUND_LEAF,    /* a page is turned */
  BRAMBLE_SOUND_LULLABY, /* a music box */
  BRAMBLE_N_SOUNDS,
} BrambleSound;

const char *bramble_sound_id    (BrambleSound sound);
char       *bramble_sound_path  (BrambleSound sound);
gboolean    bramble_sound_is_on (void);
void        bramble_sound_play  (BrambleSound sound);

G_END_DECLS
