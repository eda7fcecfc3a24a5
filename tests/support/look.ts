import sharp from 'sharp'
import type { TestApp } from './start-test-app.ts'
import { sendFile } from './upload.ts'

/** A photo of this size. */
export const makePhoto = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()

/** Uploads a logo or a photo as an owner does. */
export async function upload(app: TestApp, cookie: string, what: 'logo' | 'hero', bytes: Buffer | string) {
  const url = `/api/admin/brand/${what}`
  const answer = await sendFile(app, { url, cookie, bytes: Buffer.from(bytes), name: 'logo.png', field: 'image' })
  const body = answer.body as { imageUrl: string; tone?: string; error?: string; width?: number; height?: number }
  return { ...answer, body }
}

/** The originals of everything. */
export const ORIGINAL = { name: null, phone: null, email: null, accent: null, logo: null, hero: null }
