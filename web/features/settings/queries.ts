import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** What the agency decided about itself. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /api/admin/settings', { signal }),
})

/** Who changed them last, and when; undefined when nobody is on record. */
export async function findLastChange() {
  const [entry] = await call('GET /api/admin/audit', { query: { entity: 'settings', limit: 1 } })
  return entry && { who: entry.actor?.name ?? 'Someone', at: entry.at }
}
