/**
 * `npm run admin:reset-factor -- NAME`: removes the second factors of an admin or agent who lost the device, while the
 * product runs: passkeys, authenticator app and recovery codes; open sessions end. The account gets a mail.
 */
import { resetFactors } from '#server/accounts/factors/reset-factors.ts'
import { findAccountByName } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { readAccessRequest } from './access-request.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

const USAGE = 'Say whose second factor: npm run admin:reset-factor -- mara@example.com'

/** Resets the account of that name: an admin's, else an agent's. */
async function resetByName(db: Database, name: string): Promise<string> {
  const account = (await findAccountByName(db, 'admin', name)) ?? (await findAccountByName(db, 'agent', name))
  if (!account) throw notFound('No admin or agent has that name')
  await resetFactors({ db }, { actor: null, userId: account.id, requestId: 'admin:reset-factor' })
  return account.email
}

async function run(): Promise<number> {
  const request = readAccessRequest(process.argv.slice(2), {}, USAGE)
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  const email = await withConfiguredDatabase((db) => resetByName(db, request.name))
  console.log(`Reset. ${email} signs in with the password alone and can add a second factor again.`)
  return 0
}

if (import.meta.main) await runCommand(run)
