import pino from 'pino'
import type { Config } from './config.ts'
import { LogOutput } from './log-output.ts'
import { currentTrace } from './trace.ts'

const STDOUT = 1

/** A request that was answered, as the log shows it: its route as a pattern, never the address. */
export interface AnsweredRequest {
  id: string
  method: string
  route: string
  status: number
  ms: number
  /** How many answers like it the line stands for; 1 unless said. */
  sampled?: number
}

export interface Log extends pino.Logger {
  /** Writes the line of an answered request, as `info` would but several times cheaper: there is one for every request. */
  answered(request: AnsweredRequest): void
}

/** Runs of 15 or 16 digits from 3 to 6 on, spaces and hyphens between them allowed: the shape of a card number. */
const CARD_NUMBER = /\b[3-6](?:[ -]?\d){14,15}\b/g
/** The same where it may stand in JSON as a number, which only a number can replace. */
const CARD_AS_NUMBER = /(?<=[:[,])[3-6]\d{14,15}(?=[,}\]])/g
const EMAIL = /([A-Za-z0-9])[\w.%+'-]*@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g

/**
 * Hides what no log line may hold, in any field or message (docs/product.md S68).
 * @param line one log line
 */
export function redact(line: string): string {
  return line.replace(CARD_AS_NUMBER, '0').replace(CARD_NUMBER, '[card]').replace(EMAIL, '$1***@$2')
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
  const target = sink ?? new LogOutput(STDOUT)
  const log = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      // a line that names its request itself wins
      mixin: () => currentTrace() ?? {},
    },
    { write: (line: string) => target.write(redact(line)) },
  )
  return Object.assign(log, {
    // nothing in it comes from outside, so there is nothing to redact and nothing to escape
    answered: ({ id, method, route, status, ms, sampled = 1 }: AnsweredRequest) => {
      if (!log.isLevelEnabled('info')) return
      target.write(
        `{"level":"info","time":"${isoTime()}","reqId":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},${sampled > 1 ? `"sampled":${sampled},` : ''}"msg":"request"}\n`,
      )
    },
  })
}

let last = { at: 0, text: '' }

/** The time as text, made once a millisecond. */
function isoTime(): string {
  const at = Date.now()
  if (at !== last.at) last = { at, text: new Date(at).toISOString() }
  return last.text
}
