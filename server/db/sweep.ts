import { sql } from 'kysely'
import type { Database } from './client.ts'

/** Takes away what has had its time: used-up keys, ended sessions, dead links, old log-in failures. */
export async function sweepExpired(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)
  await sql`delete from sessions where expires_at < now()`.execute(db)
  await sql`delete from one_time_links where expires_at < now() - interval '30 days'`.execute(db)
  await sql`delete from login_failures where failed_at < now() - interval '1 day'`.execute(db)
}
