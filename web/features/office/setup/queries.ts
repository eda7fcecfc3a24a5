import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'

/** The query key of the demo's state and the checklist. */
export const SETUP_KEY = ['setup'] as const

/** The demo's state and the steps of the checklist, read again each time they are shown: other screens do the steps. */
export const setupQuery = queryOptions({
  queryKey: SETUP_KEY,
  queryFn: ({ signal }) => call('GET /api/admin/setup', { signal }),
  staleTime: 0,
})

/** What the removal of the demo deletes and keeps. */
export const removalQuery = queryOptions({
  queryKey: [...SETUP_KEY, 'removal'],
  queryFn: ({ signal }) => call('GET /api/admin/demo/removal', { signal }),
  staleTime: 0,
  gcTime: 0,
})
