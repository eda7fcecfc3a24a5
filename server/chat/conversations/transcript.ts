import type { AppContext } from '#server/context.ts'
import { AppError, notPossible } from '#server/errors.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { requireKeptSession } from './begin-chat.ts'
import { countTranscript } from './session-rows.ts'

/**
 * Queues a conversation's transcript for an address (docs/product.md P10.16, P10.35).
 * @throws AppError 404 unknown or long over, 422 when transcripts are off, 429 the fourth time
 */
export async function mailTranscript(
  context: AppContext,
  { sessionToken, email }: { sessionToken: string; email: string },
): Promise<void> {
  if (!context.chatSettings().transcripts) throw notPossible("We can't email conversations right now")
  const { id } = await requireKeptSession(context, sessionToken)
  await context.db.transaction().execute(async (trx) => {
    if (!(await countTranscript(trx, id))) {
      throw new AppError('too_many_requests', 'This conversation was already emailed three times', { retryAfter: 3600 })
    }
    await queueMail(trx, { kind: 'chat-transcript', to: email, data: { sessionId: id } })
  })
  context.nudgeMail()
}
