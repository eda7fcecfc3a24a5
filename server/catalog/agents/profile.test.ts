import { describe, expect, test } from 'vitest'
import { buildAgent, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const stored = (digit: string) => `/api/images/${digit.repeat(64)}/600.webp`

const app = await openTestApp()

async function hire(values: Parameters<typeof buildAgent>[1] = {}) {
  const { db } = app.context
  const user = await buildUser(db, { role: 'agent' })
  const agent = await buildAgent(db, { user_id: user.id, name: 'Vera Lux', ...values })
  const cookie = await signIn(app, { role: 'agent', userId: user.id })
  return {
    ...{ agent, user, cookie },
    read: () => app.call('GET /api/agent/profile', { cookie }),
    write: (payload: object, version?: number) =>
      app.call('PUT /api/agent/profile', {
        cookie,
        body: payload,
        ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
      }),
  }
}
const rowOf = (id: string) =>
  app.context.db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe("an agent's profile", () => {
  test('has the public fields and the row version', async () => {
    const { agent, user, read } = await hire({ bio: 'Jazz.', instagram: 'https://instagram.example/vera' })
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: agent.id,
      name: 'Vera Lux',
      bio: 'Jazz.',
      hourlyRate: 100,
      version: agent.version,
    })
    expect(JSON.stringify(body)).not.toContain(user.email)
  })

  test.each([
    ['without a photo, the poster', null, 'poster'],
    ['with a photo of ours, the photo', stored('a'), 'photo'],
    ['with an address from elsewhere, the poster', 'https://pictures.example/vera.jpg', 'poster'],
  ])('has the picture that the site shows: %s (P6.19)', async (_, image, which) => {
    const { agent, read, write } = await hire({ image, poster_image: stored('b') })
    const shown = which === 'photo' ? image : stored('b')
    const { body } = await read()
    expect([body.image, body.photo]).toEqual([shown, image])
    const listed = async () => (await app.call('GET /api/agents')).body.find(({ id }) => id === agent.id)?.image
    await expect.poll(listed, { timeout: 5000 }).toBe(shown)
    expect((await write({ bio: 'New.' })).body.image).toBe(shown)
  })

  test('is changed field by field, audited; what is left out stays', async () => {
    const { agent, user, write } = await hire({ bio: 'Jazz.', experience: 'Ten years' })
    const socialMedia = { instagram: '@vera', website: '' }
    const { status, body } = await write({ name: ' Vera  Vane ', bio: '', availability: false, socialMedia })
    expect([status, body.name, body.bio, body.experience, body.availability]).toEqual([
      200,
      'Vera Vane',
      null,
      'Ten years',
      false,
    ])
    expect(body.socialMedia).toEqual({ instagram: 'https://www.instagram.com/vera', twitter: null, website: null })
    const entries = app.context.db.selectFrom('audit_log').selectAll().where('entity_id', '=', agent.id)
    expect(await entries.execute()).toEqual([
      expect.objectContaining({
        actor_role: 'agent',
        actor_id: user.id,
        action: 'agent.changed',
        before: expect.objectContaining({ name: 'Vera Lux', bio: 'Jazz.' }),
      }),
    ])
  })

  test('rate, category, rating, counts and account are not its agent’s to change (P1.11)', async () => {
    const { agent, write } = await hire()
    const forbidden = {
      rating: 1,
      totalBookings: 99,
      hourlyRate: 9000,
      category: 'dj',
      userId: null,
      specialties: ['x'],
      archivedAt: 'x',
      version: 7,
    }
    expect((await write({ ...forbidden, bio: 'New.' })).status).toBe(200)
    const row = await rowOf(agent.id)
    expect(row).toEqual({
      ...agent,
      bio: 'New.',
      version: agent.version + 1,
      updated_at: row.updated_at,
      search_words: row.search_words,
    })
  })

  test('If-Match: 409 with the current fields; equal values are not a conflict (P6.17)', async () => {
    const { agent, write } = await hire()
    expect((await write({ bio: 'First.' }, agent.version)).status).toBe(200)
    const late = await write({ bio: 'Second.' }, agent.version)
    expect([late.status, late.body.fields]).toEqual([409, { bio: 'Now First.' }])
    expect((await write({ bio: 'First.' }, agent.version)).status).toBe(200)
    expect((await write({ bio: 'Second.' })).status).toBe(200)
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['bio', { bio: 'x'.repeat(5001) }],
    ['bio', { bio: 'a\u0000b' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: `/api/images/${'0'.repeat(64)}/400.webp` }],
    ['socialMedia.website', { socialMedia: { website: 'javascript:alert(1)' } }],
    ['availability', { availability: 'yes' }],
    ['poster.variant', { poster: { variant: 99, skin: 0 } }],
  ])('a wrong %s is 400', async (field, payload) => {
    const { agent, write } = await hire()
    const { status, body } = await write(payload)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect((await rowOf(agent.id)).version).toBe(agent.version)
  })

  test('agents change only their own; other roles are refused', async () => {
    const { db } = app.context
    const [one, two] = [await hire(), await hire({ name: 'Otto' })]
    await one.write({ id: two.agent.id, bio: 'Mine.' })
    expect([(await rowOf(one.agent.id)).bio, (await rowOf(two.agent.id)).bio]).toEqual(['Mine.', null])
    const nobody = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
    expect((await app.call('GET /api/agent/profile', { cookie: nobody })).status).toBe(404)
    const strangers = [
      [401, {}],
      [403, { cookie: await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id }) }],
      [403, { cookie: (await signInAdmin(app)).cookie }],
    ] as const
    for (const [status, headers] of strangers) {
      expect((await app.send({ method: 'GET', url: '/api/agent/profile', headers })).status).toBe(status)
      expect(
        (await app.send({ method: 'PUT', url: '/api/agent/profile', headers, payload: { bio: 'x' } })).status,
      ).toBe(status)
    }
  })
})
