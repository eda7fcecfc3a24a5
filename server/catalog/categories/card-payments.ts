import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'

const SHOWN = ['id', 'name', 'display_name', 'card_payments'] as const

/** A category, and whether its bookings can be paid by card. */
export type CardCategoryRow = Awaited<ReturnType<typeof listCardCategories>>[number]

/** Rows of the list at most. */
const MAX_ROWS = 500

/** All categories in the order of the site, and whether their bookings can be paid by card. */
export async function listCardCategories(db: Database) {
  return db
    .selectFrom('categories')
    .select(SHOWN)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
}

/**
 * Switches card payments for the bookings of a category on or off. Open checkouts can still be paid.
 * @throws AppError 404 for an unknown category
 */
export async function setCardCategory(
  db: Database,
  { id, cardPayments, actor, requestId }: By<AdminActor> & { id: string; cardPayments: boolean },
): Promise<CardCategoryRow> {
  return db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('categories').select(SHOWN).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw notFound('We do not know this category')
    if (before.card_payments === cardPayments) return before
    await trx.updateTable('categories').set({ card_payments: cardPayments }).where('id', '=', id).execute()
    await recordAudit(trx, {
      actor,
      action: 'category.card-payments-changed',
      entity: 'category',
      entityId: id,
      before: { cardPayments: before.card_payments },
      after: { cardPayments },
      requestId,
    })
    return { ...before, card_payments: cardPayments }
  })
}
