import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach } from 'vitest'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { openTestApp, type TestApp } from '#tests/support/start-test-app.ts'

export const URL_PATH = '/api/admin/upload-image'

/** Listens for real connections; returns the port. */
export async function listen({ app }: TestApp): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0 })
  return (app.server.address() as AddressInfo).port // listens on a port
}

/** A form as a browser sends it. */
export async function formOf(parts: [field: string, value: Buffer | string, filename?: string][]) {
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

/**
 * Uploads pictures.
 * @param stage the app and the cookie of an admin, once they are there
 */
export function makeUpload(stage: () => { app: TestApp; admin: string }) {
  return async (
    bytes: Buffer,
    { cookie = stage().admin, filename = 'photo.jpg', field = 'image', headers = {} } = {},
  ) => {
    const form = await formOf([[field, bytes, filename]])
    const {
      status,
      body,
      headers: answered,
    } = await stage().app.send({
      method: 'POST',
      url: URL_PATH,
      payload: form.payload,
      headers: { ...form.headers, cookie, ...headers },
    })
    return { status, headers: answered, body: body as { imageUrl: string; error: string; code: string } }
  }
}

/** The product for all tests of a file, with an admin of its own for each test: an admin uploads only so much a day. */
export async function openUploads() {
  const app = await openTestApp()
  let admin = ''
  beforeEach(async () => {
    admin = (await signInAdmin(app)).cookie
  })
  return { app, admin: () => admin, upload: makeUpload(() => ({ app, admin })) }
}

/** A picture of one color. */
export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#abc' } })

/** A picture that compresses well. */
export const gradient = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, n) => (n / 3) % 256)), {
    raw: { width, height, channels: 3 },
  })

/** A picture that doesn't compress. */
export const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

/** A PNG that claims to be so large, all of one color: a few kilobytes. */
export function pngOf(width: number, height: number): Buffer {
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
