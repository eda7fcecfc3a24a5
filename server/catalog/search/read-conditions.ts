import { parseAtlantaTime, SkippedTimeError } from '#server/availability/atlanta-time.ts'
import { invalid } from '#server/errors.ts'
import type { listAgents } from '#shared/contract/catalog/agents.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { HOUR_MS, nextDay } from '#shared/model/day.ts'
import type { AgentConditions } from './search.ts'

type Search = Omit<EndpointInput<typeof listAgents>['query'], 'sort' | 'cursor' | 'limit'>

/**
 * Reads the parameters of a search as conditions.
 * @throws AppError invalid_request (400) for an invalid date, or a time that Atlanta's clocks skip
 */
export function readConditions({ q, category, minRate, maxRate, date, hours }: Search): AgentConditions {
  return { words: q, category, minRate, maxRate, free: date === undefined ? undefined : readSpan(date, hours) }
}

/** A date alone is the whole day; with a time it lasts the given hours, one by default. */
function readSpan(date: string, hours: number | undefined): { from: Date; to: Date } {
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
  throw invalid({ date: 'Not a date and time in Atlanta' })
}
