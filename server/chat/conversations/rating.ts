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
    await context.db.transaction().execute(async (trx) => {
      await insertRating(trx, { sessionId: id, stars: rating, comment })
      if (rating <= LOW) await noteRatedLow(trx, id)
    })
  } catch (error) {
    if (violates(error, 'chat_ratings_pkey')) throw conflict('You have rated this conversation already')
    throw error
  }
  context.announce({ action: 'conversation:changed', id, actor: null })
}
