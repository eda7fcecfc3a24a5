import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** Days before its last day in which a paper becomes work for the office. */
const SOON_DAYS = 30
/** Papers listed at most, of those that have lapsed and of those that will. */
const MOST = 20

/** A paper that has lapsed, or lapses soon, never with its number. */
export interface LapsingPaper {
  id: string
  agentId: string
  agentName: string
  name: string
  /** The last day it is good for, '2026-12-04'. */
  expiresOn: string
  hasLapsed: boolean
}

/**
 * Papers of the roster that lapse within 30 days, the 20 nearest, and the 20 that lapsed last (docs/product.md P3.52).
 * @param now decides which day it is in Atlanta
 * @returns in no order
 */
export async function listLapsingPapers(db: Database, now: Date): Promise<LapsingPaper[]> {
  const today = atlantaDay(now)
  const { rows } = await sql<LapsingPaper>`
    with lapsing as (
      (select p.*, a.name as agent_name from agent_papers p join agents a on a.id = p.agent_id and a.archived_at is null
        where p.expires_on < ${today} order by p.expires_on desc, p.id limit ${MOST})
      union all
      (select p.*, a.name as agent_name from agent_papers p join agents a on a.id = p.agent_id and a.archived_at is null
        where p.expires_on >= ${today} and p.expires_on <= ${addDays(today, SOON_DAYS)}
        order by p.expires_on, p.id limit ${MOST})
    )
    select id, agent_id as "agentId", agent_name as "agentName", name, to_char(expires_on, 'YYYY-MM-DD') as "expiresOn",
      expires_on < ${today} as "hasLapsed" from lapsing`.execute(db)
  return rows
}
