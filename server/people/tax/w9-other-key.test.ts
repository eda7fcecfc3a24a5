import { expect, onTestFinished, test } from 'vitest'
import { buildAgent, buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { SCANNED_PDF, sendFile } from '#tests/support/upload.ts'

test('a W-9 sealed with another key reads as such, for the person and the office, until it is uploaded again (P7.157)', async () => {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const user = await buildUser(db, { role: 'agent' })
  const { id } = await buildAgent(db, { user_id: user.id })
  const agent = await signIn(app, { role: 'agent', userId: user.id })
  const owner = await signIn(app, { role: 'admin', userId: (await buildUser(db)).id })
  const read = async () => [
    (await app.call('GET /api/agent/tax-details', { cookie: agent })).body.w9?.readable,
    (await app.call('POST /api/admin/agents/:id/tax-details/open', { params: { id }, cookie: owner })).body.w9
      ?.readable,
  ]
  const upload = () => sendFile(app, { url: '/api/agent/w9', cookie: agent, bytes: SCANNED_PDF })
  expect(await read()).toEqual([undefined, undefined])
  expect((await upload()).status).toBe(200)
  expect(await read()).toEqual([true, true])
  await db
    .updateTable('w9_files')
    .set({ sealed: Buffer.alloc(60, 1) })
    .execute()
  expect(await read()).toEqual([false, false])
  expect((await upload()).body).toMatchObject({ w9: { readable: true } })
  expect(await read()).toEqual([true, true])
})
