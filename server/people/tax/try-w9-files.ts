import type { AppContext } from '#server/context.ts'

/**
 * Tries to open each W-9 that was not tried with the SECRET_KEY in use yet, and stores whether it opens, for lists in SQL
 * (docs/product.md P7.157). A file is tried once for a key; afterwards this is one short read.
 */
export async function tryW9Files({ db, secrets }: Pick<AppContext, 'db' | 'secrets'>): Promise<void> {
  const keyMark = secrets.mark()
  const untried = await db
    .selectFrom('w9_files')
    .select('agent_id')
    .where('key_mark', 'is distinct from', keyMark)
    .orderBy('agent_id')
    .execute()
  // one file in memory at a time: each has up to 10 MB
  for (const { agent_id: agentId } of untried) {
    await db.transaction().execute(async (trx) => {
      // locked, so that a file uploaded meanwhile doesn't get the result of the one before
      const file = await trx
        .selectFrom('w9_files')
        .select('sealed')
        .where('agent_id', '=', agentId)
        .where('key_mark', 'is distinct from', keyMark)
        .forUpdate()
        .executeTakeFirst()
      if (!file) return
      await trx
        .updateTable('w9_files')
        .set({ key_mark: keyMark, opens: secrets.open(file.sealed, 'w9') !== null })
        .where('agent_id', '=', agentId)
        .execute()
    })
  }
}
