import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findEventCustomer } from '../document.ts'
import { announce } from '../notices.ts'
import { readDocument } from '../present.ts'
import { findProposal, lockProposal, saveCountersignature } from '../proposal-rows.ts'

/** An admin's signature under an agreement that its customer signed. */
export interface Countersignature extends By<AdminActor> {
  /** Of the proposal. */
  id: string
  /** As typed. */
  name: string
}

/**
 * Countersigns an agreement for the agency, once: of two at once one signs. Customer and office are mailed the copy with
 * both signatures (docs/product.md P16.21).
 * @throws AppError 404 for an unknown proposal, 409 when it was not signed, is countersigned automatically, or has been
 *   countersigned
 */
export async function countersign(
  context: AppContext,
  { id, name, actor, requestId }: Countersignature,
): Promise<void> {
  const row = await context.db.transaction().execute(async (trx) => {
    await lockProposal(trx, id)
    // in its own statement, so that it sees the signature that the lock waited for
    const row = await findProposal(trx, id)
    if (!row) throw notFound()
    if (row.state !== 'accepted' || row.signed_at === null) {
      throw conflict('The customer has not signed this proposal, so it cannot be countersigned yet.')
    }
    if (row.countersigned_at !== null) throw conflict(`${row.countersigned_name} countersigned this agreement already.`)
    if (!row.countersign_by_hand) throw conflict('This agreement was countersigned automatically.')
    await saveCountersignature(trx, id, { name, userId: actor.userId })
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'proposal.countersigned', entity: 'proposal', entityId: id },
      after: { countersignedAs: name, version: row.version },
    })
    const { email } = await findEventCustomer(trx, row.event_id)
    const bookingId = readDocument(row).performers[0]?.bookingId ?? null
    const mail = { kind: 'proposal-countersigned', data: { proposal: id } } as const
    await queueMail(trx, { ...mail, to: email, about: { customerId: row.customer_id, bookingId } })
    await queueMail(trx, { ...mail, to: null, about: { bookingId } })
    return row
  })
  context.nudgeMail()
  announce(context, row)
}
