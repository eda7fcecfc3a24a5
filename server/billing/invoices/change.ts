import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound, notPossible } from '#server/errors.ts'
import type { AdminActor, By, Doer } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { formatCents } from '#shared/model/money.ts'
import { freezeInvoice } from './document/freeze.ts'
import { syncBooking } from './generate.ts'
import { hasOwnPayment, type LockedBill, type LockedInvoice, lockInvoice, saveInvoice } from './rows.ts'
import { assertBillable, assertWithinPaid, type InvoiceTerms, toColumns, toTerms } from './terms.ts'

/** An admin's request to change an invoice. */
export interface InvoiceCall extends By<AdminActor> {
  id: string
  /** The row version the admin saw; undefined when the client didn't send it. */
  version: number | undefined
}

/**
 * Changes the terms of an invoice that was neither sent nor paid (docs/product.md P7.32). A request that changes
 * nothing is a no-op.
 * @throws AppError 400 an impossible due date, 404 unknown, 409 sent, paid, void, generated and to be a draft again, or
 *   changed by another admin, 422 its booking was cancelled or refunded
 */
export async function changeInvoice(
  context: AppContext,
  call: InvoiceCall,
  terms: InvoiceTerms,
  status: 'draft' | 'pending',
): Promise<void> {
  await withLockedInvoice(context, call, 'booking:invoice-changed', async (trx, { invoice, parts }) => {
    assertLive(invoice)
    const columns = { ...toColumns(terms, context.now()), status }
    const before = toTerms(invoice)
    const after = toTerms(columns)
    const changed = listChanges(before, after)
    if (changed.length === 0) return false
    assertVersion(call.version, invoice.version, 'invoice', currentValues(before, changed))
    if (invoice.sent_at || (await hasOwnPayment(trx, invoice.id))) {
      throw conflict('This invoice was sent or paid on, so it stays as it is. Void and reissue it instead.')
    }
    if (invoice.status === 'pending' && status === 'draft') throw conflict('This invoice was generated already')
    const amounts = ['subtotal', 'tax', 'discount', 'total'] as const
    if (parts.length > 1 && amounts.some((name) => before[name] !== after[name])) throw followsItsBookings()
    for (const { booking } of parts) {
      assertBillable(booking)
      if (parts.length === 1) await assertWithinPaid(trx, booking, terms.total)
    }
    await saveInvoice(trx, invoice.id, columns)
    if (status !== 'draft') await freezeInvoice(trx, context, invoice.id, true)
    await recordAudit(trx, {
      ...auditBase(call),
      action: 'invoice.changed',
      before: Object.fromEntries(changed.map((key) => [key, before[key]])),
      after: Object.fromEntries(changed.map((key) => [key, after[key]])),
    })
    for (const { booking } of parts) await syncBooking(trx, booking, { actor: call.actor, requestId: call.requestId })
    return true
  })
}

/**
 * Voids an invoice; its number stays used, and the booking may get another.
 * @throws AppError 404 unknown, 409 void or paid already, or changed by another admin
 */
export async function voidInvoice(context: AppContext, call: InvoiceCall, reason: string): Promise<void> {
  const by = { actor: call.actor, requestId: call.requestId }
  await withLockedInvoice(context, call, 'booking:invoice-voided', async (trx, locked) => {
    await voidLocked(trx, locked, { ...call, reason }, context.now())
    // a booking's price may be smaller than the invoice's and paid already
    for (const { booking } of locked.parts) await syncBooking(trx, booking, by)
    return true
  })
}

/** The amounts of an invoice for several bookings are those of its bookings. */
export const followsItsBookings = () =>
  notPossible('The amounts of this invoice are those of its bookings. Change their prices instead.')

/** Locks an invoice and its bookings, changes them, and announces the change for each. */
async function withLockedInvoice(
  { db, announce }: AppContext,
  { id, actor }: InvoiceCall,
  action: LiveAction,
  change: (trx: Database, locked: LockedBill) => Promise<boolean>,
): Promise<void> {
  const parts = await db.transaction().execute(async (trx) => {
    const locked = await lockInvoice(trx, id)
    if (!locked) throw notFound('We do not know this invoice')
    return (await change(trx, locked)) ? locked.parts : []
  })
  for (const part of parts) announce({ action, id: part.booking_id, actor })
}

function assertLive({ status, voided_at }: LockedInvoice): void {
  if (voided_at) throw conflict('This invoice is void')
  if (status === 'paid') throw conflict('This invoice is paid')
}

async function voidLocked(
  trx: Database,
  { invoice }: LockedBill,
  call: InvoiceCall & { reason: string },
  now: Date,
): Promise<void> {
  assertLive(invoice)
  assertVersion(call.version, invoice.version, 'invoice')
  await writeVoid(trx, invoice, call, now)
}

/** Writes that a locked invoice is void, audited with the reason. */
export async function writeVoid(
  trx: Database,
  invoice: LockedInvoice,
  { actor, requestId, reason }: By<Doer> & { reason: string },
  now: Date,
): Promise<void> {
  await saveInvoice(trx, invoice.id, { voided_at: now, void_reason: reason })
  await recordAudit(trx, {
    ...auditBase({ id: invoice.id, actor, requestId }),
    action: 'invoice.voided',
    before: toTerms(invoice),
    after: { voidedAt: now.toISOString() },
    reason,
  })
}

const auditBase = ({ id, actor, requestId }: By<Doer> & { id: string }) => ({
  actor,
  requestId,
  entity: 'invoice' as const,
  entityId: id,
})

type Terms = ReturnType<typeof toTerms>

function listChanges(before: Terms, after: Terms): (keyof Terms)[] {
  const keys = Object.keys(before) as (keyof Terms)[] // the keys of its own type
  return keys.filter((key) => before[key] !== after[key])
}

/** The row's values of the fields the client would change (docs/product.md P6.17). */
function currentValues(before: Terms, changed: readonly (keyof Terms)[]): Record<string, string> {
  return Object.fromEntries(
    changed.map((key) => {
      const value = before[key]
      return [key, `Now ${typeof value === 'number' ? formatCents(value) : (value ?? 'empty')}`]
    }),
  )
}
