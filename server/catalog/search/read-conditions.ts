import { parseAtlantaTime, SkippedTimeError } from '#server/availability/atlanta-time.ts'
import { invalid } from '#server/errors.ts'
import type { listAgents } from '#shared/contract/catalog/agents.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { HOUR_MS, nextDay } from '#shared/model/day.ts'
import { cityName } from '#shared/model/place.ts'
import type { AgentConditions } from './search.ts'
import type { MeantSearch } from './understand-words.ts'

type Search = Omit<EndpointInput<typeof listAgents>['query'], 'sort' | 'cursor' | 'limit'>

/**
 * Reads the parameters of a search as conditions. A date that the words name takes the place of the one given.
 * @param understand what the words mean
 * @returns the conditions, and what the words were read as
 * @throws AppError invalid_request (400) for an invalid date, or a time that Atlanta's clocks skip
 */
export async function readConditions(
  { q, category, minRate, maxRate, date, hours }: Search,
  understand: (words: string) => Promise<MeantSearch>,
): Promise<{ conditions: AgentConditions; meant: MeantSearch | undefined }> {
  const meant = q === undefined ? undefined : await understand(q)
  const free =
    meant?.date === undefined ? date && readSpan(date, hours) : readSpan(meant.date, meant.hours ?? hours ?? 1)
  return { conditions: { texts: meant?.texts, category, minRate, maxRate, free: free || undefined }, meant }
}

/**
 * The span of a date in Atlanta: a date alone is the whole day; with a time it lasts the given hours, one by default.
 * @throws AppError invalid_request (400) for an invalid date, or a time that Atlanta's clocks skip
 */
export function readSpan(date: string, hours?: number): { from: Date; to: Date } {
  const from = readTime(date)
  const wholeDay = hours === undefined && /^\d{4}-\d{2}-\d{2}$/.test(date)
  return { from, to: wholeDay ? readTime(nextDay(date)) : new Date(from.getTime() + (hours ?? 1) * HOUR_MS) }
}

function readTime(text: string): Date {
  try {
    const time = parseAtlantaTime(text)
    // PostgreSQL's range is wider; ISO years here have four digits
    if (time && time.getUTCFullYear() > 0 && time.getUTCFullYear() < 10_000) return time
  } catch (error) {
    if (!(error instanceof SkippedTimeError)) throw error
  }
  throw invalid({ date: `Not a date and time in ${cityName()}` })
}
