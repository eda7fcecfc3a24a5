/**
 * `npm run admin:end -- NAME`: ends an admin's access, while the product runs: no log-in any more, and sessions, mailed
 * links, the calendar feed and conversations end. The last owner cannot be ended; an owner restores under Team.
 */
import { endStaffByName } from '#server/accounts/team/end-staff.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { findDatabase } from '#server/db/find-database.ts'
import { AppError } from '#server/errors.ts'
import { createLog } from '#server/log.ts'
import { readAccessRequest } from './access-request.ts'
import { withMaintenanceDatabase } from './maintenance-database.ts'

const USAGE = 'Say whose access: npm run admin:end -- mara@example.com'

async function run(): Promise<number> {
  const request = readAccessRequest(process.argv.slice(2), {}, USAGE)
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  const config = readConfig(process.env)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    await withMaintenanceDatabase(database.connection, (db) => endStaffByName(db, request.name))
    console.log('Ended. An owner can restore the access under Dashboard, Team.')
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
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
