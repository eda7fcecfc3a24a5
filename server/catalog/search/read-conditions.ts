import { parseAtlantaTime, SkippedTimeError } from '#server/availability/atlanta-time.ts'
import { invalid } from '#server/errors.ts'
import type { listAgents } from '#shared/contract/catalog/agents.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { HOUR_MS, nextDay } from '#shared/model/day.ts'
import type { AgentConditions } from './search.ts'

type Search = Omit<EndpointInput<typeof listAgents>['query'], 'sort' | 'cursor' | 'limit'>

/**
 * What a search's parameters mean as conditions.
 * @throws AppError invalid_request (400) for a date that isn't one, or that Atlanta's clocks skip
 */
export function readConditions({ q, category, minRate, maxRate, date, hours }: Search): AgentConditions {
  return { words: q, category, minRate, maxRate, free: date === undefined ? undefined : readSpan(date, hours) }
}

/** A date alone is the whole of that day; with a time, or with hours, it lasts one hour unless said. */
function readSpan(date: string, hours: number | undefined): { from: Date; to: Date } {
  const from = readTime(date)
  const wholeDay = hours === undefined && /^\d{4}-\d{2}-\d{2}$/.test(date)
  return { from, to: wholeDay ? readTime(nextDay(date)) : new Date(from.getTime() + (hours ?? 1) * HOUR_MS) }
}

function readTime(text: string): Date {
  try {
    const time = parseAtlantaTime(text)
    // PostgreSQL's own times end long after, ISO years with four digits here
    if (time && time.getUTCFullYear() > 0 && time.getUTCFullYear() < 10_000) return time
  } catch (error) {
    if (!(error instanceof SkippedTimeError)) throw error
  }
  throw invalid({ date: 'Not a date and time in Atlanta' })
}
