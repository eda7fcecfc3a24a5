import type { AdminActor } from '#server/http/requests/actor.ts'
import type { BatchRow } from '../batch-rows.ts'

/** What became of a row: what it made, the customer a booking needed, or why it was left out. */
export interface Outcome {
  position: number
  made_id: string | null
  customer_id: string | null
  /** The payment status that the booking of a payment had before. */
  status_before?: 'pending' | 'paid' | null
  leftOut?: { verdict: 'problem' | 'duplicate'; message: string }
}

/** The owner who imports, for audit entries; null once their account is gone. */
export const importerOf = ({ created_by }: Pick<BatchRow, 'created_by'>): Pick<AdminActor, 'role' | 'userId'> | null =>
  created_by === null ? null : { role: 'admin', userId: created_by }
