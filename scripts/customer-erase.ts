/**
 * `npm run customer:erase -- EMAIL --yes`: erases a customer, as far as the law allows; see docs/operations.md. It
 * refuses while the customer has an event to come or money under way.
 */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { findDatabase } from '#server/db/find-database.ts'
import { getMailFile } from '#server/integrations/mailer.ts'
import { createLog } from '#server/log.ts'
import { type Erasure, eraseCustomer } from '#server/office/privacy/erase-customer.ts'
import { readCustomerRequest } from './customer-request.ts'
import { withMaintenanceDatabase } from './maintenance-database.ts'

/** The lines the command prints. */
export function describeErasure(
  erasure: Erasure,
  { backupDir, databaseUrl }: Pick<Config, 'backupDir' | 'databaseUrl'>,
) {
  if (erasure.result === 'unknown') return 'No customer has that e-mail. Nothing was changed.'
  if (erasure.result === 'refused') {
    const { toCome, underWay } = erasure
    return [
      'Not erased: what is agreed cannot be forgotten yet.',
      ...(toCome > 0 ? [`Bookings still to come: ${toCome}. Cancel them, or wait until they are over.`] : []),
      ...(underWay > 0
        ? [`Card payments and refunds under way: ${underWay}. They end by themselves within a day.`]
        : []),
    ].join('\n')
  }
  const { bookings, invoices, payments, chats, mails } = erasure
  return [
    `Erased. Kept without saying whose: ${bookings} bookings, ${invoices} invoices, ${payments} payments.`,
    `Deleted: ${chats} chats, ${mails} mails, and all cards, reviews, notes, links and sessions.`,
    databaseUrl === undefined
      ? `Backups made before now still hold them: the nightly ones in ${backupDir} for at most five weeks, those made by hand until somebody deletes them.`
      : 'Backups of the database made before now still hold them, as long as whoever runs it keeps those.',
    'If one is restored, run this again. Mail that left, and what the card provider keeps, is not ours to erase.',
  ].join('\n')
}

async function run(): Promise<number> {
  const request = readCustomerRequest(process.argv.slice(2), { yes: { type: 'boolean' } }, 'customer:erase')
  if (typeof request === 'string') {
    console.error(request)
    return 2
  }
  if (!request.yes) {
    console.error('This cannot be taken back. Say that you mean it: npm run customer:erase -- EMAIL --yes')
    return 2
  }
  const config = readConfig(process.env)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    const erasure = await withMaintenanceDatabase(database.connection, (db) => eraseCustomer(db, request.email))
    if (erasure.result !== 'erased') {
      console.error(describeErasure(erasure, config))
      return 1
    }
    const folder = path.join(config.dataDir, 'mail')
    for (const id of erasure.messageIds) await rm(getMailFile(folder, id), { force: true })
    console.log(describeErasure(erasure, config))
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
