import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { currentSpan, describeFailure, type Span } from '#server/telemetry/span.ts'

type Connected = Parameters<pg.Pool['connect']>[0]
type Answered = (error: Error | null, result: unknown) => void

/**
 * Makes every statement of a pool a span of the request or job that sends it: the text with its placeholders, never a
 * value. Statements outside of both have none. To be called once, before the first connection.
 */
export function traceStatements(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool)
  // pool.query waits with a callback, which runs as a part of the work that gave the connection back
  const connectHere = (callback?: Connected) =>
    callback === undefined ? connect() : connect(AsyncResource.bind(callback))
  pool.connect = connectHere as typeof pool.connect // takes what it took
  pool.on('connect', traceConnection)
}

function traceConnection(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown
  const database = { 'db.system.name': 'postgresql', ...findNamespace(client) }
  const send = (...call: unknown[]) => {
    const text = findText(call[0])
    const parent = text === undefined ? undefined : currentSpan()
    if (text === undefined || parent === undefined) return query(...call)
    const operation = findOperation(text)
    const span = parent.child('client', operation, {
      ...database,
      'db.operation.name': operation,
      'db.query.text': text,
    })
    return sendAs(span, query, call)
  }
  client.query = send as typeof client.query // takes what it took
}

function sendAs(span: Span, query: (...call: unknown[]) => unknown, call: unknown[]): unknown {
  const callback = call.at(-1)
  if (typeof callback === 'function') {
    const answer = callback as Answered // node-postgres calls it so
    return query(...call.slice(0, -1), ((error, result) => {
      finish(span, error)
      answer(error, result)
    }) satisfies Answered)
  }
  const answer = query(...call)
  if (answer instanceof Promise) {
    answer.then(
      () => finish(span, null),
      (error: unknown) => finish(span, error),
    )
  } else span.end()
  return answer
}

function finish(span: Span, error: unknown): void {
  if (error) {
    const type = describeFailure(error)
    span.fail(type)
    // SQLSTATE has five characters
    if (/^[0-9A-Z]{5}$/.test(type)) span.set({ 'db.response.status_code': type })
  }
  span.end()
}

/** The text of a statement; undefined for a stream, which sends itself. */
function findText(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}

const findOperation = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'

function findNamespace(client: pg.PoolClient): { 'db.namespace'?: string } {
  const { database } = client as pg.PoolClient & { database?: string } // not in its types
  return database === undefined ? {} : { 'db.namespace': database }
}
