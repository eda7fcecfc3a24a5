/**
 * `npm run admin:reset-factor -- NAME`: removes the second factors of an admin or agent who lost the device, while the
 * product runs: passkeys, authenticator app and recovery codes; open sessions end. The account gets a mail.
 */
import { parseArgs } from 'node:util'
import { resetFactors } from '#server/accounts/factors/reset-factors.ts'
import { findAccountByName } from '#server/accounts/queries.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { findDatabase } from '#server/db/find-database.ts'
import { AppError, notFound } from '#server/errors.ts'
import { createLog } from '#server/log.ts'
import { withMaintenanceDatabase } from './maintenance-database.ts'

const USAGE = 'Say whose second factor: npm run admin:reset-factor -- mara@example.com'

/** The one name on the command line; undefined when there is none, or more. */
export function readName(args: string[]): string | undefined {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name = ''] = positionals
  return name.trim() === '' || name.length > 254 || positionals.length > 1 ? undefined : name.trim()
}

/** Resets the account of that name: an admin's, else an agent's. */
async function resetByName(db: Database, name: string): Promise<string> {
  const account = (await findAccountByName(db, 'admin', name)) ?? (await findAccountByName(db, 'agent', name))
  if (!account) throw notFound('No admin or agent has that name')
  await resetFactors({ db }, { actor: null, userId: account.id, requestId: 'admin:reset-factor' })
  return account.email
}

async function run(): Promise<number> {
  const name = readName(process.argv.slice(2))
  if (name === undefined) {
    console.error(USAGE)
    return 2
  }
  const config = readConfig(process.env)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    const email = await withMaintenanceDatabase(database.connection, (db) => resetByName(db, name))
    console.log(`Reset. ${email} signs in with the password alone and can add a second factor again.`)
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    console.error(`${error.message}. Nothing was changed.`)
    return 1
  } finally {
    await database.stop()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await run()
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof TypeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
