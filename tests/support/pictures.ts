import sharp from 'sharp'
import type { Database } from '#server/db/client.ts'
import { imagePath } from '#shared/model/image.ts'

/** Gives an agent a picture, stored as the site stores one. */
export async function givePicture(db: Database, agentId: string): Promise<void> {
  const id = 'b7'.repeat(32)
  const [width, height] = [300, 400] as const
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a63d16' } })
    .webp()
    .toBuffer()
  await db.insertInto('images').values({ id }).execute()
  await db.insertInto('image_variants').values({ image_id: id, width, height, format: 'webp', bytes }).execute()
  await db
    .updateTable('agents')
    .set({ image: imagePath(id, width, 'webp') })
    .where('id', '=', agentId)
    .execute()
}
