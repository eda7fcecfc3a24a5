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
