/* stuffed-squares.h: sets of the squares of a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A square is a number, row by row from the top left; a set of them has a bit for each. A
 * step of all members of a set at once is then a shift, which is what makes walks cheap.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define STUFFED_MAX_COLUMNS 12
#define STUFFED_MAX_ROWS 10
#define STUFFED_MAX_SQUARES (STUFFED_MAX_COLUMNS * STUFFED_MAX_ROWS)

typedef struct
{
  /* Squares 0 to 63, … */
  guint64 low;
  /* … and those from 64 on. */
  guint64 high;
} StuffedSquares;

/* None at all. */
#define STUFFED_NO_SQUARES ((StuffedSquares) { 0, 0 })

static inline StuffedSquares
stuffed_square (guint square)
{
  return square < 64 ? (StuffedSquares) { G_GUINT64_CONSTANT (1) << square, 0 }
                     : (StuffedSquares) { 0, G_GUINT64_CONSTANT (1) << (square - 64) };
}

static inline StuffedSquares
stuffed_squares_or (StuffedSquares a,
                    StuffedSquares b)
{
  return (StuffedSquares) { a.low | b.low, a.high | b.high };
}

static inline StuffedSquares
stuffed_squares_and (StuffedSquares a,
                     StuffedSquares b)
{
  return (StuffedSquares) { a.low & b.low, a.high & b.high };
}

/* Those of @a that are not in @b. */
static inline StuffedSquares
stuffed_squares_but (StuffedSquares a,
                     StuffedSquares b)
{
  return (StuffedSquares) { a.low & ~b.low, a.high & ~b.high };
}

/* All @n squares later in the order; @n is less than 64. */
static inline StuffedSquares
stuffed_squares_later (StuffedSquares a,
                       guint          n)
{
  if (n == 0)
    return a;
  return (StuffedSquares) { a.low << n, (a.high << n) | (a.low >> (64 - n)) };
}

/* All @n squares earlier in the order; @n is less than 64. */
static inline StuffedSquares
stuffed_squares_earlier (StuffedSquares a,
                         guint          n)
{
  if (n == 0)
    return a;
  return (StuffedSquares) { (a.low >> n) | (a.high << (64 - n)), a.high >> n };
}

static inline gboolean
stuffed_squares_any (StuffedSquares a)
{
  return (a.low | a.high) != 0;
}

static inline gboolean
stuffed_squares_meet (StuffedSquares a,
                      StuffedSquares b)
{
  return stuffed_squares_any (stuffed_squares_and (a, b));
}

static inline gboolean
stuffed_squares_equal (StuffedSquares a,
                       StuffedSquares b)
{
  return a.low == b.low && a.high == b.high;
}

static inline gboolean
stuffed_squares_has (StuffedSquares a,
                     guint          square)
{
  return stuffed_squares_meet (a, stuffed_square (square));
}

static inline guint
stuffed_squares_count (StuffedSquares a)
{
  return (guint) (__builtin_popcountll (a.low) + __builtin_popcountll (a.high));
}

/* The one in the uppermost row, and there the leftmost; there must be one. */
static inline guint
stuffed_squares_first (StuffedSquares a)
{
  return (guint) (a.low != 0 ? __builtin_ctzll (a.low) : 64 + __builtin_ctzll (a.high));
}

/* Takes the first one out of a set: while (stuffed_squares_any (set)) … */
static inline guint
stuffed_squares_take (StuffedSquares *a)
{
  guint square = stuffed_squares_first (*a);

  *a = stuffed_squares_but (*a, stuffed_square (square));
  return square;
}

G_END_DECLS
