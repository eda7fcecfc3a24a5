import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** The database server's version, as '18.4', and how many bytes the database takes. */
export async function readDatabaseFacts(db: Database): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0] ?? { version: '', bytes: 0 }
}
