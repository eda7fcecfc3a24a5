import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import type { Answer } from '../../assistant/chat-turn.ts'
import { createLiveSessions } from '../live-sessions.ts'
import { answerTurn, takeIn } from '../take-turn.ts'
import { openHandover } from '../test-support/handover.ts'

/** Conversations whose answers leave something for the office. */
async function openOffice() {
  const chat = await openHandover()
  const { app, open, newestId } = chat
  const live = createLiveSessions(app.context)
  return {
    ...chat,
    turn: async (left: Partial<Answer>) => {
      const taken = await takeIn(app.context, live, { token: await open(), message: 'Hello', network: '203.0.113.1' })
      const answer = {
        text: 'An answer.',
        intent: 'other' as const,
        suggestedAgents: [],
        sources: [],
        model: 'x',
        ...left,
      }
      await answerTurn(app.context, { answer: async () => answer }, taken)
      return newestId()
    },
    settle: (id: string, state: string, cookie: string | undefined = chat.cookie) =>
      app.call('PUT /api/admin/conversations/:id/application', {
        params: { id },
        body: { state: state as 'open' }, // wrong ones too
        ...(cookie && { cookie }),
      }),
  }
}

const ADA = { name: 'Ada Lin', email: 'ada@example.com', talent: 'Magic' }

test('waiting conversations come with emergencies first, also page by page, and so does the work (P10.94)', async () => {
  const { app, turn, ask, open, office, cookie } = await openOffice()
  const emergency = await turn({ needsPerson: 'emergency' })
  const complaint = await turn({ needsPerson: 'complaint' })
  await ask(await open())
  const { body } = await office().list({ show: 'waiting' })
  expect(body.map(({ waitingFor }) => waitingFor)).toEqual(['emergency', 'complaint', 'person'])
  const first = await office().list({ show: 'waiting', limit: '1' })
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await app.send({ method: 'GET', url: next, headers: { cookie } })
  expect([first.body[0]?.id, (second.body as typeof body)[0]?.id]).toEqual([emergency, complaint])
  const work = await app.call('GET /api/admin/work', { cookie })
  expect(work.body.items.map(({ kind }) => kind)).toEqual(['emergency', 'complaint', 'chat'])
})

test('open applications are listed, with the name, and settled with a way back, audited, and are work until then (P10.96, P10.97)', async () => {
  const { app, db, cookie, turn, office, settle } = await openOffice()
  const id = await turn({ application: ADA })
  await turn({})
  const work = async () => (await app.call('GET /api/admin/work', { cookie })).body.items
  expect(await work()).toMatchObject([{ kind: 'application', conversation: { id, name: 'Ada Lin' } }])
  const count = async () => (await app.call('GET /api/admin/summary', { cookie })).body.waiting.applications
  expect(await count()).toBe(1)
  const open = async () => (await office().list({ show: 'applications' })).body
  expect(await open()).toMatchObject([{ id, applicant: 'Ada Lin', applicationState: 'open' }])
  expect(await settle(id, 'answered')).toMatchObject({ status: 200, body: { applicationState: 'answered' } })
  expect((await settle(id, 'answered')).status).toBe(200)
  expect(await open()).toEqual([])
  expect(await work()).toEqual([])
  expect(await count()).toBe(0)
  await settle(id, 'open')
  expect(await open()).toHaveLength(1)
  const audited = await db.selectFrom('audit_log').select('after').where('action', '=', 'chat.settled').execute()
  expect(audited.map(({ after }) => after)).toEqual([{ application: 'answered' }, { application: 'open' }])
})

test('is refused without an application, for a wrong word, and to everyone but the office', async () => {
  const { app, db, id, turn, settle } = await openOffice()
  expect((await settle(id, 'answered')).status).toBe(404)
  expect((await settle(randomUUID(), 'answered')).status).toBe(404)
  const applied = await turn({ application: ADA })
  expect((await settle(applied, 'lost')).status).toBe(400)
  const booker = await signIn(app, { role: 'admin', userId: (await buildUser(db, { staff_role: 'booker' })).id })
  expect((await settle(applied, 'dismissed', booker)).status).toBe(200)
  const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
  const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
  for (const cookie of [agent, customer]) expect((await settle(applied, 'open', cookie)).status).toBe(403)
  expect((await settle(applied, 'open', '')).status).toBe(401)
})
