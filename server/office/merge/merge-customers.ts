import { endAccess, endSessions } from '#server/accounts/sessions/end-access.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import type { CustomerMerge } from '#shared/contract/office/customers.admin.ts'
import { MAX_TAGS, readTags } from '#shared/model/customer.ts'
import * as rows from './merge-rows.ts'

/** The account that vanishes and the one that stays, by their ids. */
export interface MergePair {
  fromId: string
  intoId: string
}

/** An owner's order to merge. */
export interface MergeCall extends MergePair, By<OwnerActor> {
  /** The email of the account that vanishes, typed to confirm. */
  email: string
}

/**
 * What a merge would move, and what stands in its way (docs/product.md P6.118).
 * @throws AppError invalid_request (400) for one account twice, not_found (404) for an unknown one, conflict (409) for
 *   an erased or merged one
 */
export async function previewMerge(db: Database, pair: MergePair): Promise<CustomerMerge> {
  const { from, into } = pickPair(await rows.findAccounts(db, [pair.fromId, pair.intoId]), pair)
  const tags = mergeTags(from, into)
  return {
    from: presentAccount(from),
    into: presentAccount(into),
    moves: { ...(await rows.countMoves(db, from.id)), tags: tags.filter((tag) => !into.tags.includes(tag)) },
    refusal: describeUnderWay(await rows.countUnderWay(db, from.id)) ?? null,
  }
}

/**
 * Merges a customer into another, in one transaction: bookings with all that belongs to them, cards, chats, notes and
 * tags move, the sessions of the merged account end, and its email is an alias of the account that stays. If one of both
 * is suspended or marked do not book, the account that stays is too (P6.190). A booking that arrives meanwhile waits and
 * follows (docs/product.md P6.118, P6.119). Audited on both accounts.
 * @throws AppError invalid_request (400) for one account twice or another email, not_found (404) for an unknown account,
 *   conflict (409) for an erased or merged one, and while a payment is under way
 */
export async function mergeCustomers(db: Database, { actor, requestId, email, ...pair }: MergeCall): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await rows.lockBookingsOf(trx, pair.fromId)
    const { from, into } = pickPair(await rows.lockAccounts(trx, [pair.fromId, pair.intoId]), pair)
    if (from.email.toLowerCase() !== email.trim().toLowerCase()) {
      throw invalid({ email: `Type ${from.email} to confirm` })
    }
    const refusal = describeUnderWay(await rows.countUnderWay(trx, from.id))
    if (refusal !== undefined) throw conflict(refusal)
    const moved = await rows.countMoves(trx, from.id)
    // before its sessions end, and the wish with them
    await rows.moveWish(trx, from.id, into)
    const { sessions } = await endSessions(trx, { role: 'customer', id: from.id })
    await rows.moveRows(trx, from.id, into.id)
    await rows.saveKept(trx, into, from, mergeTags(from, into))
    const suspends = from.status === 'suspended' && into.status === 'active'
    if (suspends) await endAccess(trx, { role: 'customer', id: into.id })
    await rows.saveMerged(trx, from.id, into.id)
    const shared = { actor, requestId, action: 'customer.merged', entity: 'customer' } as const
    await recordAudit(
      trx,
      { ...shared, entityId: into.id, after: { mergedFrom: from.id, ...moved } },
      { ...shared, entityId: from.id, after: { mergedInto: into.id, sessions } },
      ...(suspends
        ? [
            {
              ...({ actor, requestId, action: 'customer.suspended', entity: 'customer', entityId: into.id } as const),
              ...{ before: { status: into.status }, after: { status: from.status } },
              reason: `Merged with ${from.email}, which was suspended`,
            },
          ]
        : []),
    )
  })
}

/** Both accounts, if they can be merged. */
function pickPair(found: readonly rows.MergedRow[], { fromId, intoId }: MergePair) {
  if (fromId === intoId) throw invalid({ intoId: 'Choose two different customers' })
  const [vanishing, staying] = [fromId, intoId].map((id) => found.find((row) => row.id === id))
  if (!vanishing || !staying) throw notFound('There is no such customer')
  for (const { name, status } of [vanishing, staying]) {
    if (status === 'erased') throw conflict('This customer was erased')
    if (status === 'merged') throw conflict(`${name} was merged into another account already`)
  }
  return { from: vanishing, into: staying }
}

/** Tags of both, those of the account that stays first. */
const mergeTags = (from: rows.MergedRow, into: rows.MergedRow) =>
  readTags([...into.tags, ...from.tags]).slice(0, MAX_TAGS)

function describeUnderWay({ payments, refunds }: { payments: number; refunds: number }): string | undefined {
  const parts = [
    ...(payments > 0 ? [payments === 1 ? 'a card payment' : `${payments} card payments`] : []),
    ...(refunds > 0 ? [refunds === 1 ? 'a refund' : `${refunds} refunds`] : []),
  ]
  if (parts.length === 0) return undefined
  const isOne = payments + refunds === 1
  return `The account that would go has ${parts.join(' and ')} under way. Merge it when ${isOne ? 'that is' : 'those are'} done.`
}

const presentAccount = ({ id, name, email, status, do_not_book_reason }: rows.MergedRow) => ({
  id,
  name,
  email,
  status,
  isDoNotBook: do_not_book_reason !== null,
})
