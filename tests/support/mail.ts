import { type Insertable, type Selectable, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { findAgencyRecipients } from '#server/accounts/agency-recipients.ts'
import type { Bookings, Customers, OutboxEmails } from '#server/db/types.ts'
import { createMailer, type Mailer } from '#server/integrations/mailer.ts'
import { deliverMail } from '#server/mail/deliver.ts'
import { MAIL_KINDS } from '#server/mails.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { readTexts } from '#server/settings/texts/text-rows.ts'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { buildAgent, buildBooking, buildCustomer } from './factories.ts'
import { type ArrivedMail, startSmtp, type TestSmtp } from './smtp.ts'
import type { TestApp } from './start-test-app.ts'

const relays = new WeakMap<object, { tookAt: number }>()

/** Delivers what is due in a test's app, the way the job does. */
export async function deliver(
  { context }: Pick<TestApp, 'context'>,
  mailer: Mailer,
  signal?: AbortSignal,
  lanes = 3,
  requestsWait = () => false,
): Promise<number> {
  const { db, config, log, metrics, now, objects, pdf, secrets } = context
  const relay = relays.get(context) ?? { tookAt: 0 }
  relays.set(context, relay)
  const delivery = {
    db,
    relay,
    lanes,
    config,
    log,
    metrics,
    now,
    objects,
    pdf,
    secrets,
    mailer,
    requestsWait,
    kinds: MAIL_KINDS,
    findAgencyRecipients: () => findAgencyRecipients(db, config),
    findAgency: () => readAgencyProfile(db, config),
    findTexts: () => readTexts(db),
  }
  return deliverMail(delivery, signal)
}

/** A mailer to a server on this machine, ended after use. */
export function mailTo(smtpUrl: string, mailFrom = '"Marquee" <hello@marquee.example>'): Mailer & Disposable {
  const publicUrl = 'https://marquee.example'
  const mailer = createMailer({ smtpUrl, mailFrom, dataDir: '/nowhere', publicUrl, brand: DEFAULT_BRAND })
  return Object.assign(mailer, { [Symbol.dispose]: () => mailer.close() })
}

/** A mail server for one test, and a mailer to it. Both end when the test is over. */
export async function startPost() {
  const smtp = await startSmtp()
  const mailer = mailTo(smtp.url)
  onTestFinished(async () => {
    mailer[Symbol.dispose]()
    await smtp[Symbol.asyncDispose]()
  })
  return { smtp, mailer }
}

/** Delivers what is due. @returns all mails that have arrived at an address */
export async function deliverTo(
  app: Pick<TestApp, 'context'>,
  smtp: TestSmtp,
  address: string,
): Promise<ArrivedMail[]> {
  using mailer = mailTo(smtp.url)
  await deliver(app, mailer)
  return smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(address))
}

/** Lets every waiting mail be due, as time would. */
export async function makeDue({ context }: Pick<TestApp, 'context'>): Promise<void> {
  await context.db
    .updateTable('outbox_emails')
    .set({ next_attempt_at: sql`now()` })
    .where('state', '=', 'queued')
    .execute()
}

/** Queues a mail about a booking to its customer, the way the rooms do within their transactions. */
export async function queueMail(
  { context }: Pick<TestApp, 'context'>,
  kind: string,
  booking: Pick<Selectable<Bookings>, 'id' | 'customer_id' | 'customer_email'>,
  more: Partial<Insertable<OutboxEmails>> = {},
): Promise<void> {
  await context.db
    .insertInto('outbox_emails')
    .values({
      kind,
      recipient: booking.customer_email,
      customer_id: booking.customer_id,
      booking_id: booking.id,
      ...more,
    })
    .execute()
}

/** Dana's confirmed wedding with Vera Vane, three weeks ahead; Dana has chosen a password unless said otherwise. */
export async function buildNight(
  { context }: Pick<TestApp, 'context'>,
  values: Partial<Insertable<Bookings>> = {},
  customer: Partial<Insertable<Customers>> = {},
): Promise<Selectable<Bookings>> {
  const { db } = context
  const vera = await buildAgent(db, { name: 'Vera Vane', category: 'exotic_dancer' })
  const dana = await buildCustomer(db, { email: 'dana@example.com', name: 'Dana Whitfield', ...customer })
  return buildBooking(db, {
    agent_id: vera.id,
    customer_id: dana.id,
    customer_email: dana.email,
    customer_phone: '(404) 555-0199',
    event_location: 'Grant Park, Atlanta',
    special_requests: 'A slow first song.',
    status: 'confirmed',
    requested_as: 'new_customer',
    ...values,
  })
}
