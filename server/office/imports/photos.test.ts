import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPosters } from '#server/catalog/images/draw-posters.ts'
import { UnfetchablePicture } from '#server/integrations/fetch-picture.ts'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { buildAgentWithLogin } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { zip } from '#tests/support/zip.ts'
import { check as checkTable, linesOf, run, show, undo, upload, work } from './test-support/import-file.ts'

const { app, admin } = await openOffice()
const { db } = app.context
const { agent: theo } = await buildAgentWithLogin(db, { name: 'Theo Martin' })
const { agent: ada } = await buildAgentWithLogin(db, { name: 'Ada Lin' })

const picture = (color: string, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()
const RED = await picture('#c00000')
const GREEN = await picture('#00c000', 'png')

async function check(file: Buffer): Promise<ImportBatch> {
  const { status, body } = await upload(app, admin, { kind: 'photos', file, name: 'photos.zip' })
  expect(status).toBe(201)
  await work(app)
  return show(app, admin, (body as ImportBatch).id) // the contract's answer
}
const photosOf = async (id: string) => {
  const { body } = await app.call('GET /api/agents/:id/photos', { params: { id } })
  return body.map(({ image }) => image)
}

const lookOf = (id: string) =>
  db.selectFrom('agents').select(['image', 'poster_image']).where('id', '=', id).executeTakeFirstOrThrow()
const pictureOf = async (id: string) => (await lookOf(id)).image

test('pictures of a ZIP join the profiles of their names, encoded anew; an undo takes them off (P17.40)', async () => {
  const file = await zip({
    'theo martin-2.jpg': RED,
    'Ada Lin/1.png': GREEN,
    'ada lin.jpg': RED,
    'ada lin (3).jpg': RED,
    'someone.jpg': RED,
    'theo martin.txt': 'no picture',
    'theo martin-9.jpg': Buffer.concat([RED.subarray(0, 20), Buffer.alloc(200)]),
    'inner.zip': await zip({ 'theo martin.jpg': RED }),
    '__MACOSX/theo martin.jpg': RED,
  })
  const checked = await check(file)
  expect(linesOf(checked)).toEqual([
    '4 File: Same picture as row 3',
    '5 File: Nobody on the roster has the name of this file',
    '6 File: Only JPEG, PNG, WebP and AVIF pictures can be uploaded',
    '7 File: This picture is damaged and cannot be read',
    '8 File: Only JPEG, PNG, WebP and AVIF pictures can be uploaded',
  ])
  expect([checked.state, checked.counts]).toEqual(['checked', { ready: 3, problem: 4, duplicate: 1, possible: 0 }])
  expect(await photosOf(theo.id), 'a check writes nothing').toEqual([])
  const done = await run(app, admin, checked.id)
  expect(done).toMatchObject({ state: 'done', made: 3 })
  const [address = ''] = await photosOf(theo.id)
  expect(address).toMatch(/^\/api\/images\/[0-9a-f]{64}\/600\.webp$/)
  expect((await app.app.inject({ method: 'GET', url: address })).headers['content-type']).toBe('image/webp')
  expect(await photosOf(ada.id)).toHaveLength(2)
  expect(await pictureOf(theo.id), 'cards show the first photo').toBe(address)
  expect(await pictureOf(ada.id)).toBe((await photosOf(ada.id))[0])
  expect(await db.selectFrom('import_pictures').select('position').execute()).toEqual([])
  const again = await run(
    app,
    admin,
    (await check(await zip({ 'theo martin.jpg': RED, 'ada lin.jpg': GREEN }))).id,
  ).catch((error: unknown) => error)
  expect(again).toMatchObject({ made: 0, counts: { duplicate: 2 } })
  expect(await undo(app, admin, checked.id)).toMatchObject({ state: 'undone', made: 0 })
  expect([await photosOf(theo.id), await photosOf(ada.id)]).toEqual([[], []])
  await drawPosters(app.context)
  expect(await lookOf(theo.id)).toEqual({ image: null, poster_image: expect.stringMatching(/^\/api\/images\//) })
})

test('a picture that was chosen stays where photos are imported and undone', async () => {
  const { agent } = await buildAgentWithLogin(db, { name: 'Noa Berg' })
  const chosen = 'https://pictures.example/noa.jpg'
  await db.updateTable('agents').set({ image: chosen }).where('id', '=', agent.id).execute()
  const { id } = await run(app, admin, (await check(await zip({ 'noa berg.jpg': RED }))).id)
  expect([await pictureOf(agent.id), await photosOf(agent.id)]).toEqual([chosen, [expect.any(String)]])
  await undo(app, admin, id)
  expect([await pictureOf(agent.id), await photosOf(agent.id)]).toEqual([chosen, []])
})

test('a profile has eight photos at most, and an undo leaves the others in their order', async () => {
  const colors = Array.from({ length: 10 }, (_, i) => `#${(i * 20 + 20).toString(16).padStart(2, '0')}4080`)
  const files: Record<string, Buffer> = {}
  for (const [i, color] of colors.entries()) files[`ada lin-${i}.jpg`] = await picture(color)
  const [first, ...rest] = Object.entries(files)
  const one = await run(app, admin, (await check(await zip(Object.fromEntries(first ? [first] : [])))).id)
  const checked = await check(await zip(Object.fromEntries(rest)))
  expect(linesOf(checked)).toEqual(['8 File: A profile has 8 photos at most', '9 File: A profile has 8 photos at most'])
  expect((await run(app, admin, checked.id)).made).toBe(7)
  const before = await photosOf(ada.id)
  expect(before).toHaveLength(8)
  await undo(app, admin, one.id)
  expect(await photosOf(ada.id)).toEqual(before.slice(1))
  await undo(app, admin, checked.id)
  expect(await photosOf(ada.id)).toEqual([])
})

test('a file that is no ZIP, an empty one, and one that unpacks to too much are refused', async () => {
  expect(await check(RED)).toMatchObject({
    state: 'failed',
    failure: 'This is not a ZIP file. Put the pictures into one.',
  })
  expect(await check(await zip({ 'folder/': '' }))).toMatchObject({ state: 'failed' })
  const zeros = Buffer.alloc(9 * 1024 * 1024)
  const bomb = await zip(Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`theo martin-${i}.jpg`, zeros])))
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await check(bomb)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('too large once it is unpacked'),
  })
  const large = await check(await zip({ 'theo martin.jpg': Buffer.alloc(11 * 1024 * 1024), 'theo martin-2.jpg': RED }))
  expect(linesOf(large)).toEqual(['1 File: This file has more than 10 MB'])
})

test('a column of addresses brings the pictures of talent; one that fails is a finding, not a failed import (P17.42)', async () => {
  const file = `Name,Category,Photo
Kim Green,model,https://pictures.example/kim.png
Lee Gone,model,https://pictures.example/gone.jpg
Max Text,model,https://pictures.example/text
Noa Plain,model,http://pictures.example/noa.jpg
Pat None,model,
`
  const checked = await checkTable(app, admin, { kind: 'agents', file })
  expect(linesOf(checked)).toEqual(['5 Photo: Not a web address of a picture. It begins with https://'])
  const begun = await app.call('POST /api/admin/imports/:id/run', {
    params: { id: checked.id },
    body: {},
    cookie: admin,
  })
  expect(begun.status).toBe(200)
  const asked: string[] = []
  await work(app, async (address) => {
    asked.push(address)
    if (address.endsWith('gone.jpg')) throw new UnfetchablePicture('The picture’s address answers with the status 404')
    return address.endsWith('text') ? Buffer.from('<html>') : GREEN
  })
  const done = await show(app, admin, checked.id)
  expect(done).toMatchObject({ state: 'done', made: 4, counts: { ready: 4, problem: 1 } })
  expect(asked).toHaveLength(3)
  expect(linesOf(done)).toEqual([
    '3 Photo: The picture’s address answers with the status 404',
    '4 Photo: Only JPEG, PNG, WebP and AVIF pictures can be uploaded',
    '5 Photo: Not a web address of a picture. It begins with https://',
  ])
  const agents = await db
    .selectFrom('agents')
    .select(['name', 'image'])
    .where('name', 'in', ['Kim Green', 'Lee Gone'])
    .orderBy('name')
    .execute()
  expect(agents[0]?.image).toMatch(/^\/api\/images\/[0-9a-f]{64}\/600\.webp$/)
  expect(agents[1]?.image).toBeNull()
  expect(await undo(app, admin, checked.id)).toMatchObject({ state: 'undone' })
})
