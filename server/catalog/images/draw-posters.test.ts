import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildAgent, buildCategory, buildUser } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { drawPosters } from './draw-posters.ts'
import { claimPosterJob, requestPoster } from './poster-jobs.ts'
import * as rendering from './render-poster.ts'
import { makePosters } from './test-support/posters.ts'

const renderPoster = vi.fn(rendering.renderPoster)
// each poster is two seconds of work, and a test draws up to six
vi.setConfig({ testTimeout: 90_000 })

const { app, admin: cookie } = await openOffice({ context: { renderPoster } })
for (const name of ['model', 'dj']) await buildCategory(app.context.db, name)

beforeEach(async () => {
  renderPoster.mockClear()
  await app.context.db.deleteFrom('poster_jobs').execute()
})

const { shownOf, draw, bytesOf } = makePosters(() => ({ app, cookie }))

describe('the drawing of a poster', () => {
  test('is waited for by no save, and is no conflict for the next one (S92)', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    renderPoster.mockImplementationOnce(async (options) => {
      await released
      return rendering.renderPoster(options)
    })
    const body = { name: 'Unhurried', category: 'model' }
    const { status, body: made } = await app.call('POST /api/agents', { body, cookie })
    expect([status, await shownOf(made.id)]).toEqual([201, null])
    const drawing = draw()
    await vi.waitFor(() => expect(renderPoster).toHaveBeenCalledTimes(1))
    // a save in the middle of the drawing neither waits nor is lost
    const headers = { 'if-match': `"${made.version}"` }
    const change = { params: { id: made.id }, body: { bio: 'Jazz.' }, cookie }
    const saved = await app.call('PUT /api/agents/:id', { ...change, headers })
    expect([saved.status, await shownOf(made.id)]).toEqual([200, null])
    release()
    expect(await drawing).toBe(1)
    expect(await shownOf(made.id)).not.toBeNull()
    const after = { ...change, body: { bio: 'Blues.' }, headers: { 'if-match': `"${saved.body.version}"` } }
    expect((await app.call('PUT /api/agents/:id', after)).status).toBe(200)
  })

  test('that a dead process left is taken up by another (S92)', async () => {
    const { db } = app.context
    const body = { name: 'Left behind', category: 'model' }
    const { body: made } = await app.call('POST /api/agents', { body, cookie })
    expect(await claimPosterJob(db)).toMatchObject({ agent_id: made.id })
    expect(await draw(), 'claimed').toBe(0)
    await db
      .updateTable('poster_jobs')
      .set({ due_at: new Date(Date.now() - 1000) })
      .where('agent_id', '=', made.id)
      .execute()
    expect(await draw()).toBe(1)
    expect((await bytesOf(await shownOf(made.id))).statusCode).toBe(200)
  })

  test('is done six times a minute for one user, however often they save; others do not wait (S92)', async () => {
    const { db } = app.context
    renderPoster.mockImplementation(async () => [
      { width: 600, height: 800, format: 'webp', bytes: Buffer.from(String(renderPoster.mock.calls.length)) },
    ])
    try {
      const { id: userId } = await buildUser(db, { role: 'agent' })
      const { id } = await buildAgent(db, { user_id: userId })
      const own = await signIn(app, { role: 'agent', userId })
      for (let n = 0; n < 60; n++) {
        const { status } = await app.call('PUT /api/agent/profile', { body: { name: `Restless ${n}` }, cookie: own })
        expect(status).toBe(200)
        if (n % 3 === 0) await drawPosters(app.context)
      }
      expect(renderPoster).toHaveBeenCalledTimes(6)
      const waiting = await db
        .selectFrom('poster_jobs')
        .selectAll()
        .where('agent_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(waiting.due_at.getTime() - Date.now()).toBeGreaterThan(30_000)

      const { body: other } = await app.call('POST /api/agents', { body: { name: 'Patient', category: 'dj' }, cookie })
      await drawPosters(app.context)
      expect(await shownOf(other.id)).not.toBeNull()

      // a minute later the last name is drawn
      await db
        .updateTable('picture_work')
        .set({ done_at: new Date(Date.now() - 61_000) })
        .execute()
      await db.updateTable('poster_jobs').set({ due_at: new Date() }).execute()
      renderPoster.mockClear()
      await drawPosters(app.context)
      expect(renderPoster.mock.calls.map(([{ name }]) => name)).toEqual(['Restless 59'])
    } finally {
      renderPoster.mockImplementation(rendering.renderPoster)
    }
  })

  test('is done 50 times a day for one user (S92)', async () => {
    const { db } = app.context
    const { id: userId } = await buildUser(db, { role: 'agent' })
    const { id } = await buildAgent(db, { user_id: userId })
    const done_at = new Date(Date.now() - 3_600_000)
    const row = { user_id: userId, kind: 'poster' as const, done_at }
    await db
      .insertInto('picture_work')
      .values(Array.from({ length: 50 }, () => row))
      .execute()
    await requestPoster(db, id, { role: 'agent', userId, sessionId: '' })
    expect(await drawPosters(app.context)).toBe(0)
    expect(renderPoster).not.toHaveBeenCalled()
    const waiting = await db.selectFrom('poster_jobs').select('due_at').where('agent_id', '=', id).executeTakeFirst()
    expect(waiting?.due_at).toEqual(new Date(done_at.getTime() + 86_400_000))
  })
})
