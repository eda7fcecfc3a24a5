import type { LogEvent } from 'kysely'
import type { Log } from '#server/log.ts'

/** From how many milliseconds on a statement is slow. */
const SLOW_MS = 500
/** The least time between two log lines of one statement, in milliseconds. */
const SAY_EVERY_MS = 60_000
/** Statements remembered at most: those put together from parts are many. */
const MAX_STATEMENTS = 500
/** Characters of a statement that the log shows. */
const SHOWN = 600

/**
 * Logs statements that take long: the text with its placeholders, never a value, and each statement once a
 * minute, because the slow ones come in crowds.
 * @param counted gets every slow statement, logged or not
 * @param now milliseconds of a clock that only goes forward
 */
export function watchStatements(
  log: Pick<Log, 'warn'>,
  counted: { count(counter: 'marquee_slow_statements_total', kind: string): void },
  now: () => number = () => performance.now(),
): (event: LogEvent) => void {
  const said = new Map<string, number>()
  return ({ level, query, queryDurationMillis }) => {
    if (queryDurationMillis < SLOW_MS) return
    const outcome = level === 'query' ? 'done' : 'failed'
    counted.count('marquee_slow_statements_total', outcome)
    const last = said.get(query.sql)
    if (last !== undefined && now() - last < SAY_EVERY_MS) return
    if (said.size >= MAX_STATEMENTS) said.clear()
    said.set(query.sql, now())
    const statement = query.sql.replace(/\s+/g, ' ').trim().slice(0, SHOWN)
    log.warn({ ms: Math.round(queryDurationMillis), outcome, statement }, 'slow statement')
  }
}
