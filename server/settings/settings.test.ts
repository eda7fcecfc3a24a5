import { describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_CANCELLATION_POLICY } from '#shared/model/cancellation.ts'
import { signInAdmin, signInOutsiders } from '#tests/support/sign-in.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

async function startAsAdmin() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookie } = await signInAdmin(app)
  const show = () => app.call('GET /api/admin/settings', { cookie })
  const save = (body: Partial<typeof WANTED>, headers: Record<string, string> = {}) =>
    app.call('PUT /api/admin/settings', { cookie, body: { ...WANTED, ...body }, headers })
  return { app, db, show, save }
}

const WANTED = {
  address: ' 1200 Peachtree Street NE, Atlanta ' as string | null,
  noticeRecipients: ['office@example.com', 'night@example.com', 'office@example.com'],
  openingHours: [
    { weekday: 5, from: 1080, to: 1440 },
    { weekday: 1, from: 540, to: 720 },
    { weekday: 5, from: 600, to: 1080 },
  ],
  depositPercent: 30 as number | null,
  bufferMinutes: 45,
  agentSharePercent: null as number | null,
  reviewNewAgents: false,
  bookerRefundLimit: 10_000,
  cancellationPolicy: {
    tiers: [
      { hours: 48, keepPercent: 0 },
      { hours: 0, keepPercent: 60 },
    ],
  },
  keptSharePercent: 40 as number | null,
  cancellationTerms: 'Ask us about rain.' as string | null,
  agreementTemplate: null as string | null,
  countersignByHand: false,
}

/** A body with these tiers: hours before the start, percent kept. */
const tiers = (...list: [number, number][]) => ({
  cancellationPolicy: { tiers: list.map(([hours, keepPercent]) => ({ hours, keepPercent })) },
})

describe('/api/admin/settings', () => {
  test('shows what a new agency has', async () => {
    const { show } = await startAsAdmin()
    expect(await show()).toMatchObject({
      status: 200,
      body: {
        address: null,
        noticeRecipients: [],
        openingHours: [],
        depositPercent: null,
        bufferMinutes: 0,
        agentSharePercent: null,
        reviewNewAgents: true,
        bookerRefundLimit: 25_000,
        cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
        keptSharePercent: null,
        cancellationTerms: null,
        agreementTemplate: null,
        countersignByHand: false,
        version: expect.any(Number),
      },
    })
  })

  test('keeps what is saved, spans in order, and audits what changed', async () => {
    const { db, show, save } = await startAsAdmin()
    const { version } = (await show()).body
    const saved = await save({}, { 'if-match': `"${version}"` })
    expect(saved.body).toEqual({
      ...WANTED,
      address: '1200 Peachtree Street NE, Atlanta',
      noticeRecipients: ['office@example.com', 'night@example.com'],
      openingHours: [
        { weekday: 1, from: 540, to: 720 },
        { weekday: 5, from: 600, to: 1080 },
        { weekday: 5, from: 1080, to: 1440 },
      ],
      version: version + 1,
    })
    expect((await show()).body).toEqual(saved.body)
    await save({ bufferMinutes: 60 })
    const entries = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({ action: 'settings.changed', actor_role: 'admin', before: { bufferMinutes: 0 } })
    expect(entries[1]).toMatchObject({ before: { bufferMinutes: 45 }, after: { bufferMinutes: 60 } })
    expect(entries[1]?.after).toEqual({ bufferMinutes: 60 })
  })

  test('changes nothing when nothing is changed, and clears what is emptied', async () => {
    const { db, save } = await startAsAdmin()
    const { version } = (await save({})).body
    expect((await save({}, { 'if-match': '1' })).body.version).toBe(version)
    expect(await db.selectFrom('audit_log').select('id').execute()).toHaveLength(1)
    const cleared = await save({
      address: '',
      cancellationTerms: null,
      openingHours: [],
      noticeRecipients: [],
      depositPercent: null,
    })
    expect(cleared.body).toMatchObject({
      address: null,
      cancellationTerms: null,
      openingHours: [],
      noticeRecipients: [],
      depositPercent: null,
    })
  })

  test('counts an invisible text as empty, so that the defaults apply', async () => {
    const { app, save } = await startAsAdmin()
    await save({ address: null, cancellationTerms: null })
    const { address, cancellationTerms } = (await app.call('GET /api/agency')).body
    await save({ address: '\u200b', cancellationTerms: '\u200b \u2060' })
    expect((await app.call('GET /api/agency')).body).toMatchObject({ address, cancellationTerms })
  })

  test('answers 409 when another admin changed them', async () => {
    const { show, save } = await startAsAdmin()
    const { version } = (await show()).body
    expect((await save({}, { 'if-match': String(version) })).status).toBe(200)
    expect(await save({ bufferMinutes: 5 }, { 'if-match': String(version) })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect((await show()).body.bufferMinutes).toBe(45)
    expect((await save({ bufferMinutes: 5 }, { 'if-match': 'x' })).status).toBe(400)
  })

  test.each([
    ['openingHours.0.to', { openingHours: [{ weekday: 1, from: 720, to: 720 }] }],
    ['openingHours.0.to', { openingHours: [{ weekday: 1, from: 0, to: 1441 }] }],
    ['openingHours.0.weekday', { openingHours: [{ weekday: 7, from: 0, to: 60 }] }],
    [
      'openingHours',
      {
        openingHours: [
          { weekday: 1, from: 0, to: 60 },
          { weekday: 1, from: 59, to: 90 },
        ],
      },
    ],
    ['noticeRecipients.0', { noticeRecipients: ['nobody'] }],
    ['depositPercent', { depositPercent: 100 }],
    ['bufferMinutes', { bufferMinutes: 1.5 }],
    ['agentSharePercent', { agentSharePercent: -1 }],
    ['bookerRefundLimit', { bookerRefundLimit: -1 }],
    ['bookerRefundLimit', { bookerRefundLimit: 100.5 }],
    ['address', { address: 'x'.repeat(501) }],
    ['keptSharePercent', { keptSharePercent: 101 }],
    ['cancellationPolicy.tiers', tiers()],
    ['cancellationPolicy.tiers', tiers([5, 0], [4, 0], [3, 0], [2, 0], [1, 0], [0, 0])],
    ['cancellationPolicy.tiers.0.hours', tiers([8761, 0], [0, 100])],
    ['cancellationPolicy.tiers.0.hours', tiers([1.5, 0], [0, 100])],
    ['cancellationPolicy.tiers.1.hours', tiers([24, 0], [24, 50], [0, 100])],
    ['cancellationPolicy.tiers.1.hours', tiers([24, 0], [12, 100])],
    ['cancellationPolicy.tiers.1.keepPercent', tiers([24, 50], [0, 49])],
    ['cancellationPolicy.tiers.1.keepPercent', tiers([24, 50], [0, 101])],
  ])('refuses a wrong %s', async (field, body) => {
    const { save, show } = await startAsAdmin()
    expect(await save(body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    expect((await show()).body.bufferMinutes).toBe(0)
  })

  test('are for admins', async () => {
    const { app } = await startAsAdmin()
    const { agent, customer } = await signInOutsiders(app)
    for (const call of ['GET /api/admin/settings', 'PUT /api/admin/settings'] as const) {
      const body = call.startsWith('PUT') ? { body: WANTED } : {}
      expect((await app.call(call, body)).status).toBe(401)
      expect((await app.call(call, { ...body, cookie: agent })).status).toBe(403)
      expect((await app.call(call, { ...body, cookie: customer })).status).toBe(403)
    }
  })
})
