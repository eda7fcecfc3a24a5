/** The categories whose words and poster on the services page are fixed (docs/product.md P2.14). */
export const SERVICE_NAMES = [
  'model',
  'entertainer',
  'bartender',
  'exotic_dancer',
  'dancer',
  'massage_therapist',
  'dj',
  'photographer',
] as const
export type ServiceName = (typeof SERVICE_NAMES)[number]

/** What has words and a poster of its own: a known category, or any other one. */
export type ServiceKind = ServiceName | 'other'
export const SERVICE_KINDS: readonly ServiceKind[] = [...SERVICE_NAMES, 'other']

/** The renderings of a service's poster: 3:4, so 900 means 900 by 1200. */
export const SERVICE_POSTER_WIDTHS = [450, 660, 900] as const

/**
 * Which of the fixed services a category is.
 * @param category a category name
 */
export function getServiceKind(category: string): ServiceKind {
  return SERVICE_NAMES.find((name) => name === category) ?? 'other'
}

/** The file name of one rendering of a service's poster, under /services/. */
export function servicePosterFile(kind: ServiceKind, width: number, format: string): string {
  return `${kind}-${width}.${format}`
}
