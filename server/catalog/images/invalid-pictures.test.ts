import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { blank, noise, openUploads, pngOf } from './test-support/uploads.ts'

const { app, upload } = await openUploads()

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
