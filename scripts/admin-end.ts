/**
 * `npm run admin:end -- NAME`: ends an admin's access, while the product runs: no log-in any more, and sessions, mailed
 * links, the calendar feed and conversations end. The last owner cannot be ended; an owner restores under Team.
 */
import { endStaffByName } from '#server/accounts/team/end-staff.ts'
import { readAccessRequest } from './access-request.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

const USAGE = 'Say whose access: npm run admin:end -- mara@example.com'

async function run(): Promise<number> {
  const request = readAccessRequest(process.argv.slice(2), {}, USAGE)
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  await withConfiguredDatabase((db) => endStaffByName(db, request.name))
  console.log('Ended. An owner can restore the access under Dashboard, Team.')
  return 0
}

if (import.meta.main) await runCommand(run)
