import { AppError, invalid } from '#server/errors.ts'
import { HOUR_MS } from '#shared/model/day.ts'

/** When and of whom a booking takes the time: its row. */
export interface TimedRow {
  agent_id: string
  event_date: Date
  /** Hours. */
  event_duration: number
}

/**
 * Refuses one person twice at the same time.
 * @param others the performers before it
 * @param i its place in the request, from 0
 * @throws AppError 400
 */
export function assertOnce(booking: TimedRow, others: readonly TimedRow[], i: number): void {
  const isTwice = others.some(
    (other) =>
      other.agent_id === booking.agent_id &&
      other.event_date.getTime() < endOf(booking) &&
      booking.event_date.getTime() < endOf(other),
  )
  if (isTwice) throw invalid({ [`performers.${i}.agentId`]: 'This performer is already in this request for that time' })
}

const endOf = ({ event_date, event_duration }: TimedRow) => event_date.getTime() + event_duration * HOUR_MS

/** A refusal with its fields as those of one performer of the request. */
export function atPerformer(i: number, { code, message, fields = { agentId: message } }: AppError): AppError {
  const named = Object.entries(fields).map(([field, words]) => [`performers.${i}.${field}`, words])
  return new AppError(code, message, { fields: Object.fromEntries(named) })
}

/** Reads what one performer of the request asks for. @throws AppError with the fields of that performer */
export function naming<T>(i: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof AppError ? atPerformer(i, error) : error
  }
}
