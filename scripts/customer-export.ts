/**
 * `npm run customer:export -- EMAIL`: everything the product keeps about a customer, as JSON on standard output, or with
 * `--to FILE` in a file that only its owner can read.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getErrorCode } from '#server/errors.ts'
import { exportAudited } from '#server/office/privacy/export-customer.ts'
import { readCustomerRequest } from './customer-request.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

async function run(): Promise<number> {
  const request = readCustomerRequest(process.argv.slice(2), { to: { type: 'string' } }, 'customer:export')
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  const found = await withConfiguredDatabase((db) => exportAudited(db, request.email))
  if (!found) {
    console.error('No customer has that email.')
    return 1
  }
  const text = `${JSON.stringify(found, null, 2)}\n`
  if (request.to === undefined) {
    process.stdout.write(text)
    return 0
  }
  const file = path.resolve(request.to)
  try {
    // never overwrites an existing file
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
    console.error('That file is there already. Nothing was written.')
    return 1
  }
  console.log(`Everything that is kept about them is in ${file}`)
  return 0
}

if (import.meta.main) await runCommand(run)
