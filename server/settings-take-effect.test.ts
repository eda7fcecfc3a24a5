import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findProposal } from '#server/proposals/proposal-rows.ts'
import { setCardPayments } from '#shared/contract/billing/cards.admin.ts'
import { updatePackage } from '#shared/contract/billing/packages.admin.ts'
import { setShare } from '#shared/contract/billing/shares.admin.ts'
import { updateChatSettings } from '#shared/contract/chat/settings.admin.ts'
import { updateBrand } from '#shared/contract/office/brand/brand.admin.ts'
import { updateSettings } from '#shared/contract/settings/settings.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { bookingBody, inDays } from '#tests/support/bookings.ts'
import { brand } from '#tests/support/brand-proofs.ts'
import { chat } from '#tests/support/chat-proofs.ts'
import { type Effects, openEffects } from '#tests/support/effects.ts'
import { buildBooking, buildUser } from '#tests/support/factories.ts'
import { ORIGINAL } from '#tests/support/look.ts'
import type { Proof, Proofs } from '#tests/support/proofs.ts'
import { buildSignedProposal } from '#tests/support/proposals.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const request = async ({ app, agent }: Effects) =>
  (await app.call('POST /api/bookings', { body: bookingBody(agent.id) })).body

const agency: Proofs<typeof updateSettings.body> = {
  address: {
    value: '77 Auburn Avenue NE, Atlanta',
    see: ({ ask }) => ask('where is your office'),
    before: expect.stringContaining('based in Atlanta, Georgia and'),
    after: expect.stringContaining('based in 77 Auburn Avenue NE, Atlanta and'),
  },
  noticeRecipients: {
    value: ['desk@example.com'],
    async see(effects) {
      await request(effects)
      await effects.db.deleteFrom('outbox_emails').where('kind', '<>', 'booking-notice').execute()
      return effects.recipients()
    },
    before: [expect.not.stringContaining('desk@')],
    after: ['desk@example.com'],
  },
  openingHours: {
    value: [{ weekday: 1, from: 540, to: 1020 }],
    see: ({ ask }) => ask('when are you open'),
    before: expect.not.stringContaining('Monday'),
    after: expect.stringContaining('Monday'),
  },
  depositPercent: {
    value: 30,
    async see(effects) {
      const { id } = await request(effects)
      const { body } = await effects.app.call('GET /api/admin/bookings/:id', { cookie: effects.cookie, params: { id } })
      return body.depositPercent
    },
    before: null,
    after: 30,
  },
  bufferMinutes: {
    value: 45,
    async see({ app, cookie, payer, agent, db }) {
      await db.deleteFrom('bookings').execute()
      const { id } = await payer.book({ agent_id: agent.id, event_date: '2031-05-04T20:00:00Z', event_duration: 4 })
      await app.call('PUT /api/bookings/:id', { cookie, params: { id }, body: { status: 'confirmed' } })
      const query = { from: '2031-05-01', to: '2031-05-31' }
      const { body } = await app.call('GET /api/agents/:id/availability', { params: { id: agent.id }, query })
      return body.busy.map(({ to }) => Date.parse(to))
    },
    before: [Date.parse('2031-05-05T00:00:00Z')],
    // the public reads whole hours
    after: [Date.parse('2031-05-05T01:00:00Z')],
  },
  agentSharePercent: { value: 70, see: ({ earn }) => earn(), before: 0, after: 28_000 },
  reviewNewAgents: {
    value: false,
    async see({ app, db, cookie, agent }) {
      const email = `joins-${randomUUID()}@example.com`
      const invite = { email, category: agent.category }
      const { code } = (await app.call('POST /api/admin/invite-codes', { body: invite, cookie })).body
      const agentData = { name: `Vera ${email}` }
      const body = { code, username: email, password: 'copper lantern 7', agentData }
      await app.call('POST /api/agent/register', { body })
      const row = db.selectFrom('agents').select('published_at').where('name', '=', agentData.name)
      return (await row.executeTakeFirstOrThrow()).published_at !== null
    },
    ...{ before: false, after: true },
  },
  bookerRefundLimit: {
    value: 100_000,
    async see({ app, db, payer }) {
      const { id } = await buildPayment(db, (await payer.book()).id)
      const { id: userId } = await buildUser(db, { staff_role: 'booker' })
      const body = { amount: 40_000, reason: 'Rain' }
      const cookie = await signIn(app, { role: 'admin', userId })
      return (await app.call('POST /api/admin/payments/:id/refund', { params: { id }, body, cookie })).status
    },
    ...{ before: 403, after: 201 },
  },
  cancellationPolicy: {
    value: { tiers: [{ hours: 0, keepPercent: 30 }] },
    see: ({ ask }) => ask('what if I cancel'),
    before: expect.stringContaining('Cancel free up to 72 hours before the start.'),
    after: expect.stringContaining('If you cancel, we keep 30% of the total.'),
  },
  keptSharePercent: {
    value: 40,
    see: ({ keep }) => keep(),
    before: 0,
    after: 8000,
  },
  cancellationTerms: {
    value: 'Ask us about rain.',
    see: ({ ask }) => ask('what if I cancel'),
    before: expect.not.stringContaining('rain'),
    after: expect.stringContaining('Ask us about rain.'),
  },
  agreementTemplate: {
    value: 'We agree on {price}.',
    async see({ app, db, cookie, agent }) {
      const { event_id: id } = await buildBooking(db, {
        agent_id: agent.id,
        event_date: inDays(20),
        total_cents: 50_000,
      })
      return (await app.call('GET /api/admin/event-proposals/:id', { params: { id }, cookie })).body.draft?.agreement
    },
    before: expect.stringContaining('The price is $500.00.'),
    after: 'We agree on $500.00.',
  },
  countersignByHand: {
    value: true,
    async see({ db }) {
      const booking = await buildBooking(db, { event_date: inDays(20), total_cents: 50_000 })
      const id = await buildSignedProposal(db, booking, (await buildUser(db)).id)
      return (await findProposal(db, id))?.countersign_by_hand
    },
    before: false,
    after: true,
  },
}

const BEFORE = {
  ...{ name: 'One night', description: 'Music.', category: 'model', basePrice: 90_000, duration: 3 },
  ...{ features: ['A light'], isActive: true },
}
/** What the public list shows of a package, as /services and the booking form have it. */
const listed = (field: Exclude<keyof typeof BEFORE, 'isActive'>, value: unknown): Proof => ({
  value,
  see: async ({ app }) => (await app.call('GET /api/packages')).body[0]?.[field],
  ...{ before: BEFORE[field], after: value },
})
/** A request for the package. */
async function buy({ app, agent, db }: Effects) {
  const { id } = await db.selectFrom('service_packages').select('id').executeTakeFirstOrThrow()
  const payload = bookingBody(agent.id, { packageId: id })
  const { status, body } = await app.send({ method: 'POST', url: '/api/bookings', payload })
  const { totalAmount } = body as { totalAmount?: number } // the booking's, or none of a refusal
  return { status, totalAmount }
}
const packages: Proofs<typeof updatePackage.body> = {
  name: listed('name', 'Two nights'),
  description: listed('description', 'More music.'),
  category: listed('category', 'dj'),
  basePrice: { value: 95_000, see: async (effects) => (await buy(effects)).totalAmount, before: 900, after: 950 },
  duration: listed('duration', 4),
  features: listed('features', ['Two lights']),
  isActive: { value: false, see: async (effects) => (await buy(effects)).status, before: 201, after: 409 },
}

const shares: Proofs<typeof setShare.body> = {
  percent: { value: 60, see: ({ earn }) => earn(), before: 0, after: 24_000 },
  flat: { value: 15_000, see: ({ earn }) => earn(), before: 0, after: 15_000 },
  reason: {
    value: 'A new contract',
    see: async ({ app, cookie }) =>
      (await app.call('GET /api/admin/audit', { cookie, query: { limit: '1' } })).body[0]?.reason ?? null,
    ...{ before: null, after: 'A new contract' },
  },
}

const cards: Proofs<typeof setCardPayments.body> = {
  cardPayments: {
    value: true,
    async see({ app, payer, agent, db }) {
      await db.deleteFrom('bookings').execute()
      await payer.book({ agent_id: agent.id, status: 'confirmed' })
      const { body } = await app.call('GET /api/customer/bookings', { cookie: payer.cookie })
      return body[0]?.cardCheckout
    },
    ...{ before: false, after: true },
  },
}

/** How a field of each kind is set: through the call the office's screen makes. */
const SAVE = {
  async agency({ app, cookie }: Effects, change: Record<string, unknown>) {
    const { version: _, ...now } = (await app.call('GET /api/admin/settings', { cookie })).body
    return app.send({
      ...{ method: 'PUT', url: '/api/admin/settings', headers: { cookie } },
      payload: { ...now, ...change },
    })
  },
  brand: ({ app, cookie }: Effects, change: Record<string, unknown>) =>
    app.send({ method: 'PUT', url: '/api/admin/brand', headers: { cookie }, payload: { ...ORIGINAL, ...change } }),
  chat: ({ app, cookie }: Effects, payload: Record<string, unknown>) =>
    app.send({ method: 'PUT', url: '/api/admin/chat-settings', headers: { cookie }, payload }),
  async packages({ app, db, cookie }: Effects, change: Record<string, unknown>) {
    const { id } = await db.selectFrom('service_packages').select('id').executeTakeFirstOrThrow()
    const url = `/api/admin/service-packages/${id}`
    return app.send({ method: 'PUT', url, headers: { cookie }, payload: { ...BEFORE, ...change } })
  },
  shares({ app, agent, cookie }: Effects, change: Record<string, unknown>) {
    const payload = { percent: 'reason' in change ? 50 : null, flat: null, reason: 'As agreed', ...change }
    return app.send({ method: 'PUT', url: `/api/admin/agent-shares/${agent.id}`, headers: { cookie }, payload })
  },
  async cards({ app, db, cookie }: Effects, payload: Record<string, unknown>) {
    const { id } = await db.selectFrom('categories').select('id').where('name', '=', 'model').executeTakeFirstOrThrow()
    return app.send({ method: 'PUT', url: `/api/admin/card-payments/${id}`, headers: { cookie }, payload })
  },
}

const KINDS = [
  ['agency', updateSettings.body, agency],
  ['brand', updateBrand.body, brand],
  ['chat', updateChatSettings.body, chat],
  ['packages', updatePackage.body, packages],
  ['shares', setShare.body, shares],
  ['cards', setCardPayments.body, cards],
] as const

describe.each(KINDS)('%s', (kind, body, proofs) => {
  test('every field has a proof', () => {
    expect(Object.keys(proofs).sort()).toEqual(Object.keys(body.shape).sort())
  })

  test.each(Object.entries<Proof>(proofs))('%s takes effect', async (field, { value, prepare, see, before, after }) => {
    const effects = await openEffects()
    if (kind === 'packages') {
      const headers = { cookie: effects.cookie }
      await effects.app.send({ method: 'POST', url: '/api/admin/service-packages', headers, payload: BEFORE })
    }
    await prepare?.(effects)
    // on a busy machine a public list may follow its write (docs/product.md P11.6)
    await expect.poll(() => see(effects), { interval: 100 }).toEqual(before)
    const saved = await SAVE[kind](effects, { [field]: typeof value === 'function' ? await value(effects) : value })
    expect(saved.status).toBe(200)
    await expect.poll(() => see(effects), { interval: 100 }).toEqual(after)
  })
})
