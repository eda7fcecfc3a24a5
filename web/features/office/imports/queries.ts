import { queryOptions } from '@tanstack/react-query'
import { type ImportState, WORKING_STATES } from '#shared/model/import.ts'
import { call } from '#web/lib/api.ts'

/** Query key of all imports. */
export const IMPORTS_KEY = ['imports'] as const

/** How often an import at work is asked how far it is, in milliseconds. */
const ASK_MS = 1000

/** Whether the product works on an import in this state. */
export const isWorking = (state: ImportState): boolean => WORKING_STATES.some((one) => one === state)

/** The latest imports. */
export const importsQuery = queryOptions({
  queryKey: [...IMPORTS_KEY, 'list'],
  queryFn: ({ signal }) => call('GET /api/admin/imports', { signal }),
})

/** One import, asked again while the product works on it. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, id],
    queryFn: ({ signal }) => call('GET /api/admin/imports/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data.state) ? ASK_MS : false),
  })
