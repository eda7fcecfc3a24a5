import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { setSiteTexts } from '#web/lib/site-texts.ts'

/** Every editable text, with what it says now. */
export const textsQuery = queryOptions({
  queryKey: ['texts'],
  queryFn: ({ signal }) => call('GET /api/admin/texts', { signal }),
  staleTime: 0,
})

/** Lets this window's own pages say what was just saved. When that fails they do once they are loaded again. */
export const followTexts = () =>
  call('GET /api/texts').then(
    ({ texts }) => setSiteTexts(texts),
    () => {},
  )
