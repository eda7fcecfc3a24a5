import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { imagePath } from '#shared/model/image.ts'
import { buildCategory } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { readAudits } from './test-support/audits.ts'

const PICTURE = 'c3'.repeat(32)
const FIELDS = { name: 'Vera Lux', category: 'model' }

const app = await openTestApp()
await buildCategory(app.context.db)
await buildCategory(app.context.db, 'dj')
const { adminId, cookies } = await signInEach(app)
await app.context.db.insertInto('images').values({ id: PICTURE }).execute()

const audits = (entityId: string) => readAudits(app.context.db, entityId)
const create = (body: object) => app.call('POST /api/agents', { body: { ...FIELDS, ...body }, cookie: cookies.admin })

describe('POST /api/agents', () => {
  test('adds an agent, audited, and the public list shows it', async () => {
    const made = await create({
      bio: ' Runway. ',
      experience: '',
      specialties: ['Jazz', ' ', 'Swing'],
      hourlyRate: 150,
      image: imagePath(PICTURE, 600, 'webp'),
      socialMedia: { instagram: 'https://instagram.example/vera', twitter: '' },
      poster: { variant: 1, skin: 2 },
      // none of it may be set
      rating: 1,
      totalBookings: 99,
      userId: randomUUID(),
      id: randomUUID(),
    })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Vera Lux',
      plusTax: false,
      category: 'model',
      bio: 'Runway.',
      experience: null,
      ...{ travel: null, setup: null, bring: null },
      specialties: ['Jazz', 'Swing'],
      hourlyRate: 150,
      image: imagePath(PICTURE, 600, 'webp'),
      poster: { variant: 1, skin: 2 },
      socialMedia: { instagram: 'https://instagram.example/vera', twitter: null, website: null },
      availability: true,
      totalBookings: 0,
      rating: 5,
      createdAt: expect.any(String),
      version: 1,
      login: null,
      publishedAt: expect.any(String),
      archivedAt: null,
      nextBooking: null,
    })
    expect(await audits(made.body.id)).toEqual([
      {
        action: 'agent.created',
        actor_id: adminId,
        before: null,
        after: { name: 'Vera Lux', category: 'model', hourlyRate: 150 },
        reason: null,
      },
    ])
    await until(async () => (await app.call('GET /api/agents')).body.some(({ id }) => id === made.body.id), 1000)
  })

  test('takes what the sheet sends when nothing is filled in', async () => {
    const empty = { bio: '', experience: '', specialties: [], hourlyRate: 0, image: '' }
    const socialMedia = { instagram: '', twitter: '', website: '' }
    const { status, body } = await create({ ...empty, socialMedia, availability: false })
    expect(status).toBe(201)
    expect(body).toMatchObject({ bio: null, hourlyRate: null, image: null, availability: false })
    expect(body.socialMedia).toEqual({ instagram: null, twitter: null, website: null })
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: ' \u200b ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'nul\u0000' }],
    ['name', { name: undefined }],
    ['category', { category: '' }],
    ['category', { category: undefined }],
    ['category', { category: 'juggler' }],
    ['category', { category: 'Not A Slug' }],
    ['bio', { bio: 'x'.repeat(5001) }],
    ['experience', { experience: 7 }],
    ['specialties', { specialties: 'jazz, swing' }],
    ['specialties', { specialties: Array.from({ length: 51 }, () => 'x') }],
    ['specialties.0', { specialties: ['x'.repeat(101)] }],
    ['hourlyRate', { hourlyRate: 99.5 }],
    ['hourlyRate', { hourlyRate: -1 }],
    ['hourlyRate', { hourlyRate: 100_001 }],
    ['hourlyRate', { hourlyRate: '150' }],
    ['socialMedia.instagram', { socialMedia: { instagram: 'javascript:alert(1)' } }],
    ['socialMedia.twitter', { socialMedia: { twitter: 'data:text/html,x' } }],
    ['socialMedia.website', { socialMedia: { website: 'https://' } }],
    ['socialMedia.website', { socialMedia: { website: '@vera' } }],
    ['socialMedia.instagram', { socialMedia: { instagram: 'vera@example.com' } }],
    ['socialMedia.instagram', { socialMedia: { instagram: 'x'.repeat(490) } }],
    ['availability', { availability: 'yes' }],
    ['poster.variant', { poster: { variant: 3, skin: 0 } }],
    ['poster.skin', { poster: { variant: 0, skin: -1 } }],
    ['image', { image: 'http://example.com/a.jpg' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: 'data:image/png;base64,AAAA' }],
    ['image', { image: '/uploads/a.jpg' }],
    ['image', { image: '/api/images/../../admin' }],
    ['image', { image: `/api/images/${PICTURE}/301.webp` }],
    ['image', { image: `/api/images/${PICTURE}/600.svg` }],
    ['image', { image: imagePath('d4'.repeat(32), 600, 'webp') }],
  ])('a wrong %s is refused: %j', async (field, body) => {
    const { status, body: answer } = await create(body)
    expect([status, answer.code]).toEqual([400, 'invalid_request'])
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  test('a picture from another site is refused with the reason (P6.19)', async () => {
    const { status, body } = await create({ image: 'https://pictures.example/a.jpg' })
    expect([status, body.fields]).toEqual([
      400,
      { image: 'We don’t show pictures from other sites. Please upload the picture.' },
    ])
  })

  test('handles and bare addresses are stored as https addresses (P6.43)', async () => {
    const socialMedia = { instagram: '@vera.lux', twitter: 'x.com/veralux', website: 'vera.example/work' }
    const { status, body } = await create({ socialMedia })
    expect([status, body.socialMedia]).toEqual([
      201,
      {
        instagram: 'https://www.instagram.com/vera.lux',
        twitter: 'https://x.com/veralux',
        website: 'https://vera.example/work',
      },
    ])
  })
})
