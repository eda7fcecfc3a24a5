import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { GALLERY_BUDGET, GALLERY_FOLDER, hashGallerySources } from '#scripts/demo/photos/gallery-files.ts'
import { renderGalleries } from '#scripts/demo/photos/render-galleries.ts'
import { hashPortalSources, PORTAL_FOLDER, portalFiles, portalPosters } from '#scripts/demo/portal-posters.ts'
import {
  hashPosterSources,
  POSTER_BUDGET,
  POSTER_FOLDER,
  POSTER_FORMATS,
  POSTER_MANIFEST,
  POSTER_WIDTHS,
  type PosterFile,
  type PosterManifest,
  posterFileName,
  posterSlug,
  SCENE_FOLDER,
} from '#scripts/demo/poster-files.ts'
import { type DemoAgent, demoRoster } from '#scripts/demo/roster.ts'
import {
  hashServiceSources,
  SERVICE_BUDGET,
  SERVICE_FOLDER,
  type ServicePoster,
  serviceFiles,
  servicePosters,
} from '#scripts/demo/service-posters.ts'
import { POSTER_QUALITY, POSTER_SOFTENING } from '#server/catalog/images/render-poster.ts'
import { ROLES } from '#shared/model/role.ts'
import { SERVICE_KINDS } from '#shared/model/services.ts'
import { poster } from '#shared/posters/poster.ts'
import { emptyStage, type SceneCrop, type SceneMode, scene } from '#shared/posters/scene.ts'

const root = new URL('../', import.meta.url)

// On the larger service posters the stipple is coarser, and sharp dots would cost half of the file.
const SERVICE_BLUR = { 450: 0, 660: 0.7, 900: 0.85 } as const
/**
 * The matinee sky is calm and leaves room for finer stipple. A phone's first screen waits for a tall one: its dots are
 * softened, because at the same size sharp ones smear.
 */
const SCENES = {
  evening: { wide: { webp: 30, avif: 43 }, tall: { webp: 30, avif: 38 } },
  matinee: { wide: { webp: 40, avif: 48 }, tall: { webp: 40, avif: 48 } },
} as const
const SCENE_BLUR = { wide: 0, tall: 0.6 } as const

// `npm run posters` renders everything; with `agents`, `galleries`, `services`, `portals` or `scenes` only those.
const only = process.argv[2]
if (!only || only === 'agents') await renderPosters()
if (!only || only === 'galleries') await renderAllGalleries()
if (!only || only === 'services') await renderServices()
if (!only || only === 'portals') await renderPortals()
if (!only || only === 'scenes') await renderScenes()

async function renderPosters(): Promise<void> {
  const folder = new URL(`${POSTER_FOLDER}/`, root)
  mkdirSync(folder, { recursive: true })
  const manifest: PosterManifest = { ...readManifest(), sources: hashPosterSources(root), agents: [] }
  for (const agent of demoRoster) {
    manifest.agents.push({ name: agent.name, slug: posterSlug(agent.name), files: await renderPoster(agent, folder) })
    console.log(`${agent.name}: ${inKilobytes(sumBytes(manifest.agents.at(-1)?.files ?? []))}`)
  }
  writeManifest(manifest)
  removeStrangers(folder, new Set(manifest.agents.flatMap((agent) => agent.files.map(({ file }) => file))))

  const total = sumBytes(manifest.agents.flatMap((agent) => agent.files))
  console.log(`${manifest.agents.length} posters, ${inKilobytes(total)}`)
  if (total > POSTER_BUDGET) throw new Error(`the posters are ${inKilobytes(total - POSTER_BUDGET)} over their budget`)
}

async function renderPoster(agent: DemoAgent, folder: URL): Promise<PosterFile[]> {
  const svg = poster({ category: agent.category, name: agent.name, ...agent.poster })
  const sheet = await sharp(Buffer.from(svg)).flatten().png().toBuffer()
  const wanted = POSTER_WIDTHS.flatMap((width) => POSTER_FORMATS.map((format) => ({ width, format })))
  return Promise.all(
    wanted.map(async ({ width, format }) => {
      const image = width === 600 ? sharp(sheet).convolve(POSTER_SOFTENING) : sharp(sheet).resize(width)
      const file = posterFileName(agent.name, width, format)
      const info = await encode(image, format, POSTER_QUALITY[width][format], new URL(file, folder))
      return { file, width: info.width, height: info.height, bytes: info.size }
    }),
  )
}

async function renderAllGalleries(): Promise<void> {
  const files = await renderGalleries(root)
  writeManifest({ ...readManifest(), galleries: { sources: hashGallerySources(root), files } })
  removeStrangers(new URL(`${GALLERY_FOLDER}/`, root), new Set(files.map(({ file }) => file)))
  const total = sumBytes(files)
  console.log(`galleries: ${files.length} files, ${inKilobytes(total)}`)
  if (total > GALLERY_BUDGET)
    throw new Error(`the galleries are ${inKilobytes(total - GALLERY_BUDGET)} over their budget`)
}

/** The services page shows its posters up to 533 px wide, so they are rendered half as large again as an agent's. */
async function renderServices(): Promise<void> {
  const files: PosterFile[] = []
  for (const kind of SERVICE_KINDS) {
    const wanted = serviceFiles.filter((one) => one.kind === kind)
    files.push(...(await renderLarge(kind, servicePosters[kind], wanted, SERVICE_FOLDER)))
  }
  writeManifest({ ...readManifest(), services: { sources: hashServiceSources(root), files } })
  removeStrangers(new URL(`${SERVICE_FOLDER}/`, root), new Set(files.map(({ file }) => file)))
}

async function renderPortals(): Promise<void> {
  const files: PosterFile[] = []
  for (const role of ROLES) {
    const wanted = portalFiles.filter((one) => one.role === role)
    files.push(...(await renderLarge(role, portalPosters[role], wanted, PORTAL_FOLDER)))
  }
  writeManifest({ ...readManifest(), portals: { sources: hashPortalSources(root), files } })
}

type WantedFile = Pick<(typeof serviceFiles)[number], 'file' | 'width' | 'format'>

async function renderLarge(name: string, options: ServicePoster, wanted: readonly WantedFile[], place: string) {
  const folder = new URL(`${place}/`, root)
  mkdirSync(folder, { recursive: true })
  const files: PosterFile[] = []
  const sheet = await sharp(Buffer.from(poster({ name, ...options })), { density: 108 })
    .flatten()
    .png()
    .toBuffer()
  for (const { file, width, format } of wanted) {
    const resized = sharp(sheet).resize(width)
    const image = SERVICE_BLUR[width] ? resized.blur(SERVICE_BLUR[width]) : resized
    const info = await encodeWithin(SERVICE_BUDGET[width], image, format, new URL(file, folder))
    files.push({ file, width: info.width, height: info.height, bytes: info.size })
  }
  console.log(`${name}: ${inKilobytes(sumBytes(files))}`)
  return files
}

/** The best quality that fits: some designs have much more stipple than others. */
async function encodeWithin(budget: number, image: Sharp, format: 'webp' | 'avif', file: URL): Promise<OutputInfo> {
  for (let quality = 52; quality >= 20; quality -= 4) {
    const info = await encode(image.clone(), format, quality, file)
    if (info.size <= budget) return info
  }
  throw new Error(`${file.pathname} does not fit into ${inKilobytes(budget)}`)
}

async function renderScenes(): Promise<void> {
  const folder = new URL(`${SCENE_FOLDER}/`, root)
  mkdirSync(folder, { recursive: true })
  const modes: SceneMode[] = ['evening', 'matinee']
  const crops: SceneCrop[] = ['wide', 'tall']
  for (const mode of modes) {
    for (const crop of crops) {
      const sheet = await sharp(Buffer.from(scene({ mode, crop })))
        .flatten()
        .png()
        .toBuffer()
      for (const format of POSTER_FORMATS) {
        const file = `hero-${mode}-${crop}.${format}`
        const stippled = sharp(sheet).convolve(POSTER_SOFTENING)
        const image = SCENE_BLUR[crop] ? stippled.blur(SCENE_BLUR[crop]) : stippled
        const info = await encode(image, format, SCENES[mode][crop][format], new URL(file, folder))
        console.log(`${file}: ${info.width} × ${info.height}, ${inKilobytes(info.size)}`)
      }
    }
    writeFileSync(new URL(`empty-${mode}.svg`, folder), emptyStage(mode))
  }
}

function encode(image: Sharp, format: 'webp' | 'avif', quality: number, file: URL): Promise<OutputInfo> {
  const path = fileURLToPath(file)
  const encoder = format === 'webp' ? image.webp({ quality, effort: 6 }) : image.avif({ quality, effort: 6 })
  return encoder.toFile(path)
}

/** Deletes posters of agents who are no longer on the roster, and of services that no longer exist. */
function removeStrangers(folder: URL, known: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) {
    if (/\.(webp|avif)$/.test(file) && !known.has(file)) rmSync(new URL(file, folder))
  }
}

function readManifest(): PosterManifest {
  return JSON.parse(readFileSync(new URL(POSTER_MANIFEST, root), 'utf8')) as PosterManifest // written below
}

function writeManifest(manifest: PosterManifest): void {
  writeFileSync(new URL(POSTER_MANIFEST, root), `${JSON.stringify(manifest, null, 2)}\n`)
}

function sumBytes(files: readonly PosterFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
