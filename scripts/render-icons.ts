/** `npm run icons`: renders the favicon for phones, and the picture that a shared link shows, into committed files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { scene } from '#shared/posters/scene.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../web/public')
const STAGE = '#0b1211'

const mark = readFileSync(path.join(PUBLIC, 'favicon.svg'))
for (const size of [192, 512]) {
  // maskable icons are cut to a circle: the mark stays in the middle
  const inner = await sharp(mark, { density: 600 })
    .resize(Math.round(size * 0.72))
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: STAGE } })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toFile(path.join(PUBLIC, `icon-${size}.png`))
}
await sharp(Buffer.from(scene({ mode: 'evening', crop: 'wide' })))
  .resize(1200, 630, { fit: 'cover', position: 'right top' })
  .jpeg({ quality: 72, mozjpeg: true })
  .toFile(path.join(PUBLIC, 'og.jpg'))
console.log('icons and og.jpg rendered')
