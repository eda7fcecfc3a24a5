import path from 'node:path'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { makeFolder, type ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 1000
const BOOKINGS = 100_000

/** A database of 100,000 bookings: backed up while the product runs, and restored into an empty database. */
export async function measureRestore(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const { database } = product.hello
  await withSeeded(database, { agents: AGENTS, bookings: BOOKINGS }, async (client) => {
    await client.query('create database restored')
  })
  using folder = makeFolder()
  const file = path.join(folder.dir, 'house.gz')
  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return (performance.now() - started) / 1000
  }
  const backup = await time(() => writeBackup(database, file))
  const restore = await time(() => restoreBackup({ ...database, database: 'restored' }, file))
  return [
    { name: 'backup of 100,000 bookings', unit: 's', product: backup, bound: { of: 'product', most: 60 } },
    { name: 'restore of 100,000 bookings', unit: 's', product: restore, bound: { of: 'product', most: 60 } },
  ]
}
