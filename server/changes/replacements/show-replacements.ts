import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { showReplacements as contract } from '#shared/contract/changes/replacements.admin.ts'
import type { EndpointResult } from '#shared/contract/endpoint.ts'
import { findCandidates, findReplaceable, type ReplaceableBooking } from './candidate-rows.ts'
import { listOpenDropOuts } from './drop-outs/drop-out-rows.ts'
import { findShownOffer, readChoices, readOffers } from './offer-rows.ts'
import { presentCandidate, presentOfficeOffer } from './present.ts'

/** Whether another agent may take a booking: it is pending or confirmed and its event is to come. */
export const isReplaceable = ({ status, event_date }: Pick<ReplaceableBooking, 'status' | 'event_date'>, now: Date) =>
  (status === 'pending' || status === 'confirmed') && event_date > now

/**
 * What the office sees of a booking's replacement: who dropped out, the offer, and who is free and fits
 * (docs/product.md P15.63).
 * @throws AppError 404 for an unknown booking
 */
export async function showReplacements(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<EndpointResult<typeof contract>> {
  const booking = await findReplaceable(db, id)
  if (!booking) throw notFound('We do not know this booking')
  const offer = await readShownOffer(db, id)
  const waits = offer?.state === 'open' || offer?.state === 'picked'
  const candidates = waits || !isReplaceable(booking, now()) ? [] : await findCandidates(db, booking)
  const dropOuts = isReplaceable(booking, now()) ? await listOpenDropOuts(db, id) : []
  return {
    dropOuts: dropOuts.map(({ cause, reason, created_at }) => ({ cause, reason, at: created_at.toISOString() })),
    offer,
    candidates: candidates.map((row) => presentCandidate(booking, row)),
    plusTax: booking.plus_tax,
  }
}

async function readShownOffer(db: Database, bookingId: string) {
  const shown = await findShownOffer(db, bookingId)
  const [offer] = shown ? await readOffers(db, [shown.id]) : []
  return offer ? presentOfficeOffer(offer, await readChoices(db, [offer.id])) : null
}
