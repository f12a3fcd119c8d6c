/* bramble-table.h: what lies on the table, and how it takes its time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"
#include "bramble-scene.h"
#include "bramble-thing.h"

G_BEGIN_DECLS

/* Where on the table an answer lies. */
typedef struct
{
  BrambleThing thing;   /* what is touched, or none when only words will do */
  BrambleThing carried; /* what may be carried instead, or none */
  BrambleThing to;      /* and where to */
} BrambleSpot;

#define BRAMBLE_TYPE_TABLE (bramble_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrambleTable, bramble_table, BRAMBLE, TABLE, GObject)

/* What a game says of its table. */
struct _BrambleTableClass
{
  GObjectClass parent_class;

  /* Brings the models up to @state, a state of the game's with what the viewer
   * may not know hidden. It stays as it is until this returns. */
  void     (*show)    (BrambleTable       *self,
                       gconstpointer       state);

  /* Changes @state by what the viewer is told of one event: with @landed %FALSE
   * by what leaves at its beginning, with %TRUE by what has arrived in the end. */
  void     (*unfold)  (gpointer            state,
                       int                 viewer,
                       const BrambleEvent *event,
                       gboolean            landed);

  /* What is seen of one event. */
  BrambleTellEvent tell;

  /* Says where an option of @ask lies, by filling in what applies of an empty
   * @spot. Several options may share one. */
  void     (*locate)  (gconstpointer       state,
                       const BrambleAsk   *ask,
                       guint               option,
                       BrambleSpot        *spot);

  /* (nullable): Where what an option of @ask carries may be put down when that
   * answers the next question as well: adds the #BrambleOption that does it to @answers,
   * and to @places, in the same order, the #BrambleThing. */
  void     (*lead)    (gconstpointer       state,
                       const BrambleAsk   *ask,
                       guint               option,
                       GArray             *answers,
                       GArray             *places);

  /* (nullable): Returns (nullable) (transfer full): why @thing is no answer
   * now, in a sentence, or %NULL when nobody would expect it to be one. Somebody
   * looks, or a person answers openly. */
  char *   (*why_not) (BrambleMatch       *match,
                       BrambleThing        thing);

  /* (nullable): Returns (transfer full): what goes on in the position that was last shown, in a
   * few words, where no round says how far the game has come. */
  char *   (*dup_progress) (BrambleTable  *self);
};

void          bramble_table_set_match     (BrambleTable     *self,
                                           BrambleMatch     *match);
BrambleMatch *bramble_table_get_match     (BrambleTable     *self);
const char   *bramble_table_get_progress  (BrambleTable     *self);

/* What is seen of the last step. */
void          bramble_table_set_patient   (BrambleTable     *self,
                                           gboolean          patient);
void          bramble_table_unfold        (BrambleTable     *self,
                                           guint             step);
void          bramble_table_show_event    (BrambleTable     *self,
                                           guint             event,
                                           gboolean          landed);
void          bramble_table_settle        (BrambleTable     *self);
guint         bramble_table_get_told      (BrambleTable     *self,
                                           GArray           *events);
int           bramble_table_get_acting    (BrambleTable     *self);

/* What may be answered, and where. */
void          bramble_table_locate        (BrambleTable     *self,
                                           gconstpointer     state,
                                           const BrambleAsk *ask,
                                           guint             option,
                                           BrambleSpot      *spot);
void          bramble_table_lead          (BrambleTable     *self,
                                           gconstpointer     state,
                                           const BrambleAsk *ask,
                                           guint             option,
                                           GArray           *answers,
                                           GArray           *places);
char         *bramble_table_why_not       (BrambleTable     *self,
                                           BrambleThing      thing);

/* Secret choices, which are a draft until they are set down. */
gboolean      bramble_table_is_planning   (BrambleTable     *self,
                                           gconstpointer     state,
                                           guint             seat,
                                           BrambleAsk       *ask);
guint         bramble_table_get_plan_step (BrambleTable     *self);

/* Whether what only @seat knows is shown to the viewer. */
static inline gboolean
bramble_viewer_knows (int   viewer,
                      guint seat)
{
  return viewer == BRAMBLE_VIEWER_ALL || viewer == (int) seat;
}

G_END_DECLS
