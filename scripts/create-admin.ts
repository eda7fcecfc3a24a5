/**
 * `npm run create-admin -- --email office@example.com`: makes an admin in the configured database, embedded or managed,
 * while the product runs or is stopped. The password is generated and printed once, or read from standard input with
 * --password-stdin. With `--username name` the admin has a username as well as the email.
 */
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ensureAdmin } from '#server/accounts/ensure-admin.ts'
import { makeTemporaryPassword } from '#server/accounts/passwords/password.ts'
import { findPasswordFault } from '#server/accounts/passwords/password-rules.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { NO_TIMEOUT, openDatabase, openPool } from '#server/db/client.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/log.ts'
import { runMain } from './run-command.ts'

/** The admin to make, from the command line. */
export interface AdminRequest {
  email: string
  username: string | undefined
  password: string
  /** Generated here, so it must be printed. */
  generated: boolean
}

const Email = z.email().max(254)
const Username = z.string().trim().min(1).max(200)

/**
 * Reads the command line.
 * @param readPassword returns what was typed or piped in
 * @returns the admin to make, or one line that says what is wrong
 */
export async function readRequest(
  args: string[],
  brand: Config['brand'],
  readPassword: () => Promise<string>,
): Promise<AdminRequest | string> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, username: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  })
  const email = Email.safeParse(values.email)
  if (!email.success) return 'Say whose account it is: npm run create-admin -- --email office@example.com'
  const username = Username.optional().safeParse(values.username)
  if (!username.success) return 'The user name must have 1 to 200 characters.'
  const generated = !values['password-stdin']
  // a line break at the end belongs to the pipe, everything else to the password
  const password = generated ? makeTemporaryPassword() : (await readPassword()).replace(/\r?\n$/, '')
  const owner = { role: 'admin' as const, email: email.data, username: username.data }
  const fault = findPasswordFault(password, owner, brand)
  return fault ?? { email: email.data, username: username.data, password, generated }
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const request = await readRequest(process.argv.slice(2), config.brand, () => text(process.stdin))
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  const pool = openPool({ ...database.owner, query_timeout: NO_TIMEOUT })
  try {
    await migrate(pool)
    if (!(await ensureAdmin(openDatabase(pool), request))) {
      console.error('A user has that email or user name already. Nothing was changed.')
      return 1
    }
    console.log(`${request.email} is an admin now and signs in at ${config.publicUrl}/admin/login`)
    // without the service's settings the command would make the admin in a new, empty database
    if (config.databaseUrl === undefined) console.log(`Database: ${path.resolve(config.dataDir)}`)
    if (request.generated) console.log(`Password, shown this once: ${request.password}`)
    return 0
  } finally {
    await pool.end()
    await database.stop()
  }
}

if (import.meta.main) await runMain(run, ConfigError, TypeError)
