import { randomUUID } from 'node:crypto'
import { buildPayer } from '#tests/support/billing.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { type ArrivedMail, startSmtp } from '#tests/support/smtp.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { mergeCustomers } from '../../merge/merge-customers.ts'

/** A customer of a test, with the calls of the change of email or phone. `cookie` is the office's. */
export async function buildAsker(app: TestApp, cookie: string) {
  const mark = randomUUID().slice(0, 8)
  const payer = await buildPayer(app, { email: `old-${mark}@example.com`, phone: '(404) 555-0111' })
  const { id } = payer.customer
  const newEmail = `new-${mark}@example.com`
  const readPage = async () => (await app.call('GET /api/admin/customers/:id', { params: { id }, cookie })).body
  return {
    ...payer,
    newEmail,
    readPage,
    ask: (body: { email: string | null; phone: string | null }) =>
      app.call('POST /api/customer/contact-wish', { body, cookie: payer.cookie }),
    readWish: async () => (await app.call('GET /api/customer/contact-wish', { cookie: payer.cookie })).body.wish,
    answer: (wishId: string, answer: 'approve' | 'decline', as = cookie) =>
      app.call('POST /api/admin/customers/:id/contact-wish', { params: { id }, body: { wishId, answer }, cookie: as }),
  }
}

export type Asker = Awaited<ReturnType<typeof buildAsker>>

/** Asks for another email, lets the office approve and reads the token that arrives at the new address. */
export async function mailLink(app: TestApp, asker: Asker, email = asker.newEmail): Promise<string> {
  const { body } = await asker.ask({ email, phone: null })
  await asker.answer(body.wish?.id ?? '', 'approve')
  return readToken((await receive(app)).find(({ envelopeTo }) => envelopeTo.includes(email)))
}

/** The token of a mail's link; '' without one. */
export const readToken = (mail: ArrivedMail | undefined): string =>
  /^http:\/\/marquee\.example\/customer\/login\?new-email=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''

/** Delivers what waits to a mail server and returns what arrived. */
export async function receive(app: TestApp): Promise<ArrivedMail[]> {
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await makeDue(app)
  await deliver(app, mailer)
  return smtp.arrived
}

/** Merges one customer into the other, as an owner does. @param userId the owner's */
export async function mergeAskers({ context: { db } }: TestApp, userId: string, from: Asker, into: Asker) {
  const actor = { role: 'admin', staffRole: 'owner', userId, sessionId: 'x' } as const
  const ids = { fromId: from.customer.id, intoId: into.customer.id }
  await mergeCustomers(db, { ...ids, email: from.customer.email, actor, requestId: 'x' })
}
