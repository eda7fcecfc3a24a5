import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Query keys of the agency's figures and of its audit log. */
export const SUMMARY_KEY = ['summary'] as const
export const AUDIT_KEY = ['audit'] as const

/** Counts and sums of the agency. */
export const summaryQuery = queryOptions({
  queryKey: SUMMARY_KEY,
  queryFn: ({ signal }) => call('GET /api/admin/summary', { signal }),
})

/** What waits for the office; read again whenever the counts are. */
export const workQuery = queryOptions({
  queryKey: [...SUMMARY_KEY, 'work'],
  queryFn: ({ signal }) => call('GET /api/admin/work', { signal }),
})

/** How the product itself is. */
export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => call('GET /api/admin/system', { signal }),
})

export const FAILED_MAILS_KEY = ['failed-mails'] as const

/** Emails that were given up. */
export const failedMailsQuery = queryOptions({
  queryKey: FAILED_MAILS_KEY,
  queryFn: ({ signal }) => call('GET /api/admin/failed-mails', { signal }),
})

/** Who did what, the latest first; of one kind of thing, or of all. */
export const auditQuery = (entity: string | undefined) =>
  pagesQuery([...AUDIT_KEY, entity ?? 'all'], async (cursor, signal) => {
    const { data, headers } = await callWithHeaders('GET /api/admin/audit', {
      query: { entity, cursor, limit: 30 },
      signal,
    })
    // lists know their rows by text
    return { data: data.map((entry) => ({ ...entry, id: String(entry.id) })), headers }
  })
