import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildAgent, buildCategory } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { countBooking } from './count-booking.ts'
import { readAudits } from './test-support/audits.ts'

const app = await openTestApp()
await buildCategory(app.context.db)
await buildCategory(app.context.db, 'dj')
const { adminId, cookies } = await signInEach(app)

const audits = (entityId: string) => readAudits(app.context.db, entityId)
const update = (id: string, body: object, headers = {}) =>
  app.call('PUT /api/agents/:id', { params: { id }, body, cookie: cookies.admin, headers })

describe('PUT /api/agents/:id', () => {
  test('an agent keeps a picture from another site that was stored before, until it changes', async () => {
    const image = 'https://pictures.example/old.jpg'
    const agent = await buildAgent(app.context.db, { image })
    const { status, body } = await update(agent.id, { image, bio: 'New' })
    expect([status, body.bio, body.image]).toEqual([200, 'New', image])
    expect((await update(agent.id, { image: `${image}?2` })).status).toBe(400)
    expect((await update(agent.id, { image: null })).body.image).toBeNull()
  })

  test('omitted fields stay, and the audit keeps the old values', async () => {
    const agent = await buildAgent(app.context.db, {
      bio: 'Before',
      specialties: ['jazz'],
      instagram: 'https://a.example/',
      website: 'https://b.example/',
      availability: false,
      poster: '{"palette":"demo"}',
    })
    const body = { bio: 'After', socialMedia: { instagram: null }, poster: null }
    const { status, body: answer } = await update(agent.id, body)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      name: agent.name,
      bio: 'After',
      specialties: ['jazz'],
      hourlyRate: 100,
      availability: false,
      socialMedia: { instagram: null, website: 'https://b.example/' },
      version: agent.version + 1,
    })
    expect(await audits(agent.id)).toEqual([
      {
        action: 'agent.changed',
        actor_id: adminId,
        before: { bio: 'Before', 'socialMedia.instagram': 'https://a.example/' },
        after: { bio: 'After', 'socialMedia.instagram': null },
        reason: null,
      },
    ])
    const { poster } = await app.context.db
      .selectFrom('agents')
      .select('poster')
      .where('id', '=', agent.id)
      .executeTakeFirstOrThrow()
    expect(poster).toEqual({ palette: 'demo' })
  })

  test('a rate changes with its reason in the audit, and without one', async () => {
    const agent = await buildAgent(app.context.db, { hourly_rate: null })
    expect((await update(agent.id, { hourlyRate: 120, reason: ' Agreed by phone ' })).body.hourlyRate).toBe(120)
    expect((await update(agent.id, { hourlyRate: 130 })).body.hourlyRate).toBe(130)
    expect((await update(agent.id, { bio: 'x', reason: 'about nothing' })).status).toBe(200)
    expect((await audits(agent.id)).map(({ before, after, reason }) => [before, after, reason])).toEqual([
      [{ hourlyRate: null }, { hourlyRate: 120 }, 'Agreed by phone'],
      [{ hourlyRate: 120 }, { hourlyRate: 130 }, null],
      [{ bio: null }, { bio: 'x' }, null],
    ])
  })

  test('equal values write nothing', async () => {
    const agent = await buildAgent(app.context.db, { hourly_rate: 0 })
    for (const body of [{}, { name: agent.name, hourlyRate: 0, bio: '' }]) {
      const { status, body: answer } = await update(agent.id, body, { 'if-match': '99' })
      expect([status, answer.version]).toEqual([200, 1])
    }
    expect(await audits(agent.id)).toEqual([])
  })

  test('rating, totalBookings, userId and the like cannot be set', async () => {
    const agent = await buildAgent(app.context.db)
    const body = { rating: 1, totalBookings: 7, userId: adminId, archivedAt: '2026-01-01', version: 7 }
    expect((await update(agent.id, body)).status).toBe(200)
    const row = await app.context.db
      .selectFrom('agents')
      .selectAll()
      .where('id', '=', agent.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual(agent)
  })

  test('the second of two admins who saw the same row gets the current row (P6.17)', async () => {
    const agent = await buildAgent(app.context.db, { specialties: ['jazz'] })
    const seen = { 'if-match': String(agent.version) }
    const rates = [200, 300, 400, 500, 600]
    const answers = await Promise.all(
      rates.map((hourlyRate) => update(agent.id, { hourlyRate, specialties: ['jazz'] }, seen)),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => !won.includes(answer))) {
      expect([status, body.code]).toEqual([409, 'conflict'])
      expect(body.fields).toEqual({ hourlyRate: `Now $${won[0]?.body.hourlyRate}` })
    }
    // without the header the write stands
    expect((await update(agent.id, { hourlyRate: 700 })).body.hourlyRate).toBe(700)
    const next = { 'if-match': `"${(await update(agent.id, { bio: 'x' })).body.version}"` }
    expect((await update(agent.id, { hourlyRate: 800 }, next)).body.hourlyRate).toBe(800)
  })

  test('a booking that is completed meanwhile is no conflict', async () => {
    const agent = await buildAgent(app.context.db)
    await countBooking(app.context.db, agent.id, 1)
    const { status, body } = await update(agent.id, { bio: 'x' }, { 'if-match': String(agent.version) })
    expect([status, body.totalBookings, body.version]).toEqual([200, 1, agent.version + 1])
  })

  test('each field that changed meanwhile is named in words', async () => {
    const agent = await buildAgent(app.context.db, { name: 'Old', bio: 'x'.repeat(300), image: 'https://a.example/x' })
    const body = {
      name: 'New',
      category: 'dj',
      bio: 'y',
      experience: 'Long',
      specialties: ['a'],
      hourlyRate: null,
      image: null,
      availability: false,
      poster: { variant: 0, skin: 0 },
      socialMedia: { website: 'https://b.example' },
    }
    const { status, body: answer } = await update(agent.id, body, { 'if-match': '7' })
    expect(status).toBe(409)
    expect(answer.fields).toEqual({
      name: 'Now Old',
      category: 'Now model',
      bio: `Now ${'x'.repeat(99)}…`,
      experience: 'Now empty',
      specialties: 'Now empty',
      hourlyRate: 'Now $100',
      image: 'Now another picture',
      availability: 'Now available',
      poster: 'Now empty',
      'socialMedia.website': 'Now empty',
    })
  })

  test.each([
    ['name', { name: '' }],
    ['category', { category: 'juggler' }],
    ['hourlyRate', { hourlyRate: 1.5 }],
    ['image', { image: '/etc/passwd' }],
    ['reason', { reason: 'x'.repeat(1001) }],
  ])('a wrong %s is refused and nothing is written', async (field, body) => {
    const agent = await buildAgent(app.context.db)
    const { status, body: answer } = await update(agent.id, { bio: 'new', ...body })
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
    expect((await update(agent.id, {})).body.bio).toBeNull()
  })

  test('an invalid If-Match and an invalid id are 400, unknown and archived agents 404', async () => {
    const gone = await buildAgent(app.context.db, { archived_at: new Date() })
    expect((await update(gone.id, { bio: 'x' }, { 'if-match': 'abc' })).body.fields).toHaveProperty('If-Match')
    expect((await update('7', { bio: 'x' })).status).toBe(400)
    expect((await update(randomUUID(), { bio: 'x' })).status).toBe(404)
    expect((await update(gone.id, { bio: 'x' })).status).toBe(404)
  })
})
