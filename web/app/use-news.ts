import { useCallback, useState } from 'react'
import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { describeEvents, type Reader } from '#web/features/office/live/describe-events.ts'

/** What a window last heard, and whether it still hears. */
export interface LiveNews {
  news: { kind: LiveEvent['kind']; text: string; number: number } | undefined
  lost: boolean
}

/** Puts what is heard into one line; what has no words leaves the line as it is. */
export function useNews(reader: Reader): { news: LiveNews['news']; hear: (events: readonly LiveEvent[]) => void } {
  const [news, setNews] = useState<LiveNews['news']>()
  const hear = useCallback(
    (events: readonly LiveEvent[]) => {
      const said = describeEvents(events, reader)
      if (said) setNews((before) => ({ ...said, number: (before?.number ?? 0) + 1 }))
    },
    [reader],
  )
  return { news, hear }
}
