import { accountKey } from '#server/accounts/sessions/throttle.ts'
import { recordAudit } from '#server/audit/record.ts'
import { lockAgent } from '#server/availability/lock-agent.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
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
 * Accounts merged into theirs are erased with them (docs/product.md P6.121).
 * @param email whom it is about, in any case; that of a merged account is its customer's
 */
export async function eraseCustomer(
  db: Database,
  email: string,
  { actor, requestId }: { actor: OwnerActor | null; requestId?: string } = { actor: null },
): Promise<Erasure> {
  return db.transaction().execute(async (trx) => {
    // lock order: agents, bookings, customers, as changes of bookings and merges have it
    const agentIds = await rows.listReviewedAgents(trx, email)
    for (const agentId of agentIds) await lockAgent(trx, agentId)
    const person = await rows.lockCustomerByEmail(trx, email)
    if (!person) return { result: 'unknown' }
    const { toCome, underWay } = await rows.countOpen(trx, person)
    if (toCome + underWay > 0) return { result: 'refused', toCome, underWay }
    const total = { bookings: 0, invoices: 0, payments: 0, chats: 0, mails: 0 }
    const messageIds: string[] = []
    for (const known of [person, ...(await rows.lockMerged(trx, person))]) {
      const erased = await eraseAccount(trx, known)
      messageIds.push(...erased.messageIds)
      for (const name of COUNTED) total[name] += erased[name]
    }
    for (const agentId of agentIds) await rateAgent(trx, agentId)
    await recordAudit(trx, {
      actor,
      action: 'customer.erased',
      entity: 'customer',
      entityId: person.id,
      after: total,
      requestId,
    })
    return { result: 'erased', id: person.id, ...total, messageIds }
  })
}

const COUNTED = ['bookings', 'invoices', 'payments', 'chats', 'mails'] as const

/** Erases what one account, or its email, is known by. */
async function eraseAccount(trx: Database, person: rows.Person) {
  await rows.eraseAudit(trx, person)
  const deleted = await rows.deletePersonalRows(trx, person)
  await rows.deleteFailures(trx, [
    accountKey('customer', person.email),
    accountKey('customer', person.id),
    accountKey('change customer', person.id),
  ])
  return { ...deleted, ...(await rows.pseudonymise(trx, person)) }
}

/** An owner's order to erase. */
export interface ErasureCall extends By<OwnerActor> {
  id: string
  /** The customer's email, typed to confirm. */
  email: string
}

/**
 * Erases a customer for an owner who typed their email (docs/product.md P6.121).
 * @returns the message ids of mails that may lie about as files
 * @throws AppError not_found (404) for an unknown, erased or merged customer, invalid_request (400) for another email,
 *   conflict (409) while an event is to come or money is under way
 */
export async function eraseConfirmed(
  db: Database,
  { id, email, actor, requestId }: ErasureCall,
): Promise<{ messageIds: string[] }> {
  const customer = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', id)
    .where('status', 'not in', ['erased', 'merged'])
    .executeTakeFirst()
  if (!customer) throw notFound('There is no such customer')
  if (customer.email.toLowerCase() !== email.trim().toLowerCase()) {
    throw invalid({ email: `Type ${customer.email} to confirm` })
  }
  const erasure = await eraseCustomer(db, customer.email, { actor, requestId })
  if (erasure.result === 'unknown') throw notFound('There is no such customer')
  if (erasure.result === 'refused') throw conflict(describeRefusal(erasure))
  return erasure
}

function describeRefusal({ toCome, underWay }: { toCome: number; underWay: number }): string {
  const bookings = toCome === 1 ? '1 booking is' : `${toCome} bookings are`
  const money = underWay === 1 ? '1 payment or refund is' : `${underWay} payments and refunds are`
  return [
    ...(toCome > 0 ? [`${bookings} still to come: cancel, or wait until the event is over.`] : []),
    ...(underWay > 0 ? [`${money} under way: they end within a day.`] : []),
  ].join(' ')
}
