import type { Accent } from './accent.ts'
import { FILTER_CATEGORIES } from './agent.ts'
import type { Place } from './place.ts'

/**
 * The agency's name and how to reach it: from the configuration, with what owners set over it (docs/product.md P6.210).
 */
export interface Brand {
  name: string
  phone: string
  email: string
  address: string
  /** Its own accent color; absent for the one the site begins with. */
  accent?: Accent
  /** The hash of its logo; absent without one. */
  logo?: string
  /** What differs from the default place; absent in Atlanta. */
  place?: Partial<Place>
  /** The categories visitors may choose, in the office's order; absent while they include the original seven. */
  categories?: readonly BrandCategory[]
}

/** A category as links and buttons name it. */
export interface BrandCategory {
  name: string
  displayName: string
}

/** The categories that the site's buttons and links name until an agency has others. */
const ORIGINAL_CATEGORIES: readonly string[] = [...FILTER_CATEGORIES, 'dj', 'photographer']

/**
 * An agency's categories, if it lacks one of the original seven; undefined when it has all of them, or none of its own yet.
 * @param categories those that visitors may choose, in the office's order
 */
export function categoriesBeyondOriginal(categories: readonly BrandCategory[]): readonly BrandCategory[] | undefined {
  const has = (category: string) => categories.some(({ name }) => name === category)
  return categories.length === 0 || ORIGINAL_CATEGORIES.every(has) ? undefined : categories
}

/** The longest name, in characters. */
export const MOST_NAME = 60

/** Whether a name is too long for one line of the navigation bar in its usual size. */
export const isLongName = (name: string): boolean => name.length > 18

/** The address of a stored file of the agency's look; it always shows the same. */
export const brandPath = (id: string, name: string): string => `/api/brand/${id}/${name}`

/** The hash in such an address; undefined in any other. */
export const findBrandSet = (address: string): string | undefined =>
  /^\/api\/brand\/([0-9a-f]{64})\/[a-z0-9-]+\.[a-z0-9]+$/.exec(address)?.[1]

/** An address of several lines as a sentence may carry it: '77 Auburn Avenue NE, Atlanta'. */
export const addressLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')

/** What the product calls itself until an agency configures its own. */
export const DEFAULT_BRAND: Brand = {
  name: 'Marquee',
  phone: '(404) 555-0142',
  email: 'hello@marquee.example',
  address: 'Atlanta, Georgia',
}

/** The pictures of an agency's look, by the names they are stored under. */
export const LOOK_PICTURES = [
  ...(['logo.webp', 'logo.png', 'hero-wide.avif', 'hero-wide.webp', 'hero-tall.avif', 'hero-tall.webp'] as const),
  ...(['icon-192.png', 'icon-512.png', 'share.jpg'] as const),
] as const
export type LookPicture = (typeof LOOK_PICTURES)[number]
