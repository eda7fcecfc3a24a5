import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { CustomerLine } from '../bookings/price-lines.ts'
import { BookingNumber, Cents, GuestCount, Id, Instant } from '../text.ts'

/** One performer of a proposal, with what was agreed about the booking. Amounts are integer cents. */
export const ProposedPerformer = z
  .object({
    bookingId: Id,
    number: BookingNumber,
    agentId: Id,
    name: z.string(),
    category: z.string(),
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    eventLocation: z.string().nullable(),
    guests: GuestCount,
    lines: z.array(CustomerLine),
    priceCents: Cents.describe('Without tax'),
    taxCents: Cents,
    totalCents: Cents.describe('Price and tax'),
    depositCents: Cents.describe('Due on signing; 0 without a deposit'),
  })
  .meta({ id: 'ProposedPerformer' })
export type ProposedPerformer = z.infer<typeof ProposedPerformer>

/** All that a customer reads and signs. It is stored as it was sent, and its SHA-256 with it (docs/product.md P16.3). */
export const ProposalDocument = z
  .object({
    agency: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
    customer: z.object({ name: z.string(), email: z.string() }),
    performers: z.array(ProposedPerformer).describe('By start'),
    taxName: z.string().nullable().describe('What the tax is called; null without tax settings'),
    priceCents: Cents.describe('Without tax'),
    taxCents: Cents,
    totalCents: Cents,
    depositPercent: z.number().int().nullable(),
    depositCents: Cents.describe('Due on signing; 0 without a deposit'),
    message: z.string().nullable(),
    agreement: z.string().describe('The words of the agreement, filled in'),
    validUntil: Instant,
  })
  .meta({ id: 'ProposalDocument' })
export type ProposalDocument = z.infer<typeof ProposalDocument>

/** Who signed an agreement: its customer, and the agency. */
export const Signatures = z.object({
  name: z.string().describe('Of the customer, as typed'),
  at: Instant,
  byHand: z
    .boolean()
    .describe('The agency countersigns by hand; otherwise on receipt of the signature of the customer'),
  countersigned: z
    .object({ name: z.string().describe('The agency, or who signed for it by hand'), at: Instant })
    .nullable()
    .describe('Null while the agreement waits for the agency'),
})
