import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { imagePath } from '#shared/model/image.ts'
import { buildAgent, buildTestimonial } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { sweepOrphanImages } from './image-queries.ts'

const app = await openTestApp()
let admin: string

beforeEach(async () => {
  admin = (await signInAdmin(app)).cookie
})

test('the sweep deletes pictures unused for a day, and leaves the rest', async () => {
  const { db } = app.context
  await db.deleteFrom('images').execute()
  const store = async (hoursAgo: number) => {
    const id = randomBytes(32).toString('hex')
    const created_at = new Date(Date.now() - hoursAgo * 3_600_000)
    await db.insertInto('images').values({ id, created_at }).execute()
    return id
  }
  const [orphan, young, ofAgent, ofArchived, ofCategory, ofReview, again] = (await Promise.all(
    [30, 20, 30, 30, 30, 30, 30].map(store),
  )) as [string, string, string, string, string, string, string]
  await buildAgent(db, { image: imagePath(ofAgent, 600, 'webp') })
  await buildAgent(db, { image: imagePath(ofArchived, 300, 'avif'), archived_at: new Date() })
  await db
    .updateTable('categories')
    .set({ image: imagePath(ofCategory, 600, 'webp') })
    .execute()
  await buildTestimonial(db, { customer_image: imagePath(ofReview, 600, 'webp') })
  const saved = await app.call('POST /api/agents', {
    body: { name: 'Vera', category: 'model', image: imagePath(again, 600, 'webp') },
    cookie: admin,
  })
  expect(saved.status).toBe(201)
  expect(await sweepOrphanImages(db)).toBe(1)
  const left = (await db.selectFrom('images').select('id').execute()).map(({ id }) => id)
  expect(left.sort()).toEqual([young, ofAgent, ofArchived, ofCategory, ofReview, again].sort())
  expect(left).not.toContain(orphan)
})
