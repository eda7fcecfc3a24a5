import type { Selectable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Bookings } from '#server/db/types.ts'
import { hashText, listProposable, writeDocument } from '#server/proposals/document.ts'
import {
  closeProposal,
  insertAgreement,
  insertProposal,
  insertQuestion,
  saveCountersignature,
} from '#server/proposals/proposal-rows.ts'
import { DAY_MS } from '#shared/model/day.ts'

const BRAND = { name: 'Marquee', address: '', phone: '(404) 555-0142', email: 'hello@marquee.example' }

type Proposed = Pick<Selectable<Bookings>, 'event_id' | 'customer_name' | 'customer_email'>

/** An open proposal of a booking's event, valid for two days. @returns its id */
export async function buildProposal(db: Database, proposed: Proposed, userId: string): Promise<string> {
  const { event_id: eventId, customer_name: name, customer_email: email } = proposed
  const validUntil = new Date(Date.now() + 2 * DAY_MS)
  const rows = await listProposable(db, eventId)
  const terms = { depositPercent: 50, message: 'We saved the best for you.', validUntil }
  const document = await writeDocument(
    db,
    { config: { originalBrand: BRAND } },
    { customer: { name, email }, rows },
    terms,
  )
  const text = JSON.stringify(document)
  const more = { documentHash: hashText(text), totalCents: document.totalCents, validUntil, userId }
  return insertProposal(db, { eventId, document: text, ...more })
}

/** The same, signed by its customer. @returns its id */
export async function buildSignedProposal(db: Database, proposed: Proposed, userId: string): Promise<string> {
  const proposalId = await buildProposal(db, proposed, userId)
  await closeProposal(db, proposalId, 'accepted')
  const from = { address: '203.0.113.7', userAgent: 'Firefox' }
  await insertAgreement(db, { proposalId, name: proposed.customer_name, ...from, documentHash: Buffer.alloc(32, 7) })
  return proposalId
}

/** The same, countersigned by hand. @returns its id */
export async function buildCountersignedProposal(db: Database, proposed: Proposed, userId: string): Promise<string> {
  await db.updateTable('agency_settings').set({ countersign_by_hand: true }).execute()
  const proposalId = await buildSignedProposal(db, proposed, userId)
  await db.updateTable('agency_settings').set({ countersign_by_hand: false }).execute()
  await saveCountersignature(db, proposalId, { name: 'Morgan Vale', userId })
  return proposalId
}

/** Proposals of some events, one for each way it can end, and a question about the open one. */
export async function buildProposals(
  db: Database,
  events: Record<'open' | 'signed' | 'countersigned' | 'declined' | 'withdrawn', Proposed>,
  userId: string,
) {
  const open = await buildProposal(db, events.open, userId)
  const signed = await buildSignedProposal(db, events.signed, userId)
  // what was signed for is confirmed with its deposit
  await db
    .updateTable('bookings')
    .set({ status: 'confirmed', deposit_percent: 50 })
    .where('event_id', '=', events.signed.event_id)
    .execute()
  const countersigned = await buildCountersignedProposal(db, events.countersigned, userId)
  const declined = await buildProposal(db, events.declined, userId)
  const withdrawn = await buildProposal(db, events.withdrawn, userId)
  await closeProposal(db, declined, 'declined', 'The budget was cut.')
  await closeProposal(db, withdrawn, 'withdrawn')
  const question = await insertQuestion(db, open, 'Can she stay until 1 AM?')
  return { open, signed, countersigned, declined, withdrawn, question }
}
