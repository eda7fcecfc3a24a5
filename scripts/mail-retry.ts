/**
 * `npm run mail:retry`: sends every mail again that was given up, and lets the waiting ones leave now. Run it after the
 * mail server was repaired. The running product sends them within a minute.
 */
import { retryAllMails } from '#server/mail/failed-mails.ts'
import { runCommand, withConfiguredDatabase } from './run-command.ts'

const mails = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'mail' : 'mails'}`

/** The line the command prints. */
export function describeRetry({ failed, waiting }: { failed: number; waiting: number }): string {
  if (failed + waiting === 0) return 'No mail was given up, and none waits for its next try.'
  return `Sent again: ${mails(failed)} that had been given up. Due now: ${mails(waiting)} that waited for the next try.`
}

async function run(): Promise<number> {
  console.log(describeRetry(await withConfiguredDatabase((db) => retryAllMails(db))))
  return 0
}

if (import.meta.main) await runCommand(run)
