/**
 * `npm run customer:export -- EMAIL`: everything the product keeps about a customer, as JSON on standard output, or with
 * `--to FILE` in a file that only its owner can read.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, readConfig } from '#server/config.ts'
import { findDatabase } from '#server/db/find-database.ts'
import { createLog } from '#server/log.ts'
import { exportAudited } from '#server/office/privacy/export-customer.ts'
import { readCustomerRequest } from './customer-request.ts'
import { withMaintenanceDatabase } from './maintenance-database.ts'

async function run(): Promise<number> {
  const request = readCustomerRequest(process.argv.slice(2), { to: { type: 'string' } }, 'customer:export')
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  const config = readConfig(process.env)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    const found = await withMaintenanceDatabase(database.connection, (db) => exportAudited(db, request.email))
    if (!found) {
      console.error('No customer has that email.')
      return 1
    }
    const text = `${JSON.stringify(found, null, 2)}\n`
    if (request.to === undefined) process.stdout.write(text)
    else {
      const file = path.resolve(request.to)
      // never overwrites an existing file
      await writeFile(file, text, { mode: 0o600, flag: 'wx' })
      console.log(`Everything that is kept about them is in ${file}`)
    }
    return 0
  } finally {
    await database.stop()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await run()
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!(error instanceof ConfigError) && !taken) throw error
    console.error(taken ? 'That file is there already. Nothing was written.' : error.message)
    process.exitCode = 1
  }
}
