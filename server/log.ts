import pino from 'pino'
import type { Config } from './config.ts'

export type Log = pino.Logger

/** Runs of 15 or 16 digits, spaces and hyphens between them allowed: the shape of a card number. */
const CARD_NUMBER = /\b\d(?:[ -]?\d){14,15}\b/g
const EMAIL = /([A-Za-z0-9])[\w.%+'-]*@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g

/**
 * Hides what no log line may hold, whatever field or message it came in (docs/product.md S68).
 * @param line one log line
 */
export function redact(line: string): string {
  return line.replace(CARD_NUMBER, '[card]').replace(EMAIL, '$1***@$2')
}

/** An error as a log line may show it: no row contents, which PostgreSQL puts into `detail` and `where`. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Where log lines go; tests pass their own. */
export interface LogSink {
  write(line: string): void
}

/**
 * The product's log: JSON lines in UTC, redacted, written in batches and at least once a second.
 * @param config log level
 * @param sink standard output unless said
 */
export function createLog(config: Pick<Config, 'logLevel'>, sink?: LogSink): Log {
  const target = sink ?? batchedStdout()
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    { write: (line: string) => target.write(redact(line)) },
  )
}

function batchedStdout(): LogSink {
  const stdout = pino.destination({ fd: 1, sync: false, minLength: 4096 })
  setInterval(() => stdout.flush(), 1000).unref()
  process.once('exit', () => {
    try {
      stdout.flushSync()
    } catch {
      // the descriptor never opened: nothing was written either
    }
  })
  return stdout
}
