import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Proposals are read anew with the bookings: what changes one changes what can be proposed. */
const PROPOSALS_KEY = ['bookings', 'proposals'] as const
/** What a proposal changes: bookings with their holds, and the office's lists of work. */
export const PROPOSED_KEYS = [['bookings'], ['work']] as const

/** What can be proposed for an event, and what was. @param depositPercent 0 for none; undefined for the usual one */
export const eventProposalsQuery = (eventId: string, depositPercent?: number) =>
  queryOptions({
    queryKey: [...PROPOSALS_KEY, 'event', eventId, depositPercent ?? 'usual'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/event-proposals/:id', { params: { id: eventId }, query: { depositPercent }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export type ProposalFilter = 'open' | 'accepted' | 'countersign' | 'lost'

/** All proposals, the newest first. */
export const proposalsQuery = (state: ProposalFilter | undefined) => ({
  ...pagesQuery([...PROPOSALS_KEY, 'list', state ?? 'all'], (cursor, signal) =>
    callWithHeaders('GET /api/admin/proposals', { query: { state, cursor }, signal }),
  ),
  placeholderData: keepPreviousData,
  staleTime: 0,
})

/** How proposals of this month and the eleven before it turned out. */
export const proposalSummaryQuery = queryOptions({
  queryKey: [...PROPOSALS_KEY, 'summary'],
  queryFn: ({ signal }) => call('GET /api/admin/proposals/summary', { signal }),
  staleTime: 0,
})
