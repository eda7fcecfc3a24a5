import type pg from 'pg'

/**
 * The plans of all statements of some work.
 * @param pool has one connection, so that all statements go through the one that is watched
 */
export async function recordPlans(pool: pg.Pool, work: () => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const explaining = await pool.connect()
  explaining.release()
  const original = explaining.query.bind(explaining)
  explaining.query = (async (text: string, values: unknown[]) => {
    const { rows } = await original(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    return original(text, values)
  }) as typeof explaining.query
  try {
    await work()
  } finally {
    explaining.query = original as typeof explaining.query
  }
  return plans.join('\n\n')
}
