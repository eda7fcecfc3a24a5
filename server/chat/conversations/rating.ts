import type { AppContext } from '#server/context.ts'
import { violates } from '#server/db/client.ts'
import { conflict, notPossible } from '#server/errors.ts'
import { requireKeptSession } from './begin-chat.ts'
import { insertRating } from './session-rows.ts'

/**
 * Rates a conversation, once.
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
}
