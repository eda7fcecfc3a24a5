import { HOUR_MS } from './day.ts'
import { bookingTotalCents } from './money.ts'
import { type PackagePrice, packageTotalCents } from './package.ts'
import { computeLines, linesTotalCents, type PriceLine, stated } from './price-line.ts'

/** Why an agent drops out of a booking (docs/product.md P15.60). */
export const DROP_OUT_CAUSES = ['declined', 'cannot_make_it', 'blocked', 'archived'] as const

/** Of a booking whose agent dropped out: nobody is offered, or its customer is to pick. */
export const DROP_OUT_STANDINGS = ['open', 'offered'] as const
export type DropOutStanding = (typeof DROP_OUT_STANDINGS)[number]

export const OFFER_STATES = ['open', 'picked', 'confirmed', 'withdrawn'] as const

export const CHOICE_STATES = ['offered', 'picked', 'confirmed', 'passed', 'gone'] as const

/** Agents offered to a customer at once, at most. */
export const MOST_CHOICES = 3

/** Hours an offer waits for a pick before the office is alerted. */
const PICK_HOURS = 48
/** A drop-out later than this many hours before the start counts as late. */
export const LATE_HOURS = 72
/** Hours in which a request is to be answered. */
export const ANSWER_HOURS = 24

/**
 * When the office is alerted that a customer has not picked: 48 hours after the offer, or halfway to the start if that is
 * earlier, so that time is left for a call (docs/product.md P15.62).
 */
export function pickDeadline(offeredAt: Date, eventDate: Date): Date {
  const wait = Math.min(PICK_HOURS * HOUR_MS, (eventDate.getTime() - offeredAt.getTime()) / 2)
  return new Date(offeredAt.getTime() + wait)
}

/** The price of a booking that another agent is to take. */
export interface ReplacedPrice {
  /** Hours. */
  hours: number
  /** The booking's own lines; null when it has the usual price. */
  lines: readonly PriceLine[] | null
  /** The package it was sold as, when the agent is of the same category; else null. */
  sold: PackagePrice | null
}

/**
 * The price of a booking with another agent (docs/product.md P15.63): the package at its price, or the agent's rate for
 * the hours. Of a booking with lines of its own only those of talent are replaced.
 * @param hourlyRate whole dollars an hour; null or 0 means unknown
 * @returns integer cents without tax, with the booking's own lines if it has some; null while it can't be known
 */
export function replacementPrice(
  { hours, lines, sold }: ReplacedPrice,
  hourlyRate: number | null,
): { cents: number; lines: PriceLine[] | null } | null {
  if (lines === null) {
    const cents = sold ? packageTotalCents(sold, hourlyRate, hours) : bookingTotalCents(hourlyRate, hours)
    return cents === null ? null : { cents, lines: null }
  }
  const talentCents = bookingTotalCents(hourlyRate, hours)
  if (talentCents === null) return null
  const talent = { kind: 'talent', share: 'shared', label: '', percent: null, amount: talentCents } as const
  const others = lines.filter(({ kind }) => kind !== 'talent').map(stated)
  const next = computeLines([{ ...talent, hours, rate: Math.round(talentCents / hours) }, ...others])
  const cents = linesTotalCents(next)
  return cents < 0 ? null : { cents, lines: next }
}
