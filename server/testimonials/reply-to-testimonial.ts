import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { shows } from '#shared/contract/text.ts'
import * as rows from './admin-queries.ts'

/** What the agency says publicly about a testimonial; null removes it. */
interface Reply extends By<AdminActor> {
  id: string
  reply: string | null
  version: number | undefined
}

/**
 * Writes, changes or removes the agency's public reply to a testimonial, audited (docs/product.md P9.7). The same reply
 * again is a no-op.
 * @throws AppError 400 for a text that shows nothing, 404 unknown testimonial, 409 when another request changed it
 */
export async function replyToTestimonial(
  context: AppContext,
  { id, reply, version, actor, requestId }: Reply,
): Promise<rows.AdminTestimonialRow> {
  if (reply !== null && !shows(reply)) throw invalid({ reply: 'Write a few words' })
  const { row, replied } = await context.db.transaction().execute(async (trx) => {
    const before = await rows.lockTestimonial(trx, id)
    if (!before) throw notFound('We do not know this testimonial')
    const replied = reply !== before.reply
    if (replied) {
      assertVersion(version, before.version, 'testimonial', { reply: `Now ${before.reply ?? 'empty'}` })
      await rows.saveReply(trx, id, reply)
      await recordAudit(trx, {
        ...{ actor, requestId },
        action: reply === null ? 'testimonial.reply-removed' : 'testimonial.replied',
        entity: 'testimonial',
        entityId: id,
        before: { reply: before.reply },
        after: { reply },
      })
    }
    return { row: await rows.findTestimonial(trx, id), replied }
  })
  if (replied) context.announce({ action: 'testimonial:replied', id, actor })
  return row
}
