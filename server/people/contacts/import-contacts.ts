import type { Database } from '#server/db/client.ts'

/** Writes phone and email of agents that an import has just made. */
export async function insertImportedContacts(
  trx: Database,
  contacts: readonly { agent_id: string; phone: string | null; email: string | null }[],
): Promise<void> {
  const known = contacts.filter(({ phone, email }) => phone !== null || email !== null)
  if (known.length > 0) await trx.insertInto('agent_contacts').values(known).execute()
}
