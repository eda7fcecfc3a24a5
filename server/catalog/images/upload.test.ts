import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IMAGE_FORMATS, IMAGE_WIDTHS, imagePath } from '#shared/model/image.ts'
import { buildAgent, buildCategory, buildCustomer, buildTestimonial, buildUser } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { sweepOrphanImages } from './image-queries.ts'

const URL_PATH = '/api/admin/upload-image'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  admin = (await signInAdmin(app)).cookie
})
afterAll(() => app[Symbol.asyncDispose]())

/** Listens for real connections; returns the port. */
async function listen(): Promise<number> {
  if (!app.app.server.listening) await app.app.listen({ port: 0 })
  return (app.app.server.address() as AddressInfo).port // listens on a port
}

/** A form as a browser sends it. */
async function formOf(parts: [field: string, value: Buffer | string, filename?: string][]) {
  const form = new FormData()
  for (const [field, value, filename] of parts) {
    if (typeof value === 'string') form.append(field, value)
    else form.append(field, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), filename ?? 'photo.jpg')
  }
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

async function upload(bytes: Buffer, { cookie = admin, filename = 'photo.jpg', field = 'image', headers = {} } = {}) {
  const form = await formOf([[field, bytes, filename]])
  const {
    status,
    body,
    headers: answered,
  } = await app.send({
    method: 'POST',
    url: URL_PATH,
    payload: form.payload,
    headers: { ...form.headers, cookie, ...headers },
  })
  return { status, headers: answered, body: body as { imageUrl: string; error: string; code: string } }
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#abc' } })
const gradient = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, n) => (n / 3) % 256)), {
    raw: { width, height, channels: 3 },
  })
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
const fetchBytes = async (url: string) => (await app.app.inject({ method: 'GET', url })).rawPayload

/** A PNG that claims to be so large, all of one color: a few kilobytes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of %s is stored in every rendering the site serves',
    async (format) => {
      const { status, body } = await upload(await gradient(700, 500).toFormat(format).toBuffer())
      expect(status).toBe(200)
      expect(body.imageUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}\/600\.webp$/)
      const id = body.imageUrl.slice(12, 76)
      for (const width of IMAGE_WIDTHS) {
        for (const kind of IMAGE_FORMATS) {
          const { statusCode, headers, rawPayload } = await app.app.inject(imagePath(id, width, kind))
          expect([statusCode, headers['content-type']]).toEqual([200, `image/${kind}`])
          expect(headers).toMatchObject({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          })
          const stored = await sharp(rawPayload).metadata()
          expect([stored.format, stored.width, stored.height]).toEqual([
            kind === 'avif' ? 'heif' : kind,
            width,
            (width * 4) / 3,
          ])
        }
      }
    },
  )

  test('stands upright and says nothing of where and with what it was taken', async () => {
    const blue = {
      input: { create: { width: 800, height: 200, channels: 3, background: '#00f' } },
      top: 200,
      left: 0,
    } as const
    const taken = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#f00' } })
      .composite([blue])
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'SecretName' },
        IFD3: { GPSLatitude: '33/1 44/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretWords</secret></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('SecretCamera')).toBe(true)
    const { body } = await upload(taken)
    const id = body.imageUrl.slice(12, 76)
    for (const kind of IMAGE_FORMATS) {
      const bytes = await fetchBytes(imagePath(id, 600, kind))
      for (const word of ['Secret', 'GPS', 'Exif', 'xmp'])
        expect([kind, word, bytes.includes(word)]).toEqual([kind, word, false])
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, orientation ?? 1, icc === undefined || icc.length < 1000]).toEqual([
        undefined,
        undefined,
        undefined,
        1,
        true,
      ])
    }
    const { data } = await sharp(await fetchBytes(body.imageUrl))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) =>
      [...data.subarray((y * 600 + x) * 3, (y * 600 + x) * 3 + 3)].map((value) => value > 128)
    expect([pixel(40, 400), pixel(560, 400)]).toEqual([
      [false, false, true],
      [true, false, false],
    ])
  })

  test('stands upright however the camera was held', async () => {
    // four quarters of four colors, 3:4 when upright
    const drawn = (width: number, height: number) => {
      const quarter = (left: number, top: number, background: string) =>
        ({ input: { create: { width: width / 2, height: height / 2, channels: 3, background } }, left, top }) as const
      return sharp({ create: { width, height, channels: 3, background: '#f00' } })
        .composite([
          quarter(width / 2, 0, '#0f0'),
          quarter(0, height / 2, '#00f'),
          quarter(width / 2, height / 2, '#fff'),
        ])
        .png()
        .toBuffer()
    }
    const colours = async (file: Buffer) => {
      const data = await sharp(file).resize(300, 400).removeAlpha().raw().toBuffer()
      const at = ([x, y]: [number, number]) => [...data.subarray((y * 300 + x) * 3, (y * 300 + x) * 3 + 3)]
      const places: [number, number][] = [
        [75, 100],
        [225, 100],
        [75, 300],
        [225, 300],
      ]
      return places.map((place) => at(place).map((value) => value > 128))
    }
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const file = await (orientation > 4 ? drawn(400, 300) : drawn(300, 400))
      const held = await sharp(file).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
      const expected = await colours(await sharp(held).autoOrient().png().toBuffer())
      const { body } = await upload(held)
      expect([orientation, await colours(await fetchBytes(body.imageUrl))]).toEqual([orientation, expected])
    }
  })

  test('sent twice is stored once, for any sender; agents may upload too', async () => {
    const { db } = app.context
    const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
    const bytes = await noise(100, 100).png().toBuffer()
    const [first, second] = [await upload(bytes), await upload(bytes, { cookie: agent, filename: 'other.png' })]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.imageUrl).toBe(first.body.imageUrl)
    const made = await app.call('POST /api/agents', {
      body: { name: 'Vera', category: await buildCategory(db), image: first.body.imageUrl },
      cookie: admin,
    })
    expect([made.status, made.body.image]).toEqual([201, first.body.imageUrl])
  })

  test('whose bytes are followed by a script is served without it', async () => {
    const script = '<script>alert(document.domain)</script>'
    const { status, body } = await upload(Buffer.concat([await noise(50, 50).jpeg().toBuffer(), Buffer.from(script)]))
    expect(status).toBe(200)
    expect((await fetchBytes(body.imageUrl)).includes('script')).toBe(false)
  })

  test('named to walk out of its folder is stored like any other: names are not used', async () => {
    const { status, body } = await upload(await noise(50, 50).png().toBuffer(), {
      filename: '../../../etc/passwd\u0000.png',
    })
    expect(status).toBe(200)
    expect(body.imageUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}\/600\.webp$/)
  })
})

describe('an invalid picture is refused with a sentence (S36)', () => {
  const ONLY = 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded'
  const DAMAGED = 'This picture is damaged and cannot be read'
  const MEGAPIXELS = 'This picture has more than 25 megapixels. Please upload a smaller one.'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const jpeg = () => noise(400, 400).jpeg().toBuffer()

  const files: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['SVG', () => Buffer.from(svg), ONLY],
    ['SVG after an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`), ONLY],
    ['HTML renamed to .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), ONLY],
    ['a GIF that is also JavaScript', () => Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)'), ONLY],
    ['a real GIF', () => noise(9, 9).gif().toBuffer(), ONLY],
    ['a real TIFF', () => noise(9, 9).tiff().toBuffer(), ONLY],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), ONLY],
    ['a ZIP', () => Buffer.from('PK\x03\x04 and more'), ONLY],
    ['one byte', () => Buffer.from([0xff]), ONLY],
    ['the head of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), DAMAGED],
    ['a JPEG that is cut off', async () => (await jpeg()).subarray(0, 30_000), DAMAGED],
    ['a PNG that is cut off', async () => (await noise(200, 200).png().toBuffer()).subarray(0, 20_000), DAMAGED],
    ['a WebP that is cut off', async () => (await noise(200, 200).webp().toBuffer()).subarray(0, 9000), DAMAGED],
    ['a JPEG of noise', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5000)]), DAMAGED],
    ['a RIFF that is no WebP', () => Buffer.from('RIFF\x00\x00\x00\x00WAVEfmt '), ONLY],
    ['a PNG of 20,000 by 20,000', () => pngOf(20_000, 20_000), MEGAPIXELS],
    ['a PNG just over the limit', () => pngOf(5001, 5000), MEGAPIXELS],
    ['a PNG a million wide', () => pngOf(1_000_000, 26), MEGAPIXELS],
    [
      'an AVIF that would take too much memory',
      () => blank(2000, 2001).avif({ effort: 0 }).toBuffer(),
      'This picture has more than 4 megapixels. Please upload a smaller one, or a JPEG.',
    ],
    [
      'an AVIF that says it is smaller than it is',
      async () => {
        const file = await blank(2500, 1500).avif({ effort: 0 }).toBuffer()
        const size = file.indexOf('ispe') + 8
        file.writeUInt32BE(100, size)
        file.writeUInt32BE(100, size + 4)
        return file
      },
      DAMAGED,
    ],
    ['nothing', () => Buffer.alloc(0), 'Choose a file to upload'],
  ]
  test.each(files)('%s', async (_what, file, sentence) => {
    const bytes = await file()
    const started = performance.now()
    const { status, body } = await upload(bytes)
    expect([status, body.code, body.error]).toEqual([400, 'invalid_request', sentence])
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('many decompression bombs at once do not grow the memory (S37)', async () => {
    const bombs = [pngOf(20_000, 20_000), pngOf(4990, 4990)]
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 10)
    const answers = await Promise.all(
      [...bombs, ...bombs, ...bombs, ...bombs].map(async (bytes) =>
        upload(bytes, { cookie: (await signInAdmin(app)).cookie }),
      ),
    )
    clearInterval(watch)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 400, 400, 400, 400])
    expect((most - before) / 1024 / 1024).toBeLessThan(400)
  })
})

describe('the form', () => {
  const send = (payload: Buffer | Readable | string, headers: Record<string, string>) =>
    app.send({ method: 'POST', url: URL_PATH, payload, headers: { cookie: admin, ...headers } })
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
    const port = await listen()
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin }
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
    const port = await listen()
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin }
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
      const { status } = await app.send({ method: 'POST', url, ...form, headers: { ...form.headers, cookie: admin } })
      expect([url, status]).toEqual([url, 415])
    }
  })
})

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
  const port = await listen()
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin }
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
  const port = await listen()
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: admin }
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
  const port = await listen()
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
