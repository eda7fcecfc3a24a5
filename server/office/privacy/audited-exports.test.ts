import { expect, test } from 'vitest'
import { exportAudited } from '#server/office/privacy/export-customer.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

test('exports, documents of invoices and the export of a customer leave an audit entry (S99)', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  const admin = await buildUser(db)
  const cookie = await signIn(app, { role: 'admin', userId: admin.id })
  const customer = await buildCustomer(db)
  const booking = await buildBooking(db, { customer_id: customer.id })
  const invoice = await buildInvoice(db, booking.id)
  const lists = ['agents', 'bookings', 'testimonials', 'payments', 'invoices']
  for (const list of lists) {
    const { status } = await app.send({ method: 'GET', url: `/api/admin/exports/${list}`, headers: { cookie } })
    expect(status, list).toBe(200)
    expect((await app.send({ method: 'GET', url: `/api/admin/exports/${list}` })).status).toBe(401)
  }
  await app.send({ method: 'GET', url: `/api/admin/invoice-preview/${invoice.id}`, headers: { cookie } })
  await app.send({ method: 'GET', url: `/api/admin/invoices/${invoice.id}/pdf`, headers: { cookie } })
  await exportAudited(db, customer.email)
  expect(await exportAudited(db, 'nobody@example.com')).toBeUndefined()
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'actor_id'])
    .where('action', 'in', ['export.made', 'invoice.opened', 'customer.exported'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    ...lists.map((list) => ({ action: 'export.made', entity_id: list, actor_id: admin.id })),
    { action: 'invoice.opened', entity_id: invoice.id, actor_id: admin.id },
    { action: 'invoice.opened', entity_id: invoice.id, actor_id: admin.id },
    { action: 'customer.exported', entity_id: customer.id, actor_id: null },
  ])
})
