import pg from 'pg'
import { onTestFinished } from 'vitest'

/** Notes the statements that this process sends from now on, until the test ends. @returns how many since the last look */
export function watchStatements(): () => number {
  const { query } = pg.Client.prototype
  let seen = 0
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    seen++
    return Reflect.apply(query, this, args)
  } as typeof query
  onTestFinished(() => {
    pg.Client.prototype.query = query
  })
  return () => {
    const count = seen
    seen = 0
    return count
  }
}
