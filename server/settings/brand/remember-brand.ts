import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Changes } from '#server/live/changes.ts'
import type { Brand } from '#shared/model/brand.ts'
import { type BrandRow, findBrandRow } from './brand-rows.ts'

/** Gives the brand from memory. */
export type BrandReader = (() => Brand) & {
  /** Reads it again. */
  refresh(): Promise<void>
  /** Names what keeps the brand for longer than a request, by what brings it up to date. */
  follow(update: () => Promise<void>): void
  /** Reads it again and lets this process follow, within FOLLOW_MS; a request that changed it waits for it. */
  settle(): Promise<void>
}

/** How long a request waits for what follows the brand, in milliseconds; on a busy machine that may come later. */
const FOLLOW_MS = 8_000

/** The original brand with what owners set over it; accent and logo only where they are set (docs/product.md P6.210). */
export function brandOver(original: Brand, row: BrandRow): Brand {
  const { accent_dark: dark, accent_light: light } = row
  return {
    name: row.name ?? original.name,
    phone: row.phone ?? original.phone,
    email: row.email ?? original.email,
    address: original.address,
    ...(dark !== null && light !== null && { accent: { dark, light } }),
    ...(row.logo_set !== null && { logo: row.logo_set }),
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
  let known = originalBrand
  let asked = 0
  let answered = 0
  async function refresh(): Promise<void> {
    asked += 1
    const number = asked
    const row = await findBrandRow(db)
    // of two reads under way the one that began later stands
    if (number < answered) return
    answered = number
    known = brandOver(originalBrand, row)
  }
  // while the database is away the last known brand stands
  const again = () => void refresh().catch(() => {})
  changes.onResume(again)
  changes.onChange((table) => {
    if (table === 'brand_settings') again()
  })
  const followers: (() => Promise<void>)[] = []
  async function settle(): Promise<void> {
    await refresh()
    const timeout = new AbortController()
    const late = sleep(FOLLOW_MS, undefined, { signal: timeout.signal, ref: false }).catch(() => {})
    // a follower that fails is logged where it hears of changes
    await Promise.race([Promise.allSettled(followers.map((update) => update())), late])
    timeout.abort()
  }
  return Object.assign(() => known, {
    refresh,
    settle,
    follow: (update: () => Promise<void>) => followers.push(update),
  })
}
