import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call } from '#web/lib/api.ts'

/** A time, and who is looked for. */
export interface FreeTime {
  /** Atlanta time as a date input writes it, or an instant. */
  start: string
  hours: number
  category?: string | undefined
  /** Words of the name. */
  q?: string | undefined
  /** A booking whose own time doesn't count. */
  booking?: string | undefined
}

const isAskable = ({ start, hours }: FreeTime) =>
  start !== '' && Number.isInteger(hours) && hours >= MIN_HOURS && hours <= MAX_HOURS

/** Who is free at a time. Nothing is asked until the time is complete. */
export const freeQuery = (time: FreeTime) =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'free', time],
    queryFn: ({ signal }) =>
      call('GET /api/admin/agents/free', {
        query: { ...time, category: time.category || undefined, q: time.q || undefined },
        signal,
      }),
    enabled: isAskable(time),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
