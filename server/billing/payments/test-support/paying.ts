import type { buildPayer } from '#tests/support/billing.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

export const CASH = { paymentMethod: 'cash' as const }
let references = 0

/** The body of a payment by Zelle, with a reference of its own. */
export const byZelle = () => {
  references += 1
  return { paymentMethod: 'zelle' as const, transactionId: `ZELLE-${references}` }
}

export interface Payment {
  paymentMethod: 'cash' | 'card' | 'zelle'
  transactionId?: string | null
  purpose?: 'full' | 'deposit' | 'balance'
  expectedAmount?: number
}

/**
 * Pays bookings as their payer, and reads what came of it.
 * @param stage the app and its payer, once they are there
 */
export function makePaying(stage: () => { app: TestApp; payer: Awaited<ReturnType<typeof buildPayer>> }) {
  const db = () => stage().app.context.db
  return {
    pay: (id: string, body: Payment = CASH, { cookie, key }: { cookie?: string; key?: string } = {}) =>
      stage().app.call('POST /api/customer/bookings/:id/pay', {
        params: { id },
        body,
        cookie: cookie ?? stage().payer.cookie,
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    ledgerOf: (id: string) =>
      db().selectFrom('payments').selectAll().where('booking_id', '=', id).orderBy('created_at').execute(),
    bookingOf: (id: string) => db().selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    auditOf: (entityId: string) =>
      db().selectFrom('audit_log').selectAll().where('entity_id', '=', entityId).orderBy('id').execute(),
  }
}
