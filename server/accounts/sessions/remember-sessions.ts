import type { Changes } from '#server/live/changes.ts'

/** How long what a session may do is remembered, in milliseconds (docs/decisions/036). */
export const REMEMBERED_MS = 1000
/** Cookies that are remembered at once. */
const MOST = 10_000

/** The tables whose writes may change what a session may do. */
export const ACCESS_TABLES: ReadonlySet<string> = new Set([
  ...['sessions', 'users', 'customers', 'passkeys', 'authenticator_apps', 'agency_settings'],
])

/** What was found by the cookies of sessions, for up to a second. */
export interface RememberedSessions<Value> {
  /**
   * What belongs to a cookie: what is remembered, or what is found now. Nothing found is not remembered.
   * @param cookie the stored form of its token, never the token itself
   * @param fresh true for what must be found now, as for a write
   */
  find(cookie: string, fresh: boolean, find: () => Promise<Value[]>): Promise<Value[]>
  /** Forgets all, because this process has written to a table of access. */
  forget(): void
}

/**
 * Remembers what sessions may do for up to a second, so that a screen's reads look it up once. A change anywhere that
 * ends or changes access empties it; while changes are not heard, nothing is remembered.
 * @param ms how long; 0 remembers nothing
 */
export function rememberSessions<Value>(
  changes: Pick<Changes, 'onChange' | 'onResume' | 'isListening'>,
  ms: number,
): RememberedSessions<Value> {
  const known = new Map<string, { value: Value[]; until: number }>()
  // counts what empties it: a look-up under way meanwhile may have read what was before
  let changed = 0
  function forget(): void {
    changed += 1
    known.clear()
  }
  /** The oldest come first, and all live equally long. */
  function dropExpired(now: number): void {
    for (const [cookie, { until }] of known) {
      if (until > now) return
      known.delete(cookie)
    }
  }
  changes.onResume(forget)
  changes.onChange((table) => {
    if (ACCESS_TABLES.has(table)) forget()
  })
  return {
    forget,
    async find(cookie, fresh, find) {
      if (ms === 0 || fresh || !changes.isListening()) return find()
      const now = performance.now()
      const kept = known.get(cookie)
      if (kept !== undefined && kept.until > now) return kept.value
      known.delete(cookie)
      const before = changed
      const value = await find()
      if (value.length > 0 && before === changed && changes.isListening()) {
        dropExpired(now)
        if (known.size < MOST) known.set(cookie, { value, until: now + ms })
      }
      return value
    },
  }
}
