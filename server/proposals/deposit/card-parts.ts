import { findDueTogether } from '#server/billing/account/due-together.ts'
import type { AppContext } from '#server/context.ts'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { readDocument } from '../present.ts'
import type { ProposalRow } from '../proposal-rows.ts'

/**
 * The parts of a signed deposit that can be paid by card now, one for each booking, in the order of the proposal: those of
 * categories with cards switched on, none without a card provider (docs/product.md P7.25).
 */
export async function listCardParts(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  row: Pick<ProposalRow, 'document'>,
): Promise<NonNullable<CustomerProposal['deposit']>['cards']> {
  const { performers } = readDocument(row)
  if (payments.provider === 'manual') return []
  const ids = performers.map(({ bookingId }) => bookingId)
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('categories as k', 'k.name', 'a.category')
    .select(['b.id', 'a.name'])
    .where('b.id', 'in', ids)
    .where('k.card_payments', '=', true)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (await findDueTogether(db, ids, 'deposit')).flatMap(({ bookingId, cents }) => {
    const name = names.get(bookingId)
    return name === undefined ? [] : [{ bookingId, name, cents }]
  })
}
