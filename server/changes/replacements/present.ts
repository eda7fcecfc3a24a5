import { readOwnLines } from '#server/bookings/price/price-lines.ts'
import { presentSoldPackage } from '#server/bookings/request/sold-package.ts'
import type { Candidate, OfficeOffer } from '#shared/contract/changes/replacements.admin.ts'
import type { CustomerOffer } from '#shared/contract/changes/replacements.ts'
import { replacementPrice } from '#shared/model/replacement.ts'
import type { CandidateRow, ReplaceableBooking } from './candidate-rows.ts'
import type { ChoiceRow, OfferRow } from './offer-rows.ts'

/** What a booking would cost with another agent (docs/product.md P15.63); null while that can't be known. */
export function priceWith(booking: ReplaceableBooking, agent: Pick<CandidateRow, 'category' | 'hourly_rate'>) {
  const sold = agent.category === booking.category ? presentSoldPackage(booking) : null
  return replacementPrice({ hours: booking.event_duration, lines: readOwnLines(booking), sold }, agent.hourly_rate)
}

const beyond = (cents: number | null, now: number | null) => (cents === null || now === null ? null : cents - now)

/** A candidate as the office sees it. */
export function presentCandidate(booking: ReplaceableBooking, row: CandidateRow): Candidate {
  const { id, name, category, image, rating } = row
  const cents = priceWith(booking, row)?.cents ?? null
  return {
    ...{ id, name, category, image, rating, sharedSpecialties: row.shared, hasEmail: row.has_email },
    priceCents: cents,
    differenceCents: beyond(cents, booking.total_cents),
  }
}

/** An offer as the office sees it. */
export function presentOfficeOffer(offer: OfferRow, choices: readonly ChoiceRow[]): OfficeOffer {
  return {
    ...{ id: offer.id, state: offer.state, message: offer.message },
    deadline: offer.deadline.toISOString(),
    createdAt: offer.created_at.toISOString(),
    pickedAt: offer.picked_at?.toISOString() ?? null,
    choices: choices.map(({ id, agent_id, name, category, image, price_cents, state, agent_answer }) => ({
      ...{ id, agentId: agent_id, name, category, image, priceCents: price_cents, state, agentAnswer: agent_answer },
      differenceCents: beyond(price_cents, offer.total_cents),
    })),
  }
}

/** An offer as its customer sees it: nothing of what the agents answered. */
export function presentCustomerOffer(offer: OfferRow, choices: readonly ChoiceRow[]): CustomerOffer {
  return {
    ...{ bookingId: offer.booking_id, number: offer.number, agentName: offer.agent_name, state: offer.state },
    ...{ eventType: offer.event_type, eventDuration: offer.event_duration, message: offer.message },
    eventDate: offer.event_date.toISOString(),
    deadline: offer.deadline.toISOString(),
    choices: choices.map(({ id, agent_id, name, category, image, rating, price_cents, plus_tax, state }) => ({
      ...{ id, agentId: agent_id, name, category, image, rating, priceCents: price_cents, plusTax: plus_tax, state },
      differenceCents: beyond(price_cents, offer.total_cents),
    })),
  }
}
