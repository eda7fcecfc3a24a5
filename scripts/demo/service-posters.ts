import { createHash } from 'node:crypto'
import { SERVICE_KINDS, SERVICE_POSTER_WIDTHS, type ServiceKind, servicePosterFile } from '#shared/model/services.ts'
import type { PaletteName, SkinName } from '#shared/posters/ink.ts'
import { hashGenerator, POSTER_FORMATS } from './poster-files.ts'

/** The folder of the posters of the services page, relative to the root of the repository. */
export const SERVICE_FOLDER = 'web/public/services'

/** The limit for one file, in bytes. */
export const SERVICE_BUDGET = { 450: 45 * 1024, 660: 36 * 1024, 900: 110 * 1024 } as const

export interface ServicePoster {
  /** Whose sheets. */
  category: string
  variant: number
  palette: PaletteName
  skin: SkinName
  flip?: boolean
}

/** Adjacent posters on the page have different palettes, and show things rather than faces where a design has them. */
export const servicePosters: Record<ServiceKind, ServicePoster> = {
  model: { category: 'model', variant: 1, palette: 'peachtree', skin: 'bronze' },
  exotic_dancer: { category: 'exotic_dancer', variant: 0, palette: 'oxblood', skin: 'bronze' },
  bartender: { category: 'bartender', variant: 0, palette: 'fox', skin: 'umber' },
  massage_therapist: { category: 'massage_therapist', variant: 1, palette: 'powder', skin: 'honey' },
  entertainer: { category: 'entertainer', variant: 0, palette: 'oxblood', skin: 'umber' },
  dj: { category: 'dj', variant: 0, palette: 'brass', skin: 'umber' },
  photographer: { category: 'photographer', variant: 2, palette: 'magnolia', skin: 'bloom' },
  dancer: { category: 'exotic_dancer', variant: 2, palette: 'magnolia', skin: 'umber' },
  other: { category: 'entertainer', variant: 1, palette: 'peachtree', skin: 'bronze' },
}

/** Every file that must exist. */
export const serviceFiles = SERVICE_KINDS.flatMap((kind) =>
  SERVICE_POSTER_WIDTHS.flatMap((width) =>
    POSTER_FORMATS.map((format) => ({ kind, width, format, file: servicePosterFile(kind, width, format) })),
  ),
)

/** One hash of everything these posters depend on: the generator's sources and the drawn designs. */
export function hashServiceSources(root: URL): string {
  return createHash('sha256').update(hashGenerator(root)).update(JSON.stringify(servicePosters)).digest('hex')
}
