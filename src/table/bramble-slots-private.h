/* bramble-slots-private.h: what the files of the answers share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-slots.h"

G_BEGIN_DECLS

/* How many places there are, as many as digits. */
#define BRAMBLE_SLOTS_PLACES 10

/* Where an answer is. */
typedef struct
{
  GtkWidget *button;
  guint page;
  guint place; /* on its page */
  guint key;   /* the digit that presses it */
  guint span;  /* how many columns it takes */
} BrambleSlot;

/**
 * BrambleSlots:
 *
 * Answers stand in a grid whose places never change. The last row is for what
 * ends a choice, and two such answers share it. When there are more answers than
 * places, or one has more to say than a place has room for, they go without pictures, in
 * smaller letters; when even that does not help,
 * the last two places turn pages. What is left free says what the answer with the
 * keyboard would do. Lines of a story have no grid: they stand one below the other, or on a
 * compact table side by side.
 */
struct _BrambleSlots
{
  GtkWidget parent_instance;

  GArray *slots;     /* BrambleSlot: the answers there are */
  guint first_key;   /* the digit of the first answer: those before it are for something else */
  guint page;        /* that is shown */
  guint n_pages;
  gboolean tight;    /* these answers take as little room as they can */
  guint tight_columns; /* since there were so many, of so many pixels, with such letters */
  double tight_width;
  int tight_font;
  gboolean planned;  /* it is known where each stands */
  GtkWidget *wanted; /* (nullable): an answer whose page is shown as soon as there is room */
  GtkWidget *pointed; /* (nullable): the answer that has the keyboard, and shows it, or the pointer */
  GtkWidget *bottom; /* (nullable): stands where choices end */
  GtkWidget *back;
  GtkWidget *forth;
  GtkWidget *about;
};

static inline BrambleSlot *
bramble_slots_nth (BrambleSlots *self,
                   guint         i)
{
  return &g_array_index (self->slots, BrambleSlot, i);
}

/* bramble-slots-layout.c */
guint bramble_slots_count_ends     (BrambleSlots      *self,
                                    gboolean           digits);
guint bramble_slots_end_key        (BrambleSlots      *self,
                                    const BrambleSlot *slot);
void  bramble_slots_set_tight      (BrambleSlots      *self,
                                    gboolean           tight);
void  bramble_slots_set_shown      (GtkWidget         *child,
                                    gboolean           shown);
void  bramble_slots_ensure_planned (BrambleSlots      *self);
void  bramble_slots_size_allocate  (GtkWidget         *widget,
                                    int                width,
                                    int                height,
                                    int                baseline);

G_END_DECLS
