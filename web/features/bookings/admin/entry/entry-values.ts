import '#web/lib/zod-without-eval.ts'
import { z } from 'zod'
import { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import { DEFAULT_HOURS } from '#shared/model/booking.ts'
import { centsToDollars, formatWhole } from '#shared/model/money.ts'
import { type PackagePrice, usualTotalCents } from '#shared/model/package.ts'
import { comingSaturday } from '#web/features/bookings/admin/entry/coming-saturday.ts'
import { readDollars } from '#web/features/bookings/admin/price/line-values.ts'
import { readHours } from '#web/features/bookings/request/booking-request.ts'
import type { NewBookingAddress } from '#web/lib/new-booking-address.ts'

const askPrice = () => `Enter a price up to ${formatWhole(1_000_000)}`

/** An agent who can be booked. */
export interface Bookable {
  id: string
  name: string
  category: string
  hourlyRate: number | null
  /** Whether tax is added to what they cost. */
  plusTax: boolean
}

/** What the form holds, read as the server will; an empty price is the usual one. */
export const EntryRequest = BookingRequest.omit({ eventDuration: true }).extend({
  status: z.enum(['pending', 'confirmed']),
  totalAmount: z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? undefined : readDollars(typed)))
    .refine((dollars) => dollars === undefined || (dollars >= 0 && dollars <= 1_000_000), { error: askPrice }),
})
export type EntryRequest = z.output<typeof EntryRequest>
export type EntryValues = z.input<typeof EntryRequest>

/**
 * An entry nobody has touched, by the order of the form: the first field at fault gets the focus.
 * @param known what the address fills in
 */
export const untouchedEntry = (known: NewBookingAddress = {}) => ({
  customerName: known.name ?? '',
  customerEmail: known.email ?? '',
  customerPhone: known.phone ?? '',
  eventDate: known.date ?? comingSaturday(Date.now()),
  duration: String(known.hours ?? DEFAULT_HOURS),
  agentId: known.agent ?? '',
  totalAmount: '',
  eventType: known.event ?? '',
  eventLocation: known.place ?? '',
  guests: String(known.guests ?? ''),
  specialRequests: known.requests ?? '',
  status: 'pending' as const,
})

/** The package's price, else rate times hours, in dollars as they are typed; nothing while it can't be known. */
export function usualPrice(
  agent: { hourlyRate: number | null } | undefined,
  hours: EntryValues['duration'],
  offer: PackagePrice | undefined,
): string {
  const read = readHours(hours)
  const dollars = read === null ? null : centsToDollars(usualTotalCents(offer, agent?.hourlyRate ?? null, read))
  return dollars === null ? '' : String(dollars)
}

/** The field of a new customer that a text typed to find one belongs to. */
export function fieldsOfTyped(
  typed: string,
): Partial<Pick<EntryValues, 'customerName' | 'customerEmail' | 'customerPhone'>> {
  if (typed.includes('@')) return { customerEmail: typed }
  return /^[\d\s()+./-]+$/.test(typed) ? { customerPhone: typed } : { customerName: typed }
}
