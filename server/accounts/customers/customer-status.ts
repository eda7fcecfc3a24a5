import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { endAccess } from '../sessions/end-access.ts'
import { lockCustomer } from './lock-customer.ts'

/** A change of a customer's status; the actor is null for a command. */
export interface StatusChange extends Partial<By<AdminActor | null>> {
  id: string
  reason?: string
}

/** A customer and whether they may sign in. */
export interface CustomerState {
  id: string
  status: 'active' | 'suspended'
}

/**
 * Suspends a customer: the log-in is refused in the words of a wrong password (docs/product.md P1.9), and the access
 * ends at once (P1.17). Bookings, invoices and their mails stay; nobody is mailed. Suspending a suspended customer
 * changes nothing.
 * @throws AppError not_found (404) for an unknown customer, conflict (409) for an erased or merged one
 */
export async function suspendCustomer(db: Database, change: StatusChange): Promise<CustomerState> {
  return setStatus(db, change, 'suspended')
}

/**
 * Lets a suspended customer sign in again, with the same password. Restoring an active customer changes nothing.
 * @throws AppError not_found (404) for an unknown customer, conflict (409) for an erased one
 */
export async function restoreCustomer(db: Database, change: StatusChange): Promise<CustomerState> {
  return setStatus(db, change, 'active')
}

async function setStatus(
  db: Database,
  { id, reason, actor = null, requestId }: StatusChange,
  status: CustomerState['status'],
): Promise<CustomerState> {
  return db.transaction().execute(async (trx) => {
    const before = await lockCustomer(trx, id)
    if (before.status === status) return { id, status }
    await trx.updateTable('customers').set({ status }).where('id', '=', id).execute()
    if (status === 'suspended') await endAccess(trx, { role: 'customer', id })
    await recordAudit(trx, {
      actor,
      action: status === 'suspended' ? 'customer.suspended' : 'customer.restored',
      entity: 'customer',
      entityId: id,
      before: { status: before.status },
      after: { status },
      ...(reason !== undefined && { reason }),
      requestId,
    })
    return { id, status }
  })
}
