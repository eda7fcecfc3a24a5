import type { Changes } from './changes.ts'

/** Gives what is remembered. */
export type Remembered<Value> = (() => Value) & {
  /** Reads it again; a request that changed it waits for it. */
  refresh(): Promise<void>
}

/**
 * Keeps in memory what a table says, and reads it again whenever the table changes, in any process.
 * @param first what is given while the database has never answered
 * @param read reads it from the table
 */
export function rememberRow<Value>(
  changes: Pick<Changes, 'onChange' | 'onResume'>,
  { table, first, read }: { table: string; first: Value; read: () => Promise<Value> },
): Remembered<Value> {
  let known = first
  let asked = 0
  let answered = 0
  async function refresh(): Promise<void> {
    asked += 1
    const number = asked
    const value = await read()
    // of two reads under way the one that began later stands
    if (number < answered) return
    answered = number
    known = value
  }
  // while the database is away what was last known stands
  const again = () => void refresh().catch(() => {})
  changes.onResume(again)
  changes.onChange((changed) => {
    if (changed === table) again()
  })
  return Object.assign(() => known, { refresh })
}
