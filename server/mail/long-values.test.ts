import { expect, test } from 'vitest'
import { buildBooking } from '#tests/support/factories.ts'
import { LONG_WORD, WITHOUT_LENGTHS } from '#tests/support/long-values.ts'
import { buildNight, deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

test('a mail about values of 10,000 characters arrives: a short subject, short file names, and the rest whole', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await app.database.pool.query(WITHOUT_LENGTHS)
  const long = { customer_name: LONG_WORD, event_location: LONG_WORD, special_requests: LONG_WORD }
  const night = await buildNight(app, long)
  const { agent_id, customer_id, customer_email } = night
  const pending = await buildBooking(app.context.db, { ...long, agent_id, customer_id, customer_email })
  await app.context.db.updateTable('agents').set({ name: LONG_WORD }).execute()
  await queueMail(app, 'booking-notice', night, { recipient: null })
  await queueMail(app, 'booking-received', pending)
  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  expect(smtp.arrived).toHaveLength(3)
  for (const mail of smtp.arrived) {
    expect(mail.subject?.length).toBeLessThanOrEqual(200)
    for (const { filename } of mail.attachments) expect(filename?.length).toBeLessThanOrEqual(100)
    // RFC 5322 2.1.1
    expect(Math.max(...mail.source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
    expect(mail.text).toContain(LONG_WORD)
    expect(mail.html).toContain(LONG_WORD)
  }
})
