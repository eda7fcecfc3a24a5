/**
 * `npm run customer:erase -- EMAIL --yes`: erases a customer, as far as the law allows; see docs/operations.md. It
 * refuses while the customer has an event to come or money under way.
 */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { getMailFile } from '#server/integrations/mailer.ts'
import { type Erasure, eraseCustomer } from '#server/office/privacy/erase-customer.ts'
import { readCustomerRequest } from './customer-request.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

/** The lines the command prints. */
export function describeErasure(
  erasure: Erasure,
  { backupDir, backupElsewhere, databaseUrl }: Pick<Config, 'backupDir' | 'backupElsewhere' | 'databaseUrl'>,
) {
  if (erasure.result === 'unknown') return 'No customer has that email. Nothing was changed.'
  if (erasure.result === 'refused') {
    const { toCome, underWay } = erasure
    return [
      'Not erased: what is agreed cannot be forgotten yet.',
      ...(toCome > 0 ? [`Bookings still to come: ${toCome}. Cancel them, or wait until they are over.`] : []),
      ...(underWay > 0
        ? [`Card payments and refunds under way: ${underWay}. They end automatically within a day.`]
        : []),
    ].join('\n')
  }
  const { bookings, invoices, payments, chats, mails } = erasure
  return [
    `Erased. Kept without saying whose: ${bookings} bookings, ${invoices} invoices, ${payments} payments.`,
    `Deleted: ${chats} chats, ${mails} mails, and all cards, reviews, notes, links and sessions.`,
    databaseUrl === undefined
      ? `Backups made before now still hold them: the nightly ones in ${backupDir} for at most five weeks, those made by hand until they are deleted.`
      : 'Backups of the database made before now still hold them, as long as its provider keeps them.',
    ...(backupElsewhere ? ['So do the copies that BACKUP_TO took elsewhere, until they are deleted there.'] : []),
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
  return withConfiguredDatabase(async (db, config) => {
    const erasure = await eraseCustomer(db, request.email)
    if (erasure.result !== 'erased') {
      console.error(describeErasure(erasure, config))
      return 1
    }
    const folder = path.join(config.dataDir, 'mail')
    for (const id of erasure.messageIds) await rm(getMailFile(folder, id), { force: true })
    console.log(describeErasure(erasure, config))
    return 0
  })
}

if (import.meta.main) await runCommand(run)
