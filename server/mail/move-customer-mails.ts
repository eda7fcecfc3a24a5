import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * Sends a customer's waiting and failed mails to another address (docs/product.md P4.28). A mail that is being sent leaves
 * for the earlier one.
 * @param trx the transaction that changes the address
 * @param move.from the earlier address, in any case
 */
export async function moveCustomerMails(
  trx: Database,
  { customerId, from, to }: { customerId: string; from: string; to: string },
): Promise<void> {
  await sql`
    update outbox_emails set recipient = ${to}
    where id in (
      select o.id from outbox_emails o left join bookings b on b.id = o.booking_id
      where (o.customer_id = ${customerId} or b.customer_id = ${customerId}) and o.state in ('queued', 'failed')
        and lower(o.recipient) = lower(${from})
      order by o.id for update of o skip locked)`.execute(trx)
}
