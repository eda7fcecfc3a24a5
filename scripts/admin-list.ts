/** `npm run admin:list`: lists the admins: email, user name, role, last sign-in, and whether the access has ended. */
import { findStaff, type StaffRow } from '#server/accounts/team/staff-rows.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { findDatabase } from '#server/db/find-database.ts'
import { createLog } from '#server/log.ts'
import { withMaintenanceDatabase } from './maintenance-database.ts'

/** A line for each admin, in columns. */
export function describeStaff(staff: readonly StaffRow[]): string {
  if (staff.length === 0) return 'There is no admin. Make one: npm run create-admin -- --email you@example.com'
  const rows = staff.map((row) => [
    row.email,
    row.username,
    row.staff_role,
    row.last_sign_in ? `last sign-in ${row.last_sign_in.toISOString()}` : 'never signed in',
    row.ended_at ? `ended ${row.ended_at.toISOString()}` : '',
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    console.log(describeStaff(await withMaintenanceDatabase(database.connection, findStaff)))
    return 0
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
