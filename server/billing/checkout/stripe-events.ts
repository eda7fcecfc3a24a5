import type { Database } from '#server/db/client.ts'
import type { ProviderEvent } from '#server/integrations/payments/payments.ts'

/** The card provider's name in our rows. */
export const PROCESSOR = 'stripe'

/**
 * Saves that an event was handled, in the transaction of its changes. Of two at once the second waits for the first.
 * @param waitsFor the provider's id of a payment we don't have yet
 * @returns false when it was handled before
 */
export async function rememberEvent(
  trx: Database,
  { id, type }: Pick<ProviderEvent, 'id' | 'type'>,
  waitsFor: string | null = null,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('processor_events')
    .values({ processor: PROCESSOR, event_id: id, type, waits_for: waitsFor })
    .onConflict((taken) => taken.columns(['processor', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether an event was handled before. */
export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const known = await db
    .selectFrom('processor_events')
    .select('event_id')
    .where('processor', '=', PROCESSOR)
    .where('event_id', '=', id)
    .executeTakeFirst()
  return known !== undefined
}

/** Marks events that waited for a payment as done; false when none waited. */
export async function releaseEvents(db: Database, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('processor_events')
    .set({ waits_for: null })
    .where('processor', '=', PROCESSOR)
    .where('waits_for', '=', paymentId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
