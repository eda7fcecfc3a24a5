import { sql } from 'kysely'
import { findAgencyRecipients } from '#server/accounts/agency-recipients.ts'
import { createMailer, type Mailer } from '#server/integrations/mailer.ts'
import { deliverMail } from '#server/mail/deliver.ts'
import { MAIL_KINDS } from '#server/main.ts'
import type { TestApp } from './start-test-app.ts'

/** Delivers what is due in a test's app, the way the job does. */
export async function deliver({ context }: Pick<TestApp, 'context'>, mailer: Mailer): Promise<number> {
  const { db, config, log } = context
  return deliverMail({
    db,
    config,
    log,
    mailer,
    kinds: MAIL_KINDS,
    findAgencyRecipients: () => findAgencyRecipients(db, config),
  })
}

/** A mailer to a server on this machine, ended after use. */
export function mailTo(smtpUrl: string, mailFrom = '"Marquee" <hello@marquee.example>'): Mailer & Disposable {
  const mailer = createMailer({ smtpUrl, mailFrom, dataDir: '/nowhere' })
  return Object.assign(mailer, { [Symbol.dispose]: () => mailer.close() })
}

/** Lets every waiting mail be due, as time would. */
export async function makeDue({ context }: Pick<TestApp, 'context'>): Promise<void> {
  await context.db
    .updateTable('outbox_emails')
    .set({ next_attempt_at: sql`now()` })
    .where('state', '=', 'queued')
    .execute()
}
