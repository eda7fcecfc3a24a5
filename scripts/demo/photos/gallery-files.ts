import { createHash } from 'node:crypto'
import { hashGenerator, POSTER_FORMATS, POSTER_WIDTHS, posterSlug } from '../poster-files.ts'
import { demoGalleries } from './photo-designs.ts'

/** The rendered pictures of the galleries, relative to the root of the repository. */
export const GALLERY_FOLDER = 'assets/galleries'
/** The limit for all of them together, in bytes: the first start reads and stores each. */
export const GALLERY_BUDGET = 2.5 * 1024 * 1024

/** The file of a picture: 'imani-okafor-3-600.webp'. @param place from 1 */
export const galleryFileName = (agent: string, place: number, width: number, format: string): string =>
  `${posterSlug(agent)}-${place}-${width}.${format}`

/** Every file that must exist. */
export const galleryFiles = demoGalleries.flatMap(({ agent, photos }) =>
  photos.flatMap(({ options }, at) =>
    POSTER_WIDTHS.flatMap((width) =>
      POSTER_FORMATS.map((format) => ({
        ...{ agent, options, width, format, place: at + 1 },
        file: galleryFileName(agent, at + 1, width, format),
      })),
    ),
  ),
)

/** One hash of everything these pictures depend on: the generator's sources and the drawn designs. */
export const hashGallerySources = (root: URL): string =>
  createHash('sha256')
    .update(hashGenerator(root))
    .update(JSON.stringify(demoGalleries.map(({ photos }) => photos.map(({ options }) => options))))
    .digest('hex')
