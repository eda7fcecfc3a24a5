import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<Set<string>>()

/** The table after each verb of SQL that writes. 'for update of x' yields 'of', which is the name of no table. */
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+)/gi

/** Notes which tables a statement writes, for the work that is being collected for; nothing outside of one. */
export function noteStatement(statement: string): void {
  const tables = storage.getStore()
  if (!tables) return
  for (const [, table] of statement.matchAll(WRITTEN)) if (table !== undefined) tables.add(table)
}

/**
 * Does work and says which tables its statements wrote, however deep in it they were made. Only statements of the query
 * builder are seen: neither those sent to the pool itself nor what triggers and cascades write. Statements that were
 * rolled back count too.
 * @throws what the work throws
 */
export async function collectWrites<T>(work: () => T): Promise<{ result: Awaited<T>; tables: ReadonlySet<string> }> {
  const tables = new Set<string>()
  const result = await storage.run(tables, work)
  return { result, tables }
}
