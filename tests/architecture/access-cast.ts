import { randomBytes, randomUUID } from 'node:crypto'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Role } from '#shared/model/role.ts'
import { buildLogin, type Login } from '#tests/support/accounts.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCategory, buildTestimonial, buildUser } from '#tests/support/factories.ts'
import { buildSignedProposal } from '#tests/support/proposals.ts'
import { signIn, type TestApp } from '#tests/support/start-test-app.ts'

/**
 * Everyone who sends the requests, owners last: if the owners still find their rows afterwards, every refusal changed
 * nothing.
 */
export const ACTORS = [
  ...(['a stranger', 'another customer', 'another agent', 'an agent', 'a customer'] as const),
  ...(['a booker', 'an owner'] as const),
] as const
export type ActorName = (typeof ACTORS)[number]

/** The roles of each, as endpoints list them. */
const ROLES_OF: Record<ActorName, readonly (Role | 'owner')[]> = {
  'a stranger': [],
  'a customer': ['customer'],
  'another customer': ['customer'],
  'an agent': ['agent'],
  'another agent': ['agent'],
  'a booker': ['admin'],
  'an owner': ['admin', 'owner'],
}

/** Whether the contract lets an actor call an endpoint. */
export const mayCall = ({ access }: Endpoint, actor: ActorName) =>
  access === 'public' || access.some((role) => ROLES_OF[actor].includes(role))

/** The people in a replay, and which rows belong to whom. */
export interface Cast {
  /** A cookie of their own session; none for the stranger. */
  enter(actor: ActorName): Promise<string | undefined>
  /** The cookie of an owner's expired session. */
  enterTooLate(): Promise<string>
  /** The ids of the rows of the customer and the agent, by the path segment before the id: 'invoices'. */
  things: Readonly<Record<string, string>>
  /** A session of each person's own, by person. */
  sessions: Readonly<Partial<Record<ActorName, string>>>
  /** Values that only their owner and admins may read: the emails of the customer and of the agent's login. */
  secrets: Readonly<Record<'a customer' | 'an agent', string>>
}

/**
 * Makes a person for each actor but the stranger, and a pending booking of the customer with the agent, with everything that can belong to a booking.
 */
export async function gatherCast(app: TestApp): Promise<Cast> {
  const { db } = app.context
  const logins: Partial<Record<ActorName, Login>> = {
    'a customer': await buildLogin(app, 'customer'),
    'another customer': await buildLogin(app, 'customer'),
    'an agent': await buildLogin(app, 'agent'),
    'another agent': await buildLogin(app, 'agent'),
    'a booker': await buildLogin(app, 'admin', 'booker'),
    'an owner': await buildLogin(app, 'admin', 'owner'),
  }
  const { 'a customer': customer, 'an agent': user } = logins
  if (!customer || !user) throw new Error('somebody is missing')
  const agent = await buildAgent(db, { user_id: user.id })
  await buildAgent(db, { user_id: logins['another agent']?.id ?? null })
  const booking = await buildBooking(db, {
    agent_id: agent.id,
    customer_id: customer.id,
    customer_email: customer.email,
  })
  const invoice = await buildInvoice(db, booking.id)
  const payment = await buildPayment(db, booking.id, { invoice_id: invoice.id, amount_cents: 100 })
  const testimonial = await buildTestimonial(db, { booking_id: null, is_approved: false })
  const card = await db
    .insertInto('payment_methods')
    .values({
      customer_id: customer.id,
      type: 'credit_card',
      last4: '4242',
      brand: 'Visa',
      expiry_month: 1,
      expiry_year: 2030,
      cardholder_name: 'Dana Whitfield',
      is_default: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [start_time, busy_until] = [new Date(Date.now() + 86_400_000), new Date(Date.now() + 90_000_000)]
  const blocked = await db
    .insertInto('agent_statuses')
    .values({ agent_id: agent.id, start_time, end_time: busy_until, busy_until, duration_minutes: 60 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const offer = await db
    .insertInto('service_packages')
    .values({ name: 'An evening', category: agent.category, base_price_cents: 50_000, duration: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const conversation = await db
    .insertInto('chat_sessions')
    // ended, because the number of live conversations is limited
    .values({ session_token_hash: randomBytes(32), status: 'completed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chat_applications')
    .values({ session_id: conversation.id, name: 'Ada Lin', email: 'ada@example.com' })
    .execute()
  const failedMail = await db
    .insertInto('outbox_emails')
    .values({ kind: 'booking-notice', state: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = await db
    .insertInto('written_answers')
    .values({ question: 'May we dance?', answer: 'You may.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const gap = await db
    .insertInto('chat_gaps')
    .values({ words: 'dance', not_understood: 1, last_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: colleague } = await buildUser(db, { staff_role: 'booker' })
  const invitation = await db
    .insertInto('staff_invitations')
    .values({
      email: `${randomUUID()}@example.com`,
      staff_role: 'booker',
      invited_by: logins['an owner']?.id ?? '',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', await buildCategory(db, `c_${randomUUID().replaceAll('-', '')}`))
    .executeTakeFirstOrThrow()
  const invite = await db
    .insertInto('agent_invite_codes')
    .values({
      code: `AGENT-${randomUUID().slice(0, 8)}`,
      email: `${randomUUID()}@example.com`,
      category: agent.category,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const kind = await db
    .insertInto('paper_kinds')
    .values({ category: agent.category, name: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const paper = await db
    .insertInto('agent_papers')
    .values({ agent_id: agent.id, name: 'A permit' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('paper_files')
    .values({ paper_id: paper.id, type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') })
    .execute()
  const { secrets } = app.context
  await db
    .insertInto('agent_tax_details')
    .values({
      agent_id: agent.id,
      tin_kind: 'ssn',
      tin_sealed: secrets.seal('219099999', 'taxpayer-number'),
      tin_last4: '9999',
    })
    .execute()
  const w9 = secrets.seal(Buffer.from('%PDF-1.4').toString('base64'), 'w9')
  await db
    .insertInto('w9_files')
    .values({ agent_id: agent.id, type: 'application/pdf', sealed: w9, bytes: 8 })
    .execute()
  const changeRequest = await db
    .insertInto('booking_requests')
    .values({ booking_id: booking.id, kind: 'change', wanted: '{"eventDuration": 6}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payout = await db
    .insertInto('payouts')
    .values({
      agent_id: agent.id,
      month: '2026-05-01',
      bookings: 1,
      share_cents: 20_000,
      adjustment_cents: 0,
      cents: 20_000,
      method: 'zelle',
      paid_on: '2026-06-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const imported = await db
    .insertInto('import_batches')
    .values({ kind: 'customers', file_name: 'customers.csv', state: 'mapping' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const proposal = await buildSignedProposal(db, booking, colleague)
  // bookers may open papers only where an owner allows it
  await db.updateTable('agency_settings').set({ bookers_open_private: true }).execute()
  const sessions: Partial<Record<ActorName, string>> = {}
  for (const actor of ACTORS) {
    const login = logins[actor]
    if (!login) continue
    const { id } = await db
      .insertInto('sessions')
      .values({
        token_hash: randomBytes(32),
        role: login.role,
        ...(login.role === 'customer' ? { customer_id: login.id } : { user_id: login.id }),
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    sessions[actor] = id
  }
  return {
    sessions,
    async enter(actor) {
      const login = logins[actor]
      if (!login) return undefined
      const { role, id } = login
      return signIn(app, { role, ...(role === 'customer' ? { customerId: id } : { userId: id }) })
    },
    enterTooLate: async () =>
      signIn(app, { role: 'admin', userId: logins['an owner']?.id ?? '', expiresAt: new Date(Date.now() - 1000) }),
    things: {
      bookings: booking.id,
      invoices: invoice.id,
      'invoice-preview': invoice.id,
      payments: payment.id,
      'payment-methods': card.id,
      testimonials: testimonial.id,
      agents: agent.id,
      reliability: agent.id,
      categories: category.id,
      'card-payments': category.id,
      'service-packages': offer.id,
      'agent-shares': agent.id,
      'blocked-times': blocked.id,
      images: '0'.repeat(64),
      brand: '0'.repeat(64),
      texts: 'home.title',
      calendar: 'nobody-knows-this-token',
      conversations: conversation.id,
      'failed-mails': failedMail.id,
      'written-answers': written.id,
      'chat-gaps': gap.id,
      history: 'A'.repeat(43),
      events: 'A'.repeat(43),
      team: colleague,
      invitations: invitation.id,
      customers: customer.id,
      'invite-codes': invite.id,
      imports: imported.id,
      'change-requests': changeRequest.id,
      'paper-kinds': kind.id,
      papers: paper.id,
      payouts: payout.id,
      'event-proposals': booking.event_id,
      'event-accounts': booking.event_id,
      'event-cancellations': booking.event_id,
      'event-moves': booking.event_id,
      'event-details': booking.event_id,
      proposals: proposal,
      'private-records': agent.id,
      'taxpayer-numbers': agent.id,
    },
    secrets: { 'a customer': customer.email, 'an agent': user.email },
  }
}
