import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPapers } from './test-support/papers.ts'

const { app, cookies, addKind, addPaper } = await openPapers()

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')
const pdfWith = (part: string) => Buffer.from(`%PDF-1.4\n1 0 obj\n<< ${part} >>\nendobj\n%%EOF\n`)

describe('the file of a paper (S101)', () => {
  const BOUNDARY = 'xyzxyz'
  let paperId: string
  beforeAll(async () => {
    paperId = (await addPaper((await addKind('With a file')).body.id)).body.id
  })
  const upload = (bytes: Buffer, name = 'paper.pdf', type = 'application/pdf') => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
    return app.send({
      method: 'POST',
      url: `/api/admin/papers/${paperId}/file`,
      headers: { cookie: cookies.owner, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    })
  }
  const download = () =>
    app.app.inject({ method: 'GET', url: `/api/admin/papers/${paperId}/file`, headers: { cookie: cookies.owner } })

  test('is a PDF as it came, given back as a download under a name of ours', async () => {
    expect((await upload(PDF, '../../evil".html', 'text/html')).body).toMatchObject({
      file: { type: 'application/pdf', bytes: PDF.length },
    })
    const { statusCode, headers, rawPayload } = await download()
    expect([statusCode, rawPayload.equals(PDF)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="zoe-flash-o-neil-with-a-file.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const opened = await app.context.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'agent.paper-file-opened')
      .execute()
    expect(opened).toEqual([{ after: { paper: 'With a file' } }])
  })

  test('is a picture encoded anew, whole, without its metadata', async () => {
    const picture = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#aaa' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    expect((await upload(picture)).body).toMatchObject({ file: { type: 'image/webp' } })
    const { headers, rawPayload } = await download()
    expect(headers['content-disposition']).toContain('.webp')
    expect(rawPayload.includes('a secret place')).toBe(false)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 2200, height: 733 })
  })

  test.each([
    ['HTML named .pdf', 415, Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', 415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', 415, Buffer.from('MZ\x90\x00\x03')],
    ['a PDF behind HTML', 415, Buffer.concat([Buffer.from('<html>'), PDF])],
    ['a PDF before a zip', 422, Buffer.concat([PDF, Buffer.from('PK\x03\x04 and more')])],
    ['a PDF without an end', 422, PDF.subarray(0, 40)],
    ['a PDF with a script', 422, pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF with a hidden script', 422, pdfWith('/S /J#61vaScript')],
    ['a PDF with a file inside', 422, pdfWith('/EmbeddedFiles 3 0 R')],
    ['a PDF that starts a program', 422, pdfWith('/S /Launch')],
    ['a damaged picture', 422, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50)])],
    ['a file of 10 MB and a bit', 413, Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])],
  ])('refuses %s with %i in plain words', async (_what, status, bytes) => {
    const answer = await upload(bytes)
    expect([answer.status, answer.body]).toMatchObject([status, { error: expect.stringMatching(/^[A-Z].*\.?$/) }])
    expect((await download()).headers['content-type']).toBe('image/webp')
  })
})
