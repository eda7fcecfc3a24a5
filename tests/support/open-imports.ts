import { onTestFinished } from 'vitest'
import { RunningImports } from './running-imports.ts'
import { RunningServer } from './running-server.ts'

/**
 * Starts the product with its demo data.
 * @returns its imports, what kills it with -9 and starts it again, the names of its talent, and what counts rows
 */
export async function openImports() {
  const product = new RunningServer({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' }, { args: ['--no-build'] })
  onTestFinished(() => product.close())
  await product.open()
  const imports = new RunningImports(product)
  await imports.signIn()
  const agents = await product.query<{ name: string }>(
    'select name from agents where archived_at is null order by name',
  )
  /** The power goes, and the product starts again. */
  const killProduct = async () => {
    await product.kill()
    await product.open()
    await imports.signIn()
  }
  const count = async (sql: string) => Number((await product.query<{ count: string }>(sql))[0]?.count)
  return { imports, killProduct, names: agents.map(({ name }) => name), count }
}
