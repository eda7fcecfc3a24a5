import type { Compilable } from 'kysely'
import type pg from 'pg'
import { type Database, findPool } from './client.ts'

/** Values of a query that change from call to call. */
type Values = Record<string, string | number | null>

/**
 * A query of the builder as a statement sent by name: put together once, and planned once for each connection instead of
 * at every call. For reads that are called often and cost more to plan than to run. Statements counted as slow do not
 * include it.
 * @param name of the statement; one text has one name
 * @param standIns a value for each that changes from call to call; no other value of the query may equal it
 * @returns the function that runs it
 * @throws when a stand-in is no value of the query
 */
export function prepareQuery<V extends Values, Row>(
  pool: pg.Pool,
  name: string,
  standIns: V,
  build: (values: V) => Compilable<Row>,
): (values: V) => Promise<Row[]> {
  const { text, place } = compile(name, standIns, build(standIns))
  // the rows are those of the query the text comes from
  return async (values) => (await pool.query({ name, text, values: place(values) })).rows as Row[]
}

/**
 * The same for a query of a module, which is put together at its first call and takes the builder with each. In a
 * transaction it is sent without a name.
 * @param build makes the query; a call's values take the places of the stand-ins
 */
export function prepareOnce<V extends Values, Row>(
  name: string,
  build: (db: Database, values: V) => Compilable<Row> & { execute(): Promise<Row[]> },
  standIns: NoInfer<V>,
): (db: Database, values: V) => Promise<Row[]> {
  let compiled: ReturnType<typeof compile<V>> | undefined
  return async (db, values) => {
    const pool = findPool(db)
    if (pool === undefined) return build(db, values).execute()
    compiled ??= compile(name, standIns, build(db, standIns))
    const { rows } = await pool.query({ name, text: compiled.text, values: compiled.place(values) })
    return rows as Row[]
  }
}

/** The text of a query, and what puts a call's values into its places. */
function compile<V extends Values>(name: string, standIns: V, query: Compilable<unknown>) {
  const { sql: text, parameters } = query.compile()
  const keys = Object.keys(standIns)
  const places = parameters.map((parameter) => keys.find((key) => standIns[key] === parameter))
  const missing = keys.filter((key) => !places.includes(key))
  if (missing.length > 0) throw new Error(`${name} has no value for ${missing.join(', ')}`)
  const place = (values: V) =>
    parameters.map((parameter, i) => {
      const key = places[i]
      return key === undefined ? parameter : values[key]
    })
  return { text, place }
}
