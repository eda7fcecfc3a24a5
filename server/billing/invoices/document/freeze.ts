import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { type AdminInvoiceRow, findInvoice } from '../admin-invoices.ts'
import { composeWords } from './document.ts'

/** The database and what names the agency. */
export interface Freezer {
  config: Pick<Config, 'originalBrand'>
}

/**
 * Stores every printed word of an issued invoice in its row, with the facts of its bookings that they were made of. From
 * then on its page, PDF and mails are made from the row alone (docs/product.md P7.64).
 * @param again replaces words of an invoice that may still change
 */
export async function freezeInvoice(trx: Database, { config }: Freezer, id: string, again = false): Promise<void> {
  const invoice = await findInvoice(trx, id)
  if (!invoice || (invoice.frozen !== null && !again)) return
  const words = composeWords(invoice, await readAgencyProfile(trx, config))
  await trx
    .updateTable('invoices')
    .set({
      frozen: JSON.stringify(words),
      frozen_facts: JSON.stringify(factsOf(invoice)),
    })
    .where('id', '=', id)
    .execute()
}

/** The facts of the invoice's own booking, and of the others by their ids (server/bookings/changes/money-rows.ts). */
function factsOf({ booking_id, parts }: AdminInvoiceRow) {
  const facts = parts.map(
    (part) =>
      [
        part.booking_id,
        {
          eventDate: part.event_date.toISOString(),
          eventDuration: part.event_duration,
          eventLocation: part.event_location,
          totalCents: part.booking_cents,
        },
      ] as const,
  )
  const others = Object.fromEntries(facts.filter(([id]) => id !== booking_id))
  return { ...Object.fromEntries(facts)[booking_id], ...(parts.length > 1 && { others }) }
}

/** Invoices in one step. */
const STEP = 100

/**
 * Freezes the issued invoices that have no words yet, from what they print at this moment: those made before there were
 * frozen words. Each is locked, so that processes that start together do each once.
 * @returns how many
 */
export async function freezeIssued(db: Database, freezer: Freezer, signal?: AbortSignal): Promise<number> {
  let done = 0
  while (!signal?.aborted) {
    const count = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('invoices')
        .select('id')
        .where('frozen', 'is', null)
        .where('status', '<>', 'draft')
        .limit(STEP)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const { id } of rows) await freezeInvoice(trx, freezer, id)
      return rows.length
    })
    done += count
    if (count < STEP) break
  }
  return done
}
