import { expect } from 'vitest'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { drawPosters } from '../draw-posters.ts'

/**
 * Saves agents, draws their posters and reads what is shown of them.
 * @param stage the app and the cookie of an admin, once they are there
 */
export function makePosters(stage: () => { app: TestApp; cookie: string }) {
  /** What everyone sees of an agent, asked with a condition: the plain list is a second behind. */
  async function shownOf(id: string): Promise<string | null | undefined> {
    const { body } = await stage().app.call('GET /api/agents', { query: { limit: 400 } })
    return body.find((agent) => agent.id === id)?.image
  }

  /** Draws what is due, as the job does; what was drawn before counts for nobody. */
  async function draw(): Promise<number> {
    await stage().app.context.db.deleteFrom('picture_work').execute()
    return drawPosters(stage().app.context)
  }

  async function hire(fields: object = {}) {
    const body = { name: 'Vera Lux', category: 'model', ...fields }
    const { status, body: made } = await stage().app.call('POST /api/agents', { body, cookie: stage().cookie })
    expect(status).toBe(201)
    const save = async (changes: object) => {
      const answer = await stage().app.call('PUT /api/agents/:id', {
        params: { id: made.id },
        body: changes,
        cookie: stage().cookie,
      })
      expect(answer.status).toBe(200)
      await draw()
      return shownOf(made.id)
    }
    await draw()
    return { made, save, shown: await shownOf(made.id) }
  }

  async function bytesOf(path: string | null | undefined) {
    const { statusCode, headers, rawPayload } = await stage().app.app.inject({ method: 'GET', url: path ?? 'none' })
    return { statusCode, type: headers['content-type'], rawPayload }
  }

  return { shownOf, draw, hire, bytesOf }
}
