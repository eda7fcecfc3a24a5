import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { buildCustomer } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { formOf, listen, noise, openUploads, URL_PATH } from './test-support/uploads.ts'

const { app, admin, upload } = await openUploads()

describe('the form', () => {
  const send = (payload: Buffer | Readable | string, headers: Record<string, string>) =>
    app.send({ method: 'POST', url: URL_PATH, payload, headers: { cookie: admin(), ...headers } })
  const error = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error: string }).error]
  const png = () => noise(20, 20).png().toBuffer()

  test('takes one file under its field, with any small fields beside it', async () => {
    const form = await formOf([
      ['note', 'x'],
      ['image', await png()],
    ])
    expect((await send(form.payload, form.headers)).status).toBe(200)
    const wrong = await formOf([['photo', await png()]])
    expect(error(await send(wrong.payload, wrong.headers))).toEqual([400, 'Send the file as the form field image'])
    const none = await formOf([['image', 'just text']])
    expect(error(await send(none.payload, none.headers))).toEqual([400, 'Choose a file to upload'])
    const many = await formOf(Array.from({ length: 40 }, (_, n) => [`f${n}`, 'x']))
    expect(error(await send(many.payload, many.headers))).toEqual([413, 'The form has too many parts'])
    const prototype = await formOf([['__proto__', await png()]])
    expect((await send(prototype.payload, prototype.headers)).status).toBe(400)
  })

  test('cannot be read when it is broken', async () => {
    const form = await formOf([['image', await png()]])
    const UNREADABLE = [400, 'The upload could not be read']
    expect(error(await send(form.payload.subarray(0, -60), form.headers))).toEqual(UNREADABLE)
    expect(error(await send('nonsense', { 'content-type': 'multipart/form-data; boundary=x' }))).toEqual(UNREADABLE)
    expect(error(await send('nonsense', { 'content-type': 'multipart/form-data' }))).toEqual(UNREADABLE)
    expect(error(await send('', {}))).toEqual([400, 'Choose a file to upload'])
    const JSON_TYPE = { 'content-type': 'application/json' }
    expect(error(await send('{}', JSON_TYPE))).toEqual([415, 'Send the file as multipart/form-data'])
  })

  test('is cut off at 10 MB, said beforehand or not', async () => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    let sent = 0
    async function* endless() {
      yield Buffer.from(head)
      for (; sent < 50; sent += 1) yield Buffer.alloc(1024 * 1024, 0xff)
      yield Buffer.from('\r\n--x--\r\n')
    }
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const LARGE = [413, 'A file can have at most 10 MB']
    expect(error(await send(Readable.from(endless(), { objectMode: false }), type))).toEqual(LARGE)
    expect(error(await send(head, { ...type, 'content-length': String(60 * 1024 * 1024) }))).toEqual(LARGE)
    const under = await upload(Buffer.concat([await png(), Buffer.alloc(9 * 1024 * 1024)]))
    expect(under.status).toBe(200)
  })

  test('is answered over a real connection while it still comes, which then ends', { timeout: 30_000 }, async () => {
    const port = await listen(app)
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin() }
    const sending = request({ port, method: 'POST', path: URL_PATH, headers })
    const answered = once(sending, 'response')
    sending.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')
    let open = true
    const ended = new Promise<void>((resolve) => {
      sending.on('error', () => {})
      sending.on('close', () => {
        open = false
        resolve()
      })
    })
    const sent = (async () => {
      for (const megabyte = Buffer.alloc(1024 * 1024); open; await sleep(10)) sending.write(megabyte)
    })()
    const [response] = (await answered) as [IncomingMessage]
    expect(response.statusCode).toBe(413)
    expect(JSON.parse(await text(response))).toMatchObject({
      error: 'A file can have at most 10 MB',
      code: 'too_large',
    })
    await Promise.all([ended, sent])
  })

  test('that stopped being sent does not block others', async () => {
    const port = await listen(app)
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin() }
    for (let n = 0; n < 40; n += 1) {
      const sending = request({ port, method: 'POST', path: URL_PATH, headers, agent: false }).on('error', () => {})
      sending.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nand then')
      // also before it has come to be read
      await sleep(n % 20)
      sending.destroy()
    }
    await until(async () => (await upload(await png())).status === 200, 10_000)
  })

  test('is sent by signed-in admins and agents of our own pages, known before a byte is read (S32)', async () => {
    const { db } = app.context
    const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
    const bytes = Buffer.from('not even a picture')
    expect((await upload(bytes, { cookie: '' })).status).toBe(401)
    expect((await upload(bytes, { cookie: customer })).status).toBe(403)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await upload(bytes, { headers })).status).toBe(403)
    }
  })

  test('is taken by no other route', async () => {
    const form = await formOf([
      ['name', 'Vera'],
      ['image', await png()],
    ])
    for (const url of ['/api/agents', '/api/bookings', '/api/admin/login']) {
      const { status } = await app.send({ method: 'POST', url, ...form, headers: { ...form.headers, cookie: admin() } })
      expect([url, status]).toEqual([url, 415])
    }
  })
})
