import { createHash } from 'node:crypto'
import { PORTAL_POSTER_WIDTHS, portalPosterFile } from '#shared/model/portal-poster.ts'
import { ROLES, type Role } from '#shared/model/role.ts'
import { hashGenerator, POSTER_FORMATS } from './poster-files.ts'
import type { ServicePoster } from './service-posters.ts'

/** The folder of the posters beside the logins, relative to the root of the repository. */
export const PORTAL_FOLDER = 'web/public/portals'

/** The singer for customers, the brim for agents, the back bar for the office. */
export const portalPosters: Record<Role, ServicePoster> = {
  customer: { category: 'entertainer', variant: 2, palette: 'fox', skin: 'bronze', flip: true },
  agent: { category: 'model', variant: 0, palette: 'brass', skin: 'umber' },
  admin: { category: 'bartender', variant: 2, palette: 'fox', skin: 'bronze' },
}

/** Every file that must exist. */
export const portalFiles = ROLES.flatMap((role) =>
  PORTAL_POSTER_WIDTHS.flatMap((width) =>
    POSTER_FORMATS.map((format) => ({ role, width, format, file: portalPosterFile(role, width, format) })),
  ),
)

/** One hash of everything these posters depend on: the generator's sources and the drawn designs. */
export function hashPortalSources(root: URL): string {
  return createHash('sha256').update(hashGenerator(root)).update(JSON.stringify(portalPosters)).digest('hex')
}
