import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { getTakenSpan, reserveAgents } from '#server/availability/intervals.ts'
import type { Database } from '#server/db/client.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { queueAgentMails } from '../mails/agent/queue-agent-mail.ts'
import { type LockedBooking, saveBooking, saveConfirmed } from './status-rows.ts'

/** The customer who signed a proposal. */
export type Signer = By<Pick<CustomerActor, 'role' | 'customerId'>>

/**
 * Confirms the bookings of a signed proposal with the deposit it names: their time is reserved, and their agents are mailed.
 * One mail about all of them follows for the customer (docs/product.md P16.6). They go together: ten take as many
 * statements as one.
 * @param bookings pending ones, locked after their agents; under these locks nothing speaks against confirming them
 * @param depositPercent of price and tax; null for none
 * @throws the violation of agent_statuses_no_overlap when an agent was taken meanwhile
 */
export async function confirmSigned(
  trx: Database,
  bookings: readonly LockedBooking[],
  depositPercent: number | null,
  by: Signer,
): Promise<void> {
  const ids = bookings.map(({ id }) => id)
  const buffer = await findBufferMinutes(trx)
  const [first, ...others] = bookings.map(({ id, agent_id, event_date, event_duration }) => ({
    ...{ agentId: agent_id, bookingId: id, span: getTakenSpan(event_date, event_duration, buffer) },
    ...{ status: 'active' as const, reason: null, userId: null },
  }))
  if (!first) return
  await reserveAgents(trx, first, ...others)
  await saveConfirmed(trx, ids, depositPercent)
  const [entry, ...entries] = bookings.flatMap((booking): AuditEntry[] => [
    ...(booking.deposit_percent === depositPercent ? [] : [depositEntry(booking, depositPercent, by)]),
    {
      ...{ ...by, action: 'booking.status-changed', entity: 'booking', entityId: booking.id },
      before: { status: booking.status },
      after: { status: 'confirmed' },
    },
  ])
  if (entry) await recordAudit(trx, entry, ...entries)
  await queueAgentMails(trx, ids, 'confirmed', { hold: true })
}

/** Gives a booking that is confirmed already the deposit that was signed. */
export async function saveSignedDeposit(
  trx: Database,
  booking: LockedBooking,
  depositPercent: number | null,
  by: Signer,
): Promise<void> {
  if (booking.deposit_percent === depositPercent) return
  await saveBooking(trx, booking.id, { deposit_percent: depositPercent })
  await recordAudit(trx, depositEntry(booking, depositPercent, by))
}

const depositEntry = (
  { id, deposit_percent }: Pick<LockedBooking, 'id' | 'deposit_percent'>,
  depositPercent: number | null,
  by: Signer,
): AuditEntry => ({
  ...{ ...by, action: 'booking.price-changed', entity: 'booking', entityId: id },
  before: { depositPercent: deposit_percent },
  after: { depositPercent },
})
