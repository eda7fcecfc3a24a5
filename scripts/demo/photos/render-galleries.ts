import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { poster } from '#shared/posters/poster.ts'
import type { PosterFile } from '../poster-files.ts'
import { GALLERY_FOLDER, galleryFiles } from './gallery-files.ts'

/** Soft enough to be small, sharp enough for a picture that is shown 512 px wide. */
const SOFTENING = 0.6
const QUALITY = { 300: { webp: 34, avif: 40 }, 600: { webp: 26, avif: 38 } } as const

/** Renders the pictures of the demo's galleries. @returns their files */
export async function renderGalleries(root: URL): Promise<PosterFile[]> {
  const folder = new URL(`${GALLERY_FOLDER}/`, root)
  mkdirSync(folder, { recursive: true })
  const files: PosterFile[] = []
  let sheet: Buffer | undefined
  let drawn: object | undefined
  for (const { file, options, width, format } of galleryFiles) {
    if (!sheet || drawn !== options)
      sheet = await sharp(Buffer.from(poster(options)))
        .flatten()
        .png()
        .toBuffer()
    drawn = options
    const image = width === 600 ? sharp(sheet).blur(SOFTENING) : sharp(sheet).resize(width)
    const quality = QUALITY[width][format]
    const encoder = format === 'webp' ? image.webp({ quality, effort: 6 }) : image.avif({ quality, effort: 5 })
    const info = await encoder.toFile(fileURLToPath(new URL(file, folder)))
    files.push({ file, width: info.width, height: info.height, bytes: info.size })
  }
  return files
}
