import { afterAll, expect, test } from 'vitest'
import { RENDERINGS } from '#server/catalog/images/stored-renderings.ts'
import { remove, startDemo } from '#server/office/demo/test-support/demo.ts'
import { eraseCustomer } from '#server/office/privacy/erase-customer.ts'
import { PAPER_FILES } from '#server/people/papers/stored-papers.ts'
import { AGREEMENT_COPIES } from '#server/proposals/agreements/stored-agreements.ts'
import { startStage } from '#server/proposals/test-support/stage.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { startS3 } from '#tests/support/s3.ts'
import { SCANNED_PDF, sendFile } from '#tests/support/upload.ts'
import { moveObjects } from './move-objects.ts'
import { listUsed } from './object-rows.ts'
import { sweepObjects } from './sweep-objects.ts'
import { openBucketApp, openBucketOf } from './test-support/bucket-app.ts'

const { app, db, s3, cookie, get, uploadPicture } = await openBucketApp()

const inFolder = (folder: string, bucket = s3) =>
  [...bucket.objects].filter(([key]) => key.startsWith(`marquee/${folder}/`)).map(([, { bytes }]) => bytes)

/** Stores the file of a new paper of a new agent. */
async function storePaper() {
  const agent = await buildAgent(db)
  const { id } = await db
    .insertInto('agent_papers')
    .values({ agent_id: agent.id, name: 'Permit' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const url = `/api/admin/papers/${id}/file`
  const upload = () => sendFile(app, { url, cookie, bytes: SCANNED_PDF })
  return { agentId: agent.id, url, upload, answer: await upload() }
}

test('the file of a paper lies in the bucket, and goes with its person, with the paper, and with another file (S126)', async () => {
  const { agentId, url, upload, answer } = await storePaper()
  expect(answer.body).toMatchObject({ file: { type: 'application/pdf', bytes: SCANNED_PDF.length } })
  expect(inFolder('papers')).toEqual([SCANNED_PDF])
  const file = await get(url)
  expect([file.statusCode, file.rawPayload.equals(SCANNED_PDF)]).toEqual([200, true])
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  // another file takes its place
  expect((await upload()).status).toBe(200)
  await app.context.objects.sweep()
  expect(inFolder('papers')).toEqual([SCANNED_PDF])
  const params = { id: agentId }
  expect((await app.call('DELETE /api/admin/private-records/:id', { cookie, params })).status).toBe(200)
  await app.context.objects.sweep()
  expect(inFolder('papers')).toEqual([])
  expect((await get(url)).statusCode).toBe(404)
})

test('the export of everything reads pictures from the bucket, and names those it does not give (S126)', async () => {
  await uploadPicture('#334455')
  const archive = async () => (await get('/api/admin/exports/everything')).rawPayload.toString('latin1')
  const webp = inFolder('images').find((bytes) => bytes.toString('latin1', 8, 12) === 'WEBP')
  expect(webp).toBeDefined()
  expect(inFolder('images').some((bytes) => bytes.length > 0)).toBe(true)
  const whole = await archive()
  expect(inFolder('images').some((bytes) => whole.includes(bytes.toString('latin1')))).toBe(true)
  s3.trouble = { what: 'fail', method: 'GET' }
  const without = await archive()
  expect(inFolder('images').some((bytes) => without.includes(bytes.toString('latin1')))).toBe(false)
  expect(app.logged.join('')).toContain('a picture could not be read for an export')
  s3.trouble = undefined
})

test('signed agreements lie in the bucket, are mailed and given from there, and go with their customer (S126)', async () => {
  await using s3 = await startS3()
  const stage = await startStage({ OBJECTS_URL: s3.url() })
  afterAll(() => stage[Symbol.asyncDispose]())
  await stage.db.updateTable('agency_settings').set({ countersign_by_hand: true }).execute()
  const { email, eventId } = await stage.ask(['Imani Okafor'])
  const { id } = (await stage.send(eventId)).body
  await stage.accept(await stage.tokenOf(email))
  const countersigned = await stage.app.call('POST /api/admin/proposals/:id/countersign', {
    ...{ cookie: stage.admin, params: { id }, body: { name: 'Morgan Vale', agrees: true } },
  })
  expect(countersigned.status).toBe(200)
  const attached = (await stage.mailsTo(email)).flatMap(({ attachments }) => attachments)
  expect(attached.filter(({ mimeType }) => mimeType === 'application/pdf')).toHaveLength(2)
  const kept = inFolder('agreements', s3)
  // customer and office are mailed at once: a copy that both printed is kept once
  expect((await listUsed(stage.db, '', 10)).length).toBe(2)
  const pdf = async (query: string) => {
    const url = `/api/admin/proposals/${id}/agreement.pdf${query}`
    return stage.app.app.inject({ method: 'GET', url, headers: { cookie: stage.admin } })
  }
  const copies = [await pdf('?copy=customer'), await pdf('')]
  for (const { statusCode, rawPayload } of copies) {
    expect([statusCode, kept.some((bytes) => bytes.equals(rawPayload))]).toEqual([200, true])
    expect(await readPdfText(rawPayload)).toContain('Dana Whitfield')
  }
  // a printed copy never changes, wherever it lies
  const other = await stage.app.context.objects.store([
    { folder: 'agreements', type: 'application/pdf', bytes: Buffer.from('%PDF- another') },
  ])
  for (const change of [{ pdf_key: other[0]?.object_key }, { pdf_key: null }, { pdf: SCANNED_PDF, pdf_key: null }]) {
    const update = stage.db.updateTable('agreements').set(change).where('proposal_id', '=', id).execute()
    await expect(update).rejects.toThrow('a signature never changes')
  }
  s3.trouble = { what: 'fail' }
  const away = await pdf('')
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10'])
  s3.trouble = undefined
  await stage.db.updateTable('bookings').set({ status: 'completed' }).where('event_id', '=', eventId).execute()
  const erased = await eraseCustomer(stage.db, email)
  expect(erased.result).toBe('erased')
  const bucket = openBucketOf(s3.url())
  await sweepObjects(stage.db, bucket)
  expect((await listUsed(stage.db, '', 10)).length).toBe(0)
  for (const { rawPayload } of copies) {
    expect(inFolder('agreements', s3).some((bytes) => bytes.equals(rawPayload))).toBe(false)
  }
})

test('an agreement that the bucket does not take stays in its row, and its mail leaves (S126)', async () => {
  await using s3 = await startS3()
  const stage = await startStage({ OBJECTS_URL: s3.url() })
  afterAll(() => stage[Symbol.asyncDispose]())
  s3.trouble = { what: 'fail', method: 'PUT' }
  const { email, eventId } = await stage.ask(['Imani Okafor'])
  await stage.send(eventId)
  await stage.accept(await stage.tokenOf(email))
  const attached = (await stage.mailsTo(email)).flatMap(({ attachments }) => attachments)
  expect(attached.some(({ mimeType }) => mimeType === 'application/pdf')).toBe(true)
  const row = await stage.db.selectFrom('agreements').select(['pdf', 'pdf_key']).executeTakeFirstOrThrow()
  expect([row.pdf?.subarray(0, 5).toString(), row.pdf_key]).toEqual(['%PDF-', null])
})

test('the demo leaves no object behind (S126)', async () => {
  await using s3 = await startS3()
  const { app, owner } = await startDemo({ env: { OBJECTS_URL: s3.url() } })
  const room = { db: app.context.db, bucket: openBucketOf(s3.url()) }
  for (const column of [RENDERINGS, PAPER_FILES, ...AGREEMENT_COPIES]) await moveObjects(room, column, 'bucket')
  expect(s3.objects.size).toBeGreaterThan(100)
  expect((await remove(app, owner)).status).toBe(200)
  await app.context.objects.sweep()
  expect([...s3.objects.keys()]).toEqual([])
}, 120_000)
