/** `npm run admin:list`: lists the admins: email, user name, role, last sign-in, and whether the access has ended. */
import { findStaff, type StaffRow } from '#server/accounts/team/staff-rows.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

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
  console.log(describeStaff(await withConfiguredDatabase((db) => findStaff(db))))
  return 0
}

if (import.meta.main) await runCommand(run)
