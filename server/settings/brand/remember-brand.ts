import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Changes } from '#server/live/changes.ts'
import { type Remembered, rememberRow } from '#server/live/remember-row.ts'
import { toPlace } from '#server/settings/place/place-rows.ts'
import { type Brand, categoriesBeyondOriginal } from '#shared/model/brand.ts'
import { placeBeyondDefault, setPlace } from '#shared/model/place.ts'
import { type BrandRow, findBrandRow } from './brand-rows.ts'

/** Gives the brand from memory. */
export type BrandReader = Remembered<Brand> & {
  /** Names what keeps the brand for longer than a request, by what brings it up to date. */
  follow(update: () => Promise<void>): void
  /** Reads it again and lets this process follow, within FOLLOW_MS; a request that changed it waits for it. */
  settle(): Promise<void>
}

/** How long a request waits for what follows the brand, in milliseconds; on a busy machine that may come later. */
const FOLLOW_MS = 8_000

/** The original brand with what owners set over it; accent, logo, place and categories only where they are set (docs/product.md P6.210, P8.20). */
export function brandOver(original: Brand, row: BrandRow): Brand {
  const { accent_dark: dark, accent_light: light } = row
  const place = placeBeyondDefault(toPlace(row))
  const categories = categoriesBeyondOriginal(row.categories)
  return {
    name: row.name ?? original.name,
    phone: row.phone ?? original.phone,
    email: row.email ?? original.email,
    address: row.address ?? original.address,
    ...(dark !== null && light !== null && { accent: { dark, light } }),
    ...(row.logo_set !== null && { logo: row.logo_set }),
    ...(place && { place }),
    ...(categories && { categories }),
  }
}

/**
 * The brand, kept in memory and read again whenever it changes, in any process.
 * @returns a reader; while the database has never answered it gives the original
 */
export function rememberBrand(
  db: Database,
  changes: Changes,
  { originalBrand }: Pick<Config, 'originalBrand'>,
): BrandReader {
  const brand = rememberRow(changes, {
    tables: ['brand_settings', 'place_settings', 'agency_settings', 'categories'],
    first: originalBrand,
    read: async () => brandOver(originalBrand, await findBrandRow(db)),
    // dates and amounts are written by it everywhere (docs/product.md P8.20)
    adopt: ({ place }) => setPlace(place),
  })
  const followers: (() => Promise<void>)[] = []
  async function settle(): Promise<void> {
    await brand.refresh()
    const timeout = new AbortController()
    const late = sleep(FOLLOW_MS, undefined, { signal: timeout.signal, ref: false }).catch(() => {})
    // a follower that fails is logged where it hears of changes
    await Promise.race([Promise.allSettled(followers.map((update) => update())), late])
    timeout.abort()
  }
  return Object.assign(brand, { settle, follow: (update: () => Promise<void>) => followers.push(update) })
}
