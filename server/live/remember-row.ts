import type { Changes } from './changes.ts'

/** Gives what is remembered. */
export type Remembered<Value> = (() => Value) & {
  /** Reads it again; a request that changed it waits for it. */
  refresh(): Promise<void>
}

/** How a value is read and kept. */
interface RowReading<Value> {
  /** The tables it is read from. */
  tables: readonly string[]
  /** Given while the database has never answered. */
  first: Value
  read: () => Promise<Value>
  /** Hears of each value that stands. */
  adopt?: (value: Value) => void
}

/** Keeps in memory what tables say, and reads it again whenever one of them changes, in any process. */
export function rememberRow<Value>(
  changes: Pick<Changes, 'onChange' | 'onResume'>,
  { tables, first, read, adopt }: RowReading<Value>,
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
    adopt?.(value)
  }
  // while the database is away what was last known stands
  const again = () => void refresh().catch(() => {})
  changes.onResume(again)
  changes.onChange((changed) => {
    if (tables.includes(changed)) again()
  })
  return Object.assign(() => known, { refresh })
}
