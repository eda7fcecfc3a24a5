import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildUser } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { listen, noise, openUploads, URL_PATH } from './test-support/uploads.ts'

const { app, admin, upload } = await openUploads()

test('after 50 pictures in a day only that user must wait (S37)', async () => {
  const { db } = app.context
  const { id } = await buildUser(db)
  const cookie = await signIn(app, { role: 'admin', userId: id })
  await db
    .insertInto('picture_work')
    .values(Array.from({ length: 48 }, () => ({ user_id: id, kind: 'upload' as const })))
    .execute()
  // a picture that is refused is work too
  expect((await upload((await noise(30, 30).png().toBuffer()).subarray(0, 60), { cookie })).status).toBe(400)
  const files = await Promise.all(Array.from({ length: 2 }, () => noise(30, 30).png().toBuffer()))
  const answers = await Promise.all(files.map((bytes) => upload(bytes, { cookie })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  const { status, headers, body } = await upload(await noise(30, 30).png().toBuffer(), { cookie })
  expect([status, body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await upload(await noise(30, 30).png().toBuffer())).status).toBe(200)
})

test('a third upload of one user at once is refused; others go on (S92)', async () => {
  const port = await listen(app)
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin() }
  const stalled = Array.from({ length: 2 }, () => {
    const sending = request({ port, method: 'POST', path: URL_PATH, headers, agent: false }).on('error', () => {})
    sending.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nand then')
    return sending
  })
  // an upload that is looked at before these would take one of the two places
  await sleep(1000)
  const bytes = await noise(20, 20).png().toBuffer()
  const {
    status,
    headers: answered,
    body,
  } = await until(async () => {
    const answer = await upload(bytes)
    return answer.status === 200 ? undefined : answer
  }, 10_000)
  expect([status, answered['retry-after'], body.code]).toEqual([429, '5', 'too_many_requests'])
  const { cookie } = await signInAdmin(app)
  expect((await upload(bytes, { cookie })).status).toBe(200)
  for (const sending of stalled) sending.destroy()
  await until(async () => (await upload(bytes)).status === 200, 10_000)
})

test('an upload that takes longer than 15 seconds is refused and gives its place back (S92)', async () => {
  const port = await listen(app)
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin() }
  const begun = Date.now()
  const sending = request({ port, method: 'POST', path: URL_PATH, headers, agent: false }).on('error', () => {})
  sending.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')
  const drip = setInterval(() => sending.write('drop'), 200)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  clearInterval(drip)
  expect(response.statusCode).toBe(400)
  expect(JSON.parse(await text(response)).error).toContain('longer than 15 seconds')
  expect(Date.now() - begun).toBeGreaterThanOrEqual(14_900)
  sending.destroy()
  expect((await upload(await noise(20, 20).png().toBuffer())).status).toBe(200)
}, 40_000)

test('concurrent uploads over the limit are asked to try again', async () => {
  const port = await listen(app)
  const cookies = await Promise.all(Array.from({ length: 7 }, async () => (await signInAdmin(app)).cookie))
  const refused: number[] = []
  const stalled = Array.from({ length: 14 }, (_, n) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: cookies[n % 7] }
    const sending = request({ port, method: 'POST', path: URL_PATH, headers, agent: false }).on('error', () => {})
    sending.on('response', ({ statusCode = 0 }) => refused.push(statusCode))
    sending.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nand then')
    return sending
  })
  const bytes = await noise(20, 20).png().toBuffer()
  await until(async () => refused.length === 4, 10_000)
  const { status, headers: answered, body } = await upload(bytes)
  expect([status, Number(answered['retry-after']) > 0, body.code]).toEqual([503, true, 'unavailable'])
  // ten have room, though others hung up before
  expect(refused).toEqual([503, 503, 503, 503])
  for (const sending of stalled) sending.destroy()
  await until(async () => (await upload(bytes)).status === 200, 10_000)
})
