import type { Compilable } from 'kysely'
import type pg from 'pg'

/**
 * A query of the builder as a statement sent by name: put together once, and planned once for each connection instead of
 * at every call. For reads that are called often and cost more to plan than to run. Statements counted as slow do not
 * include it.
 * @param name of the statement; one text has one name
 * @param standIns a value for each that changes from call to call; no other value of the query may equal it
 * @returns the function that runs it
 * @throws when a stand-in is no value of the query
 */
export function prepareQuery<Values extends Record<string, string | number>, Row>(
  pool: pg.Pool,
  name: string,
  standIns: Values,
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const { sql: text, parameters } = build(standIns).compile()
  const keys = Object.keys(standIns)
  const places = parameters.map((parameter) => keys.find((key) => standIns[key] === parameter))
  const missing = keys.filter((key) => !places.includes(key))
  if (missing.length > 0) throw new Error(`${name} has no value for ${missing.join(', ')}`)
  return async (values) => {
    const given = parameters.map((parameter, i) => {
      const key = places[i]
      return key === undefined ? parameter : values[key]
    })
    // the rows are those of the query the text comes from
    const { rows } = await pool.query({ name, text, values: given })
    return rows as Row[]
  }
}
