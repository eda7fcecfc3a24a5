/**
 * `npm run sessions:end -- NAME`: signs an account out everywhere, while the product runs: sessions, mailed links,
 * calendar feeds, open pages. NAME is an email address or a user name; accounts of every role with it are meant unless
 * `--role admin|agent|customer` names one.
 */
import { endSessionsByName } from '#server/accounts/sessions/end-sessions-by-name.ts'
import { readAccessRequest } from './access-request.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

const USAGE = 'Say whose sessions: npm run sessions:end -- dana@example.com'

async function run(): Promise<number> {
  const request = readAccessRequest(process.argv.slice(2), { role: { type: 'string' } }, USAGE)
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  const ended = await withConfiguredDatabase((db) => endSessionsByName(db, request))
  if (ended.length === 0) {
    console.error('No account has that name. Nothing was changed.')
    return 1
  }
  for (const { role, sessions, feeds } of ended) {
    console.log(`Ended for the ${role}: sessions ${sessions}, calendar feeds ${feeds}.`)
  }
  console.log('Anyone who knows the password can sign in again.')
  return 0
}

if (import.meta.main) await runCommand(run)
