import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { createLog } from '#server/log.ts'
import { buildUser } from '#tests/support/factories.ts'
import { startS3 } from '#tests/support/s3.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { sendFile } from '#tests/support/upload.ts'
import { type Bucket, openBucket } from '../bucket.ts'
import { readBucketAddress } from '../bucket-address.ts'

/** An app with a bucket of its own, an owner, and calls that upload. */
export async function startBucketApp() {
  const s3 = await startS3()
  const app = await startTestApp({ env: { OBJECTS_URL: s3.url() } })
  const { db } = app.context
  const cookie = await signIn(app, { role: 'admin', userId: (await buildUser(db)).id })

  return {
    ...{ app, db, s3, cookie },
    uploadPicture: async (color: string) =>
      sendFile(app, {
        ...{ url: '/api/admin/upload-image', cookie, field: 'image', name: 'a.png' },
        bytes: await sharp({ create: { width: 30, height: 40, channels: 3, background: color } })
          .png()
          .toBuffer(),
      }),
    get: (url: string) => app.app.inject({ method: 'GET', url, headers: { cookie } }),
    /** Keys the database knows, by how they stand. */
    async states(): Promise<Record<string, number>> {
      const { rows } = await sql<{ state: string; count: number }>`
        select state, count(*)::int as count from stored_objects group by state order by state`.execute(db)
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    /** Makes every key look as old as a day. */
    age: async () => {
      await sql`update stored_objects set changed_at = now() - interval '25 hours'`.execute(db)
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await s3[Symbol.asyncDispose]()
    },
  }
}

/** The same for all tests of a file. Call it at the top of the file. */
export async function openBucketApp() {
  const stage = await startBucketApp()
  afterAll(() => stage[Symbol.asyncDispose]())
  return stage
}

/** Opens a bucket as a process of its own would. @param url OBJECTS_URL */
export function openBucketOf(url: string): Bucket {
  const address = readBucketAddress(url)
  if (!address) throw new Error('this is no address of a bucket')
  return openBucket(address, createLog({ logLevel: 'silent' }))
}
