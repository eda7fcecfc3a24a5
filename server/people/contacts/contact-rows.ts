import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** How an agent is reached. */
export interface ContactFields {
  phone: string | null
  email: string | null
}

/** What is opened by few. */
export interface PrivateFields {
  legal_name: string | null
  emergency_name: string | null
  emergency_relation: string | null
  emergency_phone: string | null
}

/** A row with its version; 0 while nothing is stored. */
export type Versioned<Fields> = Fields & { version: number }

const NO_CONTACT = { phone: null, email: null, version: 0 }
const NO_DETAILS = {
  ...{ legal_name: null, emergency_name: null, emergency_relation: null, emergency_phone: null },
  version: 0,
}

/** An agent's phone and email. */
export async function findContact(db: Database, agentId: string): Promise<Versioned<ContactFields>> {
  const row = await db
    .selectFrom('agent_contacts')
    .select(['phone', 'email', 'version'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  return row ?? NO_CONTACT
}

/** Writes an agent's phone and email. */
export async function saveContact(
  trx: Database,
  agentId: string,
  fields: ContactFields,
): Promise<Versioned<ContactFields>> {
  return trx
    .insertInto('agent_contacts')
    .values({ agent_id: agentId, ...fields })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ ...fields, updated_at: sql`now()` }))
    .returning(['phone', 'email', 'version'])
    .executeTakeFirstOrThrow()
}

const DETAILS = ['legal_name', 'emergency_name', 'emergency_relation', 'emergency_phone', 'version'] as const

/** An agent's legal name and emergency contact. */
export async function findPrivateDetails(db: Database, agentId: string): Promise<Versioned<PrivateFields>> {
  const row = await db
    .selectFrom('agent_private_details')
    .select(DETAILS)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  return row ?? NO_DETAILS
}

/** Writes an agent's legal name and emergency contact. */
export async function savePrivateDetails(
  trx: Database,
  agentId: string,
  fields: PrivateFields,
): Promise<Versioned<PrivateFields>> {
  return trx
    .insertInto('agent_private_details')
    .values({ agent_id: agentId, ...fields })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ ...fields, updated_at: sql`now()` }))
    .returning(DETAILS)
    .executeTakeFirstOrThrow()
}
