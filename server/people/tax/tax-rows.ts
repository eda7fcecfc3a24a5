import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { TinKind } from '#shared/model/tax-details.ts'

/** What is stored of an agent's tax details, the number sealed. */
export interface TaxFields {
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  tin_kind: TinKind | null
  tin_sealed: Buffer | null
  tin_last4: string | null
}

const COLUMNS = ['street', 'city', 'state', 'zip', 'tin_kind', 'tin_sealed', 'tin_last4'] as const

/** An agent's tax details, with the legal name and the facts of the W-9. */
export type TaxRow = Awaited<ReturnType<typeof findTaxDetails>>

/**
 * An agent's tax details. The version is the sum of both rows it reads, so that it rises with a change of either.
 */
export async function findTaxDetails(db: Database, agentId: string) {
  const row = await db
    .selectFrom('agents as a')
    .leftJoin('agent_private_details as p', 'p.agent_id', 'a.id')
    .leftJoin('agent_tax_details as t', 't.agent_id', 'a.id')
    .leftJoin('w9_files as f', 'f.agent_id', 'a.id')
    .select(['p.legal_name', 't.street', 't.city', 't.state', 't.zip', 't.tin_kind', 't.tin_sealed', 't.tin_last4'])
    .select(['f.bytes as w9_bytes', 'f.created_at as w9_at'])
    .select(sql<number>`coalesce(p.version, 0) + coalesce(t.version, 0)`.as('version'))
    .where('a.id', '=', agentId)
    .executeTakeFirstOrThrow()
  return { ...row, tin_kind: row.tin_kind as TinKind | null } // the table's check has these alone
}

/** Writes an agent's mailing address and sealed number. */
export async function saveTaxFields(trx: Database, agentId: string, row: TaxFields): Promise<void> {
  const fields = Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as unknown as TaxFields // its columns
  await trx
    .insertInto('agent_tax_details')
    .values({ agent_id: agentId, ...fields })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ ...fields, updated_at: sql`now()` }))
    .execute()
}

/** Writes an agent's legal name; the emergency contact stays. */
export async function saveLegalName(trx: Database, agentId: string, legalName: string | null): Promise<void> {
  await trx
    .insertInto('agent_private_details')
    .values({ agent_id: agentId, legal_name: legalName })
    .onConflict((conflict) =>
      conflict.column('agent_id').doUpdateSet({ legal_name: legalName, updated_at: sql`now()` }),
    )
    .execute()
}
