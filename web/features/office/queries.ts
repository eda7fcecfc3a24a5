import { queryOptions } from '@tanstack/react-query'
import type { AuditSearch } from '#web/features/office/audit-search.ts'
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

/** What a text finds; nothing is asked without one. */
export const findQuery = (q: string) =>
  queryOptions({
    queryKey: ['find', q],
    queryFn: ({ signal }) => call('GET /api/admin/find', { query: { q }, signal }),
    enabled: q !== '',
    staleTime: 0,
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

/** Who did what, the latest first. */
export const auditQuery = (search: AuditSearch) =>
  pagesQuery([...AUDIT_KEY, JSON.stringify(search)], async (cursor, signal) => {
    const { data, headers } = await callWithHeaders('GET /api/admin/audit', {
      query: { ...search, cursor, limit: 30 },
      signal,
    })
    // lists know their rows by text
    return { data: data.map((entry) => ({ ...entry, id: String(entry.id) })), headers }
  })
