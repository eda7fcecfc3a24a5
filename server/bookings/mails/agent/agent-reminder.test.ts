import { describe, expect, test } from 'vitest'
import { eventOf, IMANI, startWithRequest } from '#server/bookings/mails/test-support/asked-agent.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { inAtlanta } from '#tests/support/in-atlanta.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { queueAgentReminders } from './agent-reminder.ts'

describe('the reminder', () => {
  const EVENT = new Date('2026-12-05T02:00:00.000Z')
  const hoursBefore = (hours: number) => new Date(EVENT.getTime() - hours * HOUR_MS)

  async function confirm(sentHoursBefore = 100) {
    const office = await startWithRequest({ context: { now: () => hoursBefore(20) } })
    const id = await office.book()
    await office.set(id, 'confirmed')
    const { db } = office.app.context
    await db
      .updateTable('outbox_emails')
      .set({ state: 'sent', created_at: hoursBefore(sentHoursBefore) })
      .execute()
    return office
  }

  inAtlanta('goes out the day before, once, with call time, address and contact (P5.21)', async () => {
    await using office = await confirm()
    const { app } = office
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const { db } = app.context
    expect(await queueAgentReminders(db, hoursBefore(24.1))).toBe(0)
    const counts = await Promise.all([1, 2, 3].map(() => queueAgentReminders(db, hoursBefore(24))))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    await deliver(app, mailer)
    const [mail] = smtp.arrived
    expect(mail?.envelopeTo).toEqual([IMANI])
    expect(mail?.subject).toBe('Reminder: Wedding, Fri, Dec 4, 2026, 9 PM to midnight')
    expect(mail?.text).toContain('Call time: Friday, December 4, 2026, 9 PM to midnight')
    expect(mail?.text).toContain('Address: Grant Park, Atlanta')
    expect(mail?.text).toContain('Phone: (404) 555-0199')
    expect(eventOf(mail).component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })

  test('is left out when the agent was just mailed, has turned it off, or the booking is not confirmed', async () => {
    await using late = await confirm(29)
    expect(await queueAgentReminders(late.app.context.db, hoursBefore(20))).toBe(0)

    await using muted = await confirm()
    const { db } = muted.app.context
    await db.insertInto('agent_muted_mails').values({ agent_id: muted.agent.id, kind: 'agent-reminder' }).execute()
    expect(await queueAgentReminders(db, hoursBefore(20))).toBe(0)
    await db.deleteFrom('agent_muted_mails').execute()
    await db.updateTable('bookings').set({ status: 'pending' }).execute()
    expect(await queueAgentReminders(db, hoursBefore(20))).toBe(0)
    await db.updateTable('bookings').set({ status: 'confirmed' }).execute()
    expect(await queueAgentReminders(db, hoursBefore(20))).toBe(1)
  })

  test('is not sent when the booking has moved since', async () => {
    await using office = await confirm()
    const { app } = office
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await queueAgentReminders(app.context.db, hoursBefore(20))
    await app.context.db
      .updateTable('bookings')
      .set({ event_date: hoursBefore(-30) })
      .execute()
    expect(await deliver(app, mailer)).toBe(0)
  })
})
