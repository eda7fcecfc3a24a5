import { lockActivePackage } from '#server/catalog/active-packages.ts'
import type { Database } from '#server/db/client.ts'
import { type AppError, conflict, invalid } from '#server/errors.ts'
import type { SoldPackage } from '#shared/contract/bookings/bookings.ts'

/** The columns of a booking that hold its package as it was sold. */
export const PACKAGE_COLUMNS = [
  'package_id',
  'package_name',
  'package_cents',
  'package_hours',
  'package_rate',
] as const satisfies readonly (keyof SoldPackageRow)[]

/** A booking's package as its row holds it; all null when it was booked by the hour. */
export interface SoldPackageRow {
  package_id: string | null
  package_name: string | null
  /** Integer cents. */
  package_cents: number | null
  package_hours: number | null
  /** Whole dollars for an hour beyond them. */
  package_rate: number | null
}

/** 409: the package was never there, was deleted, or is not active. */
export function packageGone(): AppError {
  const sentence = 'This package is no longer offered'
  return conflict(sentence, { packageId: sentence })
}

/** 400: the package is for agents of another category. */
export const packageOfAnother = (): AppError => invalid({ packageId: 'This package is for another category' })

/**
 * Finds the requested package with the terms at which a booking is sold (docs/product.md P3.19).
 * @param hourlyRate the agent's, whole dollars; null or 0 means unknown
 * @returns undefined when none is asked for
 * @throws AppError conflict (409) when it is not offered, invalid_request (400) when it is for another category
 */
export async function sellPackage(
  trx: Database,
  id: string | undefined,
  { category, hourlyRate }: { category: string; hourlyRate: number | null },
) {
  if (id === undefined) return undefined
  const offer = await lockActivePackage(trx, id)
  if (!offer) throw packageGone()
  if (offer.category !== category) throw packageOfAnother()
  return {
    package_id: offer.id,
    package_name: offer.name,
    package_cents: offer.base_price_cents,
    package_hours: offer.duration,
    package_rate: hourlyRate || null,
  }
}

/** A booking's package as it was sold, as its customer and the office see it; null when it was booked by the hour. */
export function presentSoldPackage(row: SoldPackageRow): SoldPackage | null {
  const { package_id: id, package_name: name, package_cents: basePrice, package_hours: duration } = row
  if (name === null || basePrice === null || duration === null) return null
  return { id, name, basePrice, duration, hourlyRate: row.package_rate }
}
