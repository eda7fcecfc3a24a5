import type { CustomerRequest } from '#shared/contract/changes/requests.ts'
import type { RequestRow } from './rows.ts'
import { readWanted } from './wanted.ts'

/** A request as its customer sees it. */
export const presentRequest = (row: RequestRow): CustomerRequest => ({
  id: row.id,
  bookingId: row.booking_id,
  kind: row.kind,
  state: row.state,
  wanted: readWanted(row.wanted),
  proposed: row.proposed === null ? null : readWanted(row.proposed),
  message: row.message,
  answer: row.answer,
  price: row.price_cents,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
})

/** What an admin's answer left of a request. */
export const presentAnswered = (row: RequestRow) => {
  const { id, bookingId, state, answeredAt } = presentRequest(row)
  return { id, bookingId, state, answeredAt }
}
