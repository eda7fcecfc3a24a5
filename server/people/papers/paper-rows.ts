import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

const papers = (db: Database) =>
  db
    .selectFrom('agent_papers as p')
    .leftJoin('paper_kinds as k', 'k.id', 'p.kind_id')
    .leftJoin('paper_files as f', 'f.paper_id', 'p.id')
    .select(['p.id', 'p.agent_id', 'p.kind_id', 'p.name', 'p.number', 'p.issued_on', 'p.expires_on', 'p.version'])
    .select(['k.required', 'f.type as file_type', 'f.created_at as file_at'])
    .select(
      sql<
        number | null
      >`coalesce(length(f.bytes), (select o.bytes from stored_objects o where o.key = f.object_key))`.as('file_bytes'),
    )

/** A paper with its kind and the facts of its file, without the file. */
export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number]

/** An agent's papers: required ones first, then in the order of the office (docs/product.md P6.193). */
export async function listPapers(db: Database, agentId: string) {
  return papers(db)
    .where('p.agent_id', '=', agentId)
    .orderBy(sql`coalesce(k.required, false)`, 'desc')
    .orderBy('k.position')
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
}

/** One paper; undefined when there is none. */
export async function findPaper(db: Database, id: string): Promise<PaperRow | undefined> {
  return papers(db).where('p.id', '=', id).executeTakeFirst()
}

/** The paper with its lock, which takes turns with other changes of it. */
export async function lockPaper(trx: Database, id: string): Promise<PaperRow | undefined> {
  const locked = await trx.selectFrom('agent_papers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return locked && findPaper(trx, id)
}

/** The kinds of an agent's category that the agent has no paper of, required ones first. */
export async function listMissingKinds(db: Database, agentId: string) {
  return db
    .selectFrom('agents as a')
    .innerJoin('paper_kinds as k', 'k.category', 'a.category')
    .leftJoin('agent_papers as p', (join) => join.onRef('p.agent_id', '=', 'a.id').onRef('p.kind_id', '=', 'k.id'))
    .select(['k.id', 'k.name', 'k.required'])
    .where('a.id', '=', agentId)
    .where('p.id', 'is', null)
    .orderBy('k.required', 'desc')
    .orderBy('k.position')
    .orderBy('k.name')
    .execute()
}
