import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { createLog } from '#server/log.ts'
import { createObjects } from '#server/objects/create-objects.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { givePicture } from '#tests/support/pictures.ts'
import { readThumbnail } from './thumbnail.ts'

test('a picture is rendered for the first mail that shows it, and kept for the next ones', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const statements: string[] = []
  const db = openDatabase(database.pool, ({ query }) => void statements.push(query.sql))
  const objects = createObjects({ bucketAddress: undefined }, db, createLog({ logLevel: 'silent' }))
  const { id } = await buildAgent(db)
  await givePicture(db, id)
  const { image } = await db.selectFrom('agents').select('image').where('id', '=', id).executeTakeFirstOrThrow()
  const first = await readThumbnail({ db, objects }, image)
  expect(first?.jpeg.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  statements.length = 0
  expect(await readThumbnail({ db, objects }, image)).toEqual(first)
  expect(statements).toEqual([])
})
