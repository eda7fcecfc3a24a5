import { queryOptions } from '@tanstack/react-query'
import { HOUR_MS } from '#shared/model/day.ts'
import { atlantaInstant } from '#shared/model/time-zone.ts'
import { call } from '#web/lib/api.ts'

/** The next free days of an agent (docs/product.md P8.23). */
export const freeDaysQuery = (id: string) =>
  queryOptions({
    queryKey: ['agents', id, 'free-days'],
    queryFn: async ({ signal }) => (await call('GET /api/agents/:id/free-days', { params: { id }, signal })).days,
  })

/** What an agent says about travel, setup and what to bring. */
export const factsQuery = (id: string) =>
  queryOptions({
    queryKey: ['agents', id, 'facts'],
    queryFn: ({ signal }) => call('GET /api/agents/:id/facts', { params: { id }, signal }),
  })

/**
 * Whether an agent is free for all of an event.
 * @param date Atlanta time: '2026-12-31T21:00'
 */
export const freeThenQuery = (id: string, date: string, hours: number) =>
  queryOptions({
    queryKey: ['agents', id, 'free', date, hours],
    queryFn: async ({ signal }) => {
      const query = { from: date, to: addHours(date, hours) }
      const { busy } = await call('GET /api/agents/:id/availability', { params: { id }, query, signal })
      return busy.length === 0
    },
  })

/** The instant some hours after a minute of the agency's clock, across a change of clocks too. */
const addHours = (date: string, hours: number): string =>
  new Date(atlantaInstant(date).getTime() + hours * HOUR_MS).toISOString()
