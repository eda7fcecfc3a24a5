import { hashOnce, PASSWORD } from '#tests/support/accounts.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

export const OLD = 'dana.old@example.com'
export const NEW = 'dana@example.com'

/** Two accounts of one customer: the one to merge from has a booking, a password and a mark. */
export async function buildPair({ context: { db } }: TestApp) {
  const from = await buildCustomer(db, {
    ...{ name: 'Dana W.', email: OLD, phone: '(404) 555-0100', tags: ['vip', 'Proms'] },
    ...{ do_not_book_reason: 'No show', do_not_book_since: new Date(), password_hash: await hashOnce(PASSWORD) },
  })
  const into = await buildCustomer(db, {
    ...{ name: 'Dana Whitfield', email: NEW, tags: ['VIP'], password_hash: await hashOnce(PASSWORD) },
  })
  const agent = await buildAgent(db)
  const booking = await buildBooking(db, { agent_id: agent.id, customer_id: from.id, customer_email: OLD })
  return { from, into, agent, booking }
}

/** Calls of the merge of two customers, and what is stored of one. @param stage the app and an owner's cookie, once they are there */
export function makeMerging(stage: () => { app: TestApp; owner: string }) {
  const db = () => stage().app.context.db
  return {
    merge: (fromId: string, intoId: string, email: string, cookie = stage().owner) =>
      stage().app.call('POST /api/admin/customer-merges', { body: { fromId, intoId, email }, cookie }),
    preview: (fromId: string, intoId: string, cookie = stage().owner) =>
      stage().app.call('GET /api/admin/customer-merges', { query: { fromId, intoId }, cookie }),
    rowOf: (id: string) => db().selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    bookingsOf: async (id: string) =>
      (await db().selectFrom('bookings').select('id').where('customer_id', '=', id).execute()).length,
  }
}
