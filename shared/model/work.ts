import type { BookingStatus } from './booking.ts'
import { HOUR_MS } from './day.ts'

/**
 * Kinds of work that wait for the office, the most pressing first (docs/product.md P6.140). Everything that lists work
 * keeps this order: the dashboard, the board and the office's digests.
 */
export const WORK_KINDS = [
  'emergency',
  'request',
  'picked',
  'drop_out',
  'declined',
  'complaint',
  'chat',
  'dispute',
  'conflict',
  'unpaid',
  'deposit',
  'countersign',
  'refund',
  'unanswered',
  'no_email',
  'pending',
  'contact_wish',
  'application',
  'payment',
  'paper_lapsed',
  'paper_expiring',
  'review',
  'no_rate',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Work whose moment is since when a person waits: it is never over. */
const SINCE: readonly WorkKind[] = ['emergency', 'complaint', 'chat', 'contact_wish', 'application']

/** Days before an event in which an amount still owed becomes work. */
const UNPAID_DAYS = 7
/** Hours an agent has for an answer. */
const ANSWER_HOURS = 24

/** What decides why a booking waits. */
export interface WaitingBooking {
  status: BookingStatus
  agentAnswer: 'accepted' | 'declined' | null
  /** Whether its time overlaps another booking or blocked time of its agent. */
  hasConflict: boolean
  /** Whether its agent has a login, and can answer. */
  agentCanAnswer: boolean
  /** Whether its agent can be emailed; the others have to be called. */
  agentHasEmail: boolean
  /** Integer cents still owed. */
  owedCents: number
  createdAt: Date
  eventDate: Date
}

/**
 * Why a booking waits for the office: the most pressing reason (docs/product.md P6.140).
 * @returns null when it does not wait
 */
export function findWorkKind(booking: WaitingBooking, now: Date): WorkKind | null {
  const { status, eventDate } = booking
  if (status === 'confirmed') {
    const hours = (eventDate.getTime() - now.getTime()) / HOUR_MS
    return booking.owedCents > 0 && hours > 0 && hours <= UNPAID_DAYS * 24 ? 'unpaid' : null
  }
  if (status !== 'pending') return null
  if (booking.agentAnswer === 'declined') return 'declined'
  if (booking.hasConflict) return 'conflict'
  const waited = (now.getTime() - booking.createdAt.getTime()) / HOUR_MS
  if (booking.agentAnswer !== null) return 'pending'
  if (booking.agentCanAnswer && waited >= ANSWER_HOURS) return 'unanswered'
  return booking.agentHasEmail ? 'pending' : 'no_email'
}

/** A piece of work and its moment: the event of a booking, since when a visitor or customer waits, or a paper's last day. */
export interface Work {
  /** Null for a booking that does not wait; the board lists those, too. */
  kind: WorkKind | null
  /** Null for work without a moment, such as several reviews. */
  at: Date | null
}

/**
 * How pressing a kind is: 0 first. What does not wait comes after all kinds. A request whose agent has no email is as
 * pressing as any other: the nearest event decides.
 */
export const workRank = (kind: WorkKind | null): number =>
  kind === null ? WORK_KINDS.length : WORK_KINDS.indexOf(kind === 'no_email' ? 'pending' : kind)

/**
 * Orders work: by kind, then by moment, the earliest first; events that are over come after those to come, and work
 * without a moment last.
 * @returns a function for Array.sort
 */
export function compareWork(now: Date): (one: Work, other: Work) => number {
  const isOver = ({ at, kind }: Work) => at !== null && (kind === null || !SINCE.includes(kind)) && at < now
  const moment = ({ at }: Work) => at?.getTime() ?? Number.MAX_SAFE_INTEGER
  return (one, other) =>
    workRank(one.kind) - workRank(other.kind) ||
    Number(isOver(one)) - Number(isOver(other)) ||
    moment(one) - moment(other)
}
