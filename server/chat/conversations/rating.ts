import type { AppContext } from '#server/context.ts'
import { violates } from '#server/db/client.ts'
import { conflict, notPossible } from '#server/errors.ts'
import { noteRatedLow } from '../learning/gap-rows.ts'
import { requireKeptSession } from './begin-chat.ts'
import { insertRating } from './session-rows.ts'

/** The most stars of a conversation that went badly. */
const LOW = 2

/**
 * Rates a conversation, once. What was asked in one that went badly is listed for the owners (docs/product.md P10.95).
 * @throws AppError 404 unknown or long over, 409 when it is rated, 422 when ratings are off
 */
export async function rateChat(
  context: AppContext,
  { sessionToken, rating, comment }: { sessionToken: string; rating: number; comment: string | null },
): Promise<void> {
  if (!context.chatSettings().ratings) throw notPossible('Conversations are not rated at the moment')
  const { id } = await requireKeptSession(context, sessionToken)
  try {
    await insertRating(context.db, { sessionId: id, stars: rating, comment })
  } catch (error) {
    if (violates(error, 'chat_ratings_pkey')) throw conflict('You have rated this conversation already')
    throw error
  }
  context.announce({ action: 'conversation:changed', id, actor: null })
  if (rating <= LOW) await noteGaps(context, id)
}

/** Lists what was asked for the owners; the rating stands, whether or not that works. */
async function noteGaps({ db, log }: AppContext, sessionId: string): Promise<void> {
  await noteRatedLow(db, sessionId).catch((error: unknown) => {
    // what it failed on may hold what was said
    log.warn({ type: error instanceof Error ? error.name : 'unknown' }, 'a conversation rated low was not listed')
  })
}
