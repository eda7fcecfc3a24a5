import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'

/** What the office may change of a customer's row. */
export type LockedCustomer = Awaited<ReturnType<typeof lockCustomer>>

/**
 * Locks the row of a customer whom the office changes.
 * @throws AppError not_found (404) for an unknown customer, conflict (409) for an erased or merged one
 */
export async function lockCustomer(trx: Database, id: string) {
  const customer = await trx
    .selectFrom('customers')
    .select(['id', 'company', 'tags', 'tax_exempt', 'tax_exempt_number', 'status', 'version'])
    .select(['do_not_book_reason', 'do_not_book_since', 'do_not_book_by'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!customer) throw notFound('There is no such customer')
  if (customer.status === 'erased') throw conflict('This customer was erased')
  if (customer.status === 'merged') throw conflict('This customer was merged into another')
  return customer
}
