/* bramble-grimm-specs.c: what lies in the lists of The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-private.h"

#include <glib/gi18n-lib.h>
#include <rules/text.h>

static const char *const section_ids[GRIMM_N_TYPES][GRIMM_N_SECTIONS] = {
  [GRIMM_STRAW] = { "straw-floor", "straw-walls", "straw-roof" },
  [GRIMM_WOOD]  = { "wood-floor", "wood-walls", "wood-roof" },
  [GRIMM_BRICK] = { "brick-floor", "brick-walls", "brick-roof" },
};

static void
say_card (BrambleItemSpec        *spec,
          const BrambleGrimmView *view,
          guint                   card)
{
  spec->name = grimm_card_name (card);
  spec->text = grimm_card_text (view->s.edition, card);
  spec->note = grimm_card_rulings (view->s.edition, card);
}

/**
 * bramble_grimm_specs_add_card:
 * @card: a Fable or Friend, or GRIMM_HIDDEN
 * @remark: (nullable): what is to be said of it just now
 */
void
bramble_grimm_specs_add_card (BrambleSpecs           *self,
                              const BrambleGrimmView *view,
                              guint                   card,
                              int                     seat,
                              gboolean                face_down,
                              const char             *remark)
{
  BrambleItemSpec *spec;
  const char *kind;

  if (card >= GRIMM_N_CARDS)
    {
      bramble_grimm_specs_add_back (self, "fable", seat);
      return;
    }

  kind = grimm_cards[card].type == GRIMM_FRIEND ? "friend"
       : grimm_cards[card].type == GRIMM_UNIQUE ? "unique"
       : "fable";
  spec = bramble_specs_add (self, kind, grimm_cards[card].id, seat);
  say_card (spec, view, card);
  spec->hidden = face_down;
  if (remark)
    spec->note = spec->note ? bramble_specs_own (self, g_strdup_printf ("%s\n%s", remark, spec->note)) : remark;
}

/* The figure of a Monster, which stands where its card sent it. */
void
bramble_grimm_specs_add_monster (BrambleSpecs           *self,
                                 const BrambleGrimmView *view,
                                 guint                   card,
                                 int                     seat)
{
  say_card (bramble_specs_add (self, "monster", grimm_cards[card].id, seat), view, card);
}

/* An open pile, its top card first. */
void
bramble_grimm_specs_add_pile (BrambleSpecs           *self,
                              const BrambleGrimmView *view,
                              const guint8           *cards,
                              guint                   n_cards)
{
  for (guint i = n_cards; i > 0; i--)
    bramble_grimm_specs_add_card (self, view, cards[i - 1], BRAMBLE_ITEM_NO_SEAT, FALSE, NULL);
}

/**
 * bramble_grimm_specs_add_gather:
 * @holder: who has it, in hand or lying there
 * @gather: a Gather card; its seat is the one that it belongs to
 */
void
bramble_grimm_specs_add_gather (BrambleSpecs           *self,
                                const BrambleGrimmView *view,
                                guint                   holder,
                                guint                   gather,
                                gboolean                face_down)
{
  guint home = GRIMM_GATHER_HOME (gather);
  guint location = GRIMM_GATHER_LOCATION (gather);
  const GrimmPlayer *player = &view->s.players[holder];
  BrambleItemSpec *spec = bramble_specs_add (self, "gather", grimm_location_ids[location], (int) home);

  g_assert (home < GRIMM_MAX_SEATS);
  spec->name = grimm_location_name (location);
  spec->text = bramble_grimm_gather_text (location);
  spec->hidden = face_down;
  if (home != holder)
    /* Translators: a Gather card; %s is a player. */
    spec->note = bramble_specs_own (self, g_strdup_printf (_("This card belongs to %s."), view->names[home]));
  else if (((player->gather_hand >> gather) & 1) && ((player->locked >> location) & 1))
    spec->note = _("It lies under the Little Mermaid and cannot be played while she is with you.");
}

/* A card that the viewer does not know. The back of a Gather card shows whose
 * it is. */
void
bramble_grimm_specs_add_back (BrambleSpecs *self,
                              const char   *id,
                              int           seat)
{
  BrambleItemSpec *spec = bramble_specs_add (self, "back", id, seat);

  spec->name = g_str_equal (id, "gather") ? _("Gather card, face down") : _("Fable, face down");
  spec->hidden = TRUE;
}

void
bramble_grimm_specs_add_pig (BrambleSpecs           *self,
                             const BrambleGrimmView *view,
                             guint                   seat)
{
  bramble_specs_add (self, "pig", grimm_seat_ids[seat], (int) seat)->name = view->names[seat];
}

void
bramble_grimm_specs_add_section (BrambleSpecs *self,
                                 guint         type,
                                 guint         section,
                                 guint         count)
{
  BrambleItemSpec *spec = bramble_specs_add (self, "section", section_ids[type][section], BRAMBLE_ITEM_NO_SEAT);

  spec->name = grimm_house_section_name (type, section);
  spec->count = count;
}

void
bramble_grimm_specs_add_bonus (BrambleSpecs *self,
                               guint         type,
                               int           seat)
{
  BrambleItemSpec *spec = bramble_specs_add (self, "bonus", grimm_type_ids[type], seat);

  spec->name = bramble_grimm_bonus_name (type);
  spec->text = bramble_grimm_bonus_text (type);
}
