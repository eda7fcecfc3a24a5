import { expect, test } from 'vitest'
import { buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { buildSignedProposal } from '#tests/support/proposals.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'

const EMAIL = 'dana.whitfield@example.com'

test('an export has what a customer was offered, asked and signed; an erasure leaves none of it, nor of its trail (S71)', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  const customer = await buildCustomer(db, { email: EMAIL, name: 'Dana Whitfield' })
  const { id: userId } = await buildUser(db)
  const booking = await buildBooking(db, {
    ...{ customer_id: customer.id, customer_name: 'Dana Whitfield', customer_email: EMAIL, status: 'completed' },
    ...{ event_date: new Date('2026-01-10T20:00:00Z'), completed_at: new Date() },
  })
  const proposalId = await buildSignedProposal(db, booking, userId)
  await db.insertInto('proposal_questions').values({ proposal_id: proposalId, question: 'Until when?' }).execute()
  const entry = {
    action: 'proposal.stuck',
    entity: 'proposal',
    entity_id: proposalId,
    reason: 'Dana Whitfield was late',
  }
  await db.insertInto('audit_log').values(entry).execute()
  expect((await exportCustomer(db, EMAIL))?.proposals).toMatchObject([
    { id: proposalId, signed_name: 'Dana Whitfield', address: '203.0.113.7', questions: [{ question: 'Until when?' }] },
  ])
  await eraseCustomer(db, EMAIL)
  for (const table of ['proposals', 'agreements', 'proposal_questions'] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  const trail = await db.selectFrom('audit_log').select('reason').where('entity', '=', 'proposal').execute()
  expect(trail).toEqual([{ reason: null }])
})
