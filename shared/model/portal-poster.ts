import type { Role } from './role.ts'

/** The renderings of the posters beside the log-ins: 3:4, so 900 means 900 by 1200. */
export const PORTAL_POSTER_WIDTHS = [450, 900] as const

/** The file name of one rendering of a log-in's poster, under /portals/. */
export function portalPosterFile(role: Role, width: number, format: string): string {
  return `${role}-${width}.${format}`
}
