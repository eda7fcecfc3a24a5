/**
 * `npm run mail:retry`: sends every mail again that was given up, and lets the waiting ones leave now; for after the mail
 * server was repaired. The running product sends them within a minute.
 */
import { ConfigError, readConfig } from '#server/config.ts'
import { findDatabase } from '#server/db/find-database.ts'
import { createLog } from '#server/log.ts'
import { retryAllMails } from '#server/mail/failed-mails.ts'
import { withMaintenanceDatabase } from './maintenance-database.ts'

const mails = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'mail' : 'mails'}`

/** The line the command prints. */
export function describeRetry({ failed, waiting }: { failed: number; waiting: number }): string {
  if (failed + waiting === 0) return 'No mail was given up, and none waits for its next try.'
  return `Sent again: ${mails(failed)} that had been given up. Due now: ${mails(waiting)} that waited for the next try.`
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    console.log(describeRetry(await withMaintenanceDatabase(database.connection, retryAllMails)))
  } finally {
    await database.stop()
  }
}

if (import.meta.main) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
