import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { IMAGE_FORMATS, IMAGE_WIDTHS, imagePath } from '#shared/model/image.ts'
import { buildCategory, buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { gradient, noise, openUploads } from './test-support/uploads.ts'

const { app, admin, upload } = await openUploads()

const fetchBytes = async (url: string) => (await app.app.inject({ method: 'GET', url })).rawPayload

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
      cookie: admin(),
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
