/**
 * `npm run customer:suspend -- EMAIL --reason 'Why'`: suspends a customer, while the product runs: the log-in is refused
 * and sessions end. `--restore` lets the customer sign in again.
 */

import { type CustomerState, restoreCustomer, suspendCustomer } from '#server/accounts/customers/customer-status.ts'
import { findAccountByName } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import { type AccessRequest, readAccessRequest } from './access-request.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

const USAGE = "Say whom and why: npm run customer:suspend -- dana@example.com --reason 'Threatened an agent'"

async function change(db: Database, { name, reason, restore }: AccessRequest): Promise<CustomerState | undefined> {
  const account = await findAccountByName(db, 'customer', name)
  if (!account) return undefined
  return restore
    ? restoreCustomer(db, { id: account.id })
    : suspendCustomer(db, { id: account.id, ...(reason !== undefined && { reason }) })
}

async function run(): Promise<number> {
  const options = { reason: { type: 'string' as const }, restore: { type: 'boolean' as const } }
  const request = readAccessRequest(process.argv.slice(2), options, USAGE)
  if (typeof request === 'string' || (!request.restore && request.reason === undefined)) {
    console.error(typeof request === 'string' ? request : USAGE)
    return 2
  }
  const state = await withConfiguredDatabase((db) => change(db, request))
  if (!state) {
    console.error('No customer has that email. Nothing was changed.')
    return 1
  }
  console.log(
    state.status === 'suspended'
      ? 'Suspended: signed out everywhere, and the log-in is refused. Bookings stay; no mail was sent.'
      : 'Restored: the customer can sign in again. No mail was sent.',
  )
  return 0
}

if (import.meta.main) await runCommand(run)
