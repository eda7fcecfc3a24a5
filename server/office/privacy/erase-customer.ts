import { accountKey } from '#server/accounts/sessions/throttle.ts'
import { recordAudit } from '#server/audit/record.ts'
import { lockAgent } from '#server/availability/lock-agent.ts'
import type { Database } from '#server/db/client.ts'
import { rateAgent } from '#server/testimonials/admin-queries.ts'
import * as rows from './erase-rows.ts'

/** What became of a wish to be forgotten. */
export type Erasure =
  | { result: 'unknown' }
  /** Events are still to come, or card money is on its way: what is agreed can't be forgotten yet. */
  | { result: 'refused'; toCome: number; underWay: number }
  | {
      result: 'erased'
      id: string
      bookings: number
      invoices: number
      payments: number
      chats: number
      mails: number
      /** Mails that may lie about as files, by their message id. */
      messageIds: string[]
    }

/**
 * Erases a customer, in one transaction (docs/product.md S71): chats, mails, cards, reviews, notes, links, sessions and
 * idempotency keys go; bookings, invoices and payments, which the law keeps, stay without saying whose they were; the
 * audit trail keeps what was done and no value that names anybody. Audited without a word about the person.
 * @param email whom it is about, in any case
 */
export async function eraseCustomer(db: Database, email: string): Promise<Erasure> {
  return db.transaction().execute(async (trx) => {
    const person = await rows.lockCustomerByEmail(trx, email)
    if (!person) return { result: 'unknown' }
    const { toCome, underWay } = await rows.countOpen(trx, person)
    if (toCome + underWay > 0) return { result: 'refused', toCome, underWay }
    const agentIds = await rows.listReviewedAgents(trx, person)
    // locked before the reviews, as a decision on a review does
    for (const agentId of agentIds) await lockAgent(trx, agentId)
    await rows.eraseAudit(trx, person)
    const { messageIds, chats, mails } = await rows.deletePersonalRows(trx, person)
    const accounts = [
      accountKey('customer', person.email),
      accountKey('customer', person.id),
      accountKey('change customer', person.id),
    ]
    await rows.deleteFailures(trx, accounts)
    const kept = await rows.pseudonymise(trx, person)
    for (const agentId of agentIds) await rateAgent(trx, agentId)
    await recordAudit(trx, {
      actor: null,
      action: 'customer.erased',
      entity: 'customer',
      entityId: person.id,
      after: { ...kept, chats, mails },
    })
    return { result: 'erased', id: person.id, ...kept, chats, mails, messageIds }
  })
}
