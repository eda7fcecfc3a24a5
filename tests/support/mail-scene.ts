import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Bookings } from '#server/db/types.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { buildInvoice, buildPayment } from './billing.ts'
import {
  buildAgentWithLogin,
  buildBooking,
  buildCategory,
  buildCustomer,
  buildTestimonial,
  buildUser,
} from './factories.ts'
import { buildReplacements } from './mail-replacements.ts'
import { buildWishes } from './mail-wishes.ts'
import { givePicture } from './pictures.ts'
import { buildProposals } from './proposals.ts'

/** The names that stand in mails. */
export interface MailNames {
  customer: string
  agent: string
}

/** The rows that one mail of every kind can be about. */
export type MailScene = Awaited<ReturnType<typeof buildMailScene>>

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

/** A customer, an agent and a booking in every state, with invoices and payments. */
export async function buildMailScene(db: Database, names: MailNames) {
  const category = await buildCategory(db, 'exotic_dancer')
  const { agent, user } = await buildAgentWithLogin(
    db,
    { name: names.agent, category, published_at: inDays(-1) },
    { email: 'imani@example.com' },
  )
  await givePicture(db, agent.id)
  await db.insertInto('agent_contacts').values({ agent_id: agent.id, phone: '(404) 555-0123' }).execute()
  const owner = await buildUser(db, { username: 'jules.park', email: 'jules@example.com' })
  const booker = await buildUser(db, { username: 'sam.reyes', email: 'sam@example.com', staff_role: 'booker' })
  const customer = await buildCustomer(db, {
    ...{ name: names.customer, email: 'casey@example.com', phone: '(404) 555-0199' },
  })
  const book = (values: Partial<Insertable<Bookings>> = {}) =>
    buildBooking(db, {
      ...{ agent_id: agent.id, customer_id: customer.id, customer_name: customer.name },
      ...{ customer_email: customer.email, customer_phone: customer.phone, event_type: 'birthday' },
      ...{ event_date: inDays(24), event_duration: 3, total_cents: 60_000, requested_as: 'signed_in' },
      event_location: 'The Fox Theatre, 660 Peachtree St NE, Atlanta, GA 30308',
      special_requests: 'Please use the stage door on Ponce de Leon.\nHer favorite song is "Superstition".',
      ...values,
    })
  const [pending, confirmed, cancelled, completed] = [
    await book(),
    await book({ status: 'confirmed' }),
    await book({ status: 'cancelled' }),
    await book({ status: 'completed', event_date: inDays(-3), completed_at: inDays(-2) }),
  ]
  const reviewed = await book({ status: 'completed', event_date: inDays(-3), completed_at: inDays(-2) })
  await buildTestimonial(db, { booking_id: reviewed.id, customer_name: customer.name, is_approved: false })
  const priced = await book({
    status: 'confirmed',
    total_cents: 62_500,
    deposit_percent: 50,
    price_lines: JSON.stringify([
      { kind: 'talent', label: '', hours: 3, rate: 20_000, percent: null, amount: 60_000, share: 'shared' },
      {
        kind: 'travel',
        label: 'Travel to Athens',
        hours: null,
        rate: null,
        percent: null,
        amount: 8_500,
        share: 'talent',
      },
      {
        kind: 'discount',
        label: 'Returning client',
        hours: null,
        rate: null,
        percent: 10,
        amount: -6_000,
        share: 'shared',
      },
    ]),
  })
  const known = await book({ requested_as: 'known_not_signed_in' })
  const unpriced = await book({ requested_as: 'new_customer', total_cents: null, event_duration: 1 })
  const accepted = await book({ agent_answer: 'accepted' })
  const declined = await book({ agent_answer: 'declined', agent_answer_reason: 'I have a wedding that night.' })
  await db
    .insertInto('drop_outs')
    .values({ booking_id: declined.id, agent_id: agent.id, cause: 'declined', event_date: declined.event_date })
    .execute()
  const refunded = await book({ status: 'cancelled', payment_status: 'refunded' })
  await db
    .updateTable('payment_instructions')
    .set({ zelle: 'pay@marquee.example', cash: 'At the office, 9 AM to 6 PM' })
    .execute()
  const requests = await buildRequests(db, { open: confirmed.id, proposed: priced.id })
  const lost = await book({ status: 'cancelled' })
  await buildPayment(db, lost.id, { amount_cents: 60_000, verified_at: inDays(-1), created_at: inDays(-2) })
  await db
    .insertInto('booking_cancellations')
    .values({
      ...{ booking_id: lost.id, cause: 'customer', reason_code: 'venue_closed', reason: 'The hall flooded.' },
      ...{ keep_percent: 50, policy_keep_cents: 30_000, keep_cents: 30_000, by_customer: true },
    })
    .execute()
  const invoice = await buildInvoice(db, confirmed.id, {
    ...{ subtotal_cents: 60_000, tax_cents: 4_800, total_cents: 64_800, replaces_number: 'INV-2001-0900' },
  })
  const overdue = await buildInvoice(db, completed.id, {
    ...{ subtotal_cents: 60_000, tax_cents: 4_800, total_cents: 64_800, due_date: inDays(-8) },
  })
  const dueSoon = await buildInvoice(db, priced.id, { due_date: inDays(3) })
  await buildPayment(db, completed.id, { amount_cents: 10_000, payment_method: 'venmo', created_at: inDays(-8) })
  const [pays, paysRefunded] = [
    (values: Parameters<typeof buildPayment>[2]) => buildPayment(db, confirmed.id, { amount_cents: 20_000, ...values }),
    (values: Parameters<typeof buildPayment>[2]) => buildPayment(db, refunded.id, { amount_cents: 60_000, ...values }),
  ]
  const reported = await pays({ payment_method: 'zelle', transaction_id: 'ZX-48113', purpose: 'deposit' })
  const received = await pays({
    ...{ payment_method: 'cash', reported_by: 'office', purpose: 'balance', verified_at: inDays(-1) },
  })
  const cardPayment = await paysRefunded({
    ...{ payment_method: 'card', reported_by: 'processor', verified_at: inDays(-1), processor: 'stripe' },
    processor_id: 'pi_1',
  })
  const refund = await paysRefunded({
    ...{ kind: 'refund', payment_id: cardPayment.id, payment_method: 'card', reported_by: 'processor' },
    ...{ processor: 'stripe', processor_id: 're_1', notes: 'The venue lost its power.', verified_at: inDays(0) },
  })
  const zelle = await pays({ payment_method: 'zelle', transaction_id: 'ZX-48114', reversed_at: inDays(0) })
  const reversal = await pays({
    ...{ kind: 'reversal', payment_id: zelle.id, payment_method: 'zelle', notes: 'Nothing arrived by Friday.' },
    reported_by: 'office',
  })
  const notDue = await pays({
    ...{ payment_method: 'card', payment_status: 'failed', reported_by: 'processor', processor: 'stripe' },
    processor_id: 'pi_2',
  })
  const dispute = await db
    .insertInto('disputes')
    .values({
      ...{ payment_id: cardPayment.id, processor: 'stripe', processor_id: 'dp_1', amount_cents: 60_000 },
      ...{ reason: 'product_not_received', state: 'open', due_by: inDays(9) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const mailing = await db
    .insertInto('invoice_mailings')
    .values({
      ...{ invoice_id: invoice.id, recipient_name: customer.name, recipient_email: customer.email },
      message: 'Thanks for choosing us.\nCall me if anything is unclear.',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chat = await db
    .insertInto('chat_sessions')
    .values({
      ...{ session_token_hash: randomBytes(32), waiting_since: inDays(0), contact_name: customer.name },
      ...{ contact_email: customer.email, contact_phone: '(404) 555-0199' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chat_messages')
    .values([
      { session_id: chat.id, role: 'user', content: 'Is Imani free on December 5?' },
      { session_id: chat.id, role: 'assistant', content: 'Yes, Imani is free that evening. The rate is $200 an hour.' },
    ])
    .execute()
  await db
    .insertInto('chat_applications')
    .values({ session_id: chat.id, name: customer.name, phone: '(404) 555-0199', talent: 'Magician' })
    .execute()
  const invitations = await buildInvitations(db, { category, ownerId: owner.id })
  const { newcomer } = invitations
  return {
    ...{
      agent,
      user,
      owner,
      booker,
      customer,
      pending,
      confirmed,
      cancelled,
      completed,
      reviewed,
      priced,
      known,
      unpriced,
    },
    ...{
      accepted,
      declined,
      refunded,
      invoice,
      dueSoon,
      overdue,
      reported,
      received,
      refund,
      reversal,
      notDue,
      dispute,
    },
    ...{ mailing, chat, requests, lost },
    ...(await buildAgentRows(db, { agentId: agent.id, category })),
    proposals: await buildProposals(
      db,
      {
        open: await book(),
        signed: await book(),
        countersigned: await book(),
        declined: await book(),
        withdrawn: await book(),
      },
      owner.id,
    ),
    ...(await buildReplacements(db, {
      ...{ dropped: await book({ status: 'confirmed', event_type: 'other' }), picked: await book({}), category },
    })),
    ...invitations,
    ...(await buildWishes(db, { open: customer.id, mailed: newcomer.id })),
    first: await book({ customer_id: newcomer.id, customer_email: newcomer.email, requested_as: 'new_customer' }),
    message: await db
      .insertInto('booking_messages')
      .values({
        ...{ batch: owner.id, booking_id: confirmed.id, recipient_email: customer.email },
        ...{ subject: 'Parking on Saturday', message: 'The garage on Ponce is closed.\nPlease use the side door.' },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  }
}

async function buildAgentRows(db: Database, { agentId, category }: { agentId: string; category: string }) {
  const kind = await db
    .insertInto('paper_kinds')
    .values({ category, name: 'Work permit', required: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const paper = await db
    .insertInto('agent_papers')
    .values({
      ...{ agent_id: agentId, kind_id: kind.id, name: 'Work permit' },
      expires_on: inDays(30).toISOString().slice(0, 10),
    })
    .returning(['id', 'expires_on'])
    .executeTakeFirstOrThrow()
  const payout = await db
    .insertInto('payouts')
    .values({
      ...{ agent_id: agentId, month: '2026-10-01', bookings: 4, share_cents: 168_000, adjustment_cents: -5_000 },
      ...{ cents: 163_000, method: 'zelle', reference: 'ZX-90121', paid_on: '2026-11-02' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { paper, payout }
}

async function buildInvitations(db: Database, { category, ownerId }: { category: string; ownerId: string }) {
  const expires_at = inDays(14)
  const invite = await db
    .insertInto('agent_invite_codes')
    .values({ code: 'AGENT-7K2M-Q9XD', email: 'new@example.com', category, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const staff = await db
    .insertInto('staff_invitations')
    .values({ email: 'colleague@example.com', staff_role: 'booker', invited_by: ownerId, expires_at: inDays(7) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const newcomer = await buildCustomer(db, { email: 'newcomer@example.com', must_change_password: true })
  return { invite, staff, newcomer }
}

/** A request in every state: of one booking the open one, the proposed one and the answered ones of another. */
async function buildRequests(db: Database, ids: { open: string; proposed: string }) {
  const wanted = { eventDate: inDays(31).toISOString(), eventDuration: 5, eventLocation: 'Ponce City Market' }
  const build = async (booking_id: string, state: 'open' | 'proposed' | 'approved' | 'declined' | 'withdrawn') => {
    const { id } = await db
      .insertInto('booking_requests')
      .values({
        ...{ booking_id, state, kind: 'change', wanted: JSON.stringify(wanted), price_cents: 100_000 },
        message: 'We moved the party by a week.',
        ...(state === 'open' || state === 'withdrawn'
          ? {}
          : { answer: 'The Fox closes at ten.', answered_at: new Date() }),
        ...(state === 'proposed' && { proposed: JSON.stringify({ ...wanted, eventDuration: 4 }) }),
      })
      .returning(['id', 'booking_id'])
      .executeTakeFirstOrThrow()
    return { booking_id, data: { request: id } }
  }
  return {
    open: await build(ids.open, 'open'),
    proposed: await build(ids.proposed, 'proposed'),
    approved: await build(ids.open, 'approved'),
    declined: await build(ids.open, 'declined'),
    withdrawn: await build(ids.open, 'withdrawn'),
  }
}
