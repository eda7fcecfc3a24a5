import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** The contact data of a customer, locked until the transaction ends; undefined for one who may not sign in. */
export async function lockContact(trx: Database, id: string) {
  return trx
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Writes a customer's phone. The account is locked. */
export async function writePhone(trx: Database, id: string, phone: string): Promise<void> {
  await trx.updateTable('customers').set({ phone }).where('id', '=', id).execute()
}

/**
 * Writes a customer's email. The account is locked.
 * @returns false when another account has it
 */
export async function writeEmail(trx: Database, id: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update customers set email = ${email} where id = ${id}
      and not exists (select from customers where lower(email) = lower(${email}) and id <> ${id})
    returning id`.execute(trx)
  return rows.length > 0
}
