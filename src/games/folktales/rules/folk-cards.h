/* folk-cards.h: the Folktale cards, and who is met on Adventure Fields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-things.h"

G_BEGIN_DECLS

typedef enum
{
  FOLK_CARD_WITCH,
  FOLK_CARD_DRAGON,
  FOLK_CARD_DEVIL,
  FOLK_CARD_WOLVES,
  FOLK_CARD_ROBBERS,
  FOLK_CARD_GIANT,
  FOLK_CARD_LION,
  FOLK_CARD_BEAR,
  FOLK_CARD_KIND_FAIRY,
  FOLK_CARD_COTTAGE,
  FOLK_CARD_BEGGAR,
  FOLK_CARD_DWARF,
  FOLK_CARD_OLD_MAN,
  FOLK_CARD_PALACE,
  FOLK_N_CARDS,
} FolkCard;

/* What a card asks. */
typedef struct
{
  const char *id;  /* in files: it never changes */
  guint8 who;      /* FolkAdventure: where it is fulfilled */
  guint8 gold;     /* to hand over */
  guint8 biscuits; /* likewise */
  guint8 tile;     /* likewise, or FOLK_NONE */
  guint8 bring[2]; /* Magical items to hold at the Castle, or FOLK_NONE */
  guint8 treasure; /* Gold to hold there */
} FolkCardInfo;

extern const FolkCardInfo folk_cards[FOLK_N_CARDS];

/* Who is met: the number that is added to a throw, and what helps. */
typedef struct
{
  int number;
  guint8 weapons; /* Starting items that add 1, a bit each */
  gboolean dog;   /* the Dog adds 2 */
} FolkMeeting;

extern const FolkMeeting folk_meetings[FOLK_N_ADVENTURES];

static inline gboolean
folk_is_foe (guint who)
{
  return who < FOLK_FIRST_FRIEND;
}

G_END_DECLS
