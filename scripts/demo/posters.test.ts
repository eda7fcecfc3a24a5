import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GALLERY_BUDGET, GALLERY_FOLDER, galleryFiles, hashGallerySources } from './photos/gallery-files.ts'
import { hashPortalSources, PORTAL_FOLDER, portalFiles } from './portal-posters.ts'
import {
  hashPosterSources,
  POSTER_BUDGET,
  POSTER_FOLDER,
  POSTER_FORMATS,
  POSTER_MANIFEST,
  POSTER_WIDTHS,
  type PosterManifest,
  posterFileName,
  SCENE_FOLDER,
} from './poster-files.ts'
import { demoRoster } from './roster.ts'
import { hashServiceSources, SERVICE_BUDGET, SERVICE_FOLDER, serviceFiles } from './service-posters.ts'

const root = new URL('../../', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL(POSTER_MANIFEST, root), 'utf8')) as PosterManifest // written by our script

describe('the rendered posters', () => {
  test('are fresh', () => {
    expect(manifest.sources, 'the posters are stale: run npm run posters').toBe(hashPosterSources(root))
  })

  test('all exist, as the manifest says', () => {
    const files = demoRoster.flatMap(({ name }) =>
      POSTER_WIDTHS.flatMap((width) => POSTER_FORMATS.map((format) => posterFileName(name, width, format))),
    )
    expect(files).toHaveLength(24 * 4)
    const listed = manifest.agents.flatMap((agent) => agent.files)
    expect(listed.map(({ file }) => file).sort()).toEqual(files.sort())
    for (const { file, width, height, bytes } of listed) {
      expect(statSync(new URL(`${POSTER_FOLDER}/${file}`, root)).size, file).toBe(bytes)
      expect([`${width}x${height}`], file).toContain(width === 300 ? '300x400' : '600x800')
    }
  })

  test('stay within their size limit', () => {
    const total = manifest.agents.flatMap((agent) => agent.files).reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total).toBeLessThanOrEqual(POSTER_BUDGET)
  })
})

describe('the pictures of the galleries', () => {
  test('are fresh', () => {
    expect(manifest.galleries.sources, 'they are stale: run npm run posters').toBe(hashGallerySources(root))
  })

  test('all exist, there are no other files, and together they are small enough', () => {
    const folder = new URL(`${GALLERY_FOLDER}/`, root)
    const names = galleryFiles.map(({ file }) => file).sort()
    expect(readdirSync(folder).sort()).toEqual(names)
    expect(manifest.galleries.files.map(({ file }) => file).sort()).toEqual(names)
    let total = 0
    for (const { file, width, height, bytes } of manifest.galleries.files) {
      expect(statSync(new URL(file, folder)).size, file).toBe(bytes)
      expect(height, file).toBe((width * 4) / 3)
      total += bytes
    }
    expect(total).toBeLessThanOrEqual(GALLERY_BUDGET)
  })
})

describe('the posters of the logins', () => {
  test('are fresh', () => {
    expect(manifest.portals.sources, 'they are stale: run npm run posters').toBe(hashPortalSources(root))
  })

  test('all exist, and each is small enough', () => {
    const folder = new URL(`${PORTAL_FOLDER}/`, root)
    expect(readdirSync(folder).sort()).toEqual(portalFiles.map(({ file }) => file).sort())
    for (const { file, width } of portalFiles) {
      expect(statSync(new URL(file, folder)).size, file).toBeLessThanOrEqual(SERVICE_BUDGET[width])
    }
  })
})

describe("the services' posters", () => {
  test('are fresh', () => {
    expect(manifest.services.sources, 'they are stale: run npm run posters').toBe(hashServiceSources(root))
  })

  test('all exist, there are no other files, and each is small enough', () => {
    expect(serviceFiles).toHaveLength(9 * 6)
    const folder = new URL(`${SERVICE_FOLDER}/`, root)
    expect(readdirSync(folder).sort()).toEqual(serviceFiles.map(({ file }) => file).sort())
    expect(manifest.services.files.map(({ file }) => file).sort()).toEqual(serviceFiles.map(({ file }) => file).sort())
    for (const { file, width } of serviceFiles) {
      const listed = manifest.services.files.find((one) => one.file === file)
      expect([listed?.width, listed?.height], file).toEqual([width, (width * 4) / 3])
      const { size } = statSync(new URL(file, folder))
      expect(size, file).toBe(listed?.bytes)
      expect(size, file).toBeLessThanOrEqual(SERVICE_BUDGET[width])
    }
  })
})

describe('the scenes', () => {
  const budgets = { wide: { avif: 120, webp: 220 }, tall: { avif: 34, webp: 60 } } as const

  for (const mode of ['evening', 'matinee'] as const) {
    for (const crop of ['wide', 'tall'] as const) {
      test.each(POSTER_FORMATS)(`hero ${mode} ${crop} exists as %s and is small`, (format) => {
        const { size } = statSync(new URL(`${SCENE_FOLDER}/hero-${mode}-${crop}.${format}`, root))
        expect(size).toBeGreaterThan(0)
        expect(size / 1024).toBeLessThanOrEqual(budgets[crop][format])
      })
    }

    test(`the empty stage of the ${mode} exists`, () => {
      const svg = readFileSync(new URL(`${SCENE_FOLDER}/empty-${mode}.svg`, root), 'utf8')
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 360 220"/)
    })
  }

  test('the favicon exists and contains no name', () => {
    const file = new URL('web/public/favicon.svg', root)
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).not.toMatch(/<text|marquee/i)
  })
})
