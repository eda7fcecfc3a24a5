import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** A customer from a file; the id is made by the caller. */
export interface ImportedCustomer {
  id: string
  email: string
  name: string
  phone: string | null
  company: string | null
  tags: string[]
  /** Since when; null for now. */
  since: string | null
  note: string | null
}

/**
 * Inserts customers of an import, as a booking by phone does: without a password and without a mail (docs/product.md P17.25). An
 * email that is taken in any case is left out. They are inserted in the order of their emails, so that no two imports
 * wait for each other in a circle. A note has the id of its customer, by which an undo knows it.
 * @param authorId who imports
 * @returns the ids that were inserted
 */
export async function insertImportedCustomers(
  trx: Database,
  customers: readonly ImportedCustomer[],
  authorId: string | null,
): Promise<Set<string>> {
  if (customers.length === 0) return new Set()
  const ordered = [...customers].sort((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1))
  const inserted = await trx
    .insertInto('customers')
    .values(
      ordered.map(({ id, email, name, phone, company, tags, since }) => ({
        ...{ id, email, name, phone, company, tags },
        created_at: since === null ? sql<Date>`now()` : since,
      })),
    )
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .execute()
  const ids = new Set(inserted.map(({ id }) => id))
  const notes = customers.flatMap(({ id, note }) =>
    note !== null && ids.has(id) ? [{ id, customer_id: id, author_id: authorId, content: note }] : [],
  )
  if (notes.length > 0) await trx.insertInto('customer_notes').values(notes).execute()
  return ids
}

/** The accounts of email addresses in lower case: the one that stays where two were merged. */
export async function findAccounts(db: Database, emails: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ email: string; id: string }>`
    select lower(email) as email, coalesce(merged_into, id) as id from customers
    where lower(email) = any(${emails}::text[])`.execute(db)
  return new Map(rows.map(({ email, id }) => [email, id]))
}

/** Deletes customers that an import made and nothing refers to. */
export async function deleteImportedCustomers(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('customers').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}
