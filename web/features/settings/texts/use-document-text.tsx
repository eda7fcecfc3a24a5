import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#web/lib/api.ts'
import { findText } from '#web/lib/site-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What the agency wrote anew, documents included. */
const siteTextsQuery = queryOptions({
  queryKey: ['site-texts'],
  queryFn: ({ signal }) => call('GET /api/texts', { signal }),
  staleTime: 0,
})

/**
 * A document as it reads now. One that was written anew is read where its page did not bring it along.
 * @returns its text, and what stands in its place while it is read or when that failed
 */
export function useDocumentText<Originals extends Readonly<Record<string, string>>>(
  originals: Originals,
  id: keyof Originals & string,
): { text: string | undefined; waiting: ReactNode } {
  const brought = findText(originals, id)
  const { data, isError, isFetching, refetch } = useQuery({ ...siteTextsQuery, enabled: brought === '' })
  const text = brought || (data && (data.texts[id] ?? originals[id]))
  if (text !== undefined) return { text, waiting: null }
  return {
    text,
    waiting: isError ? (
      <Failure
        message="The text did not load."
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    ) : (
      <Skeleton className="h-64" />
    ),
  }
}
