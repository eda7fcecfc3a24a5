import { describe, expect, test } from 'vitest'
import { agentMails, eventOf, IMANI, NOW, startWithRequest } from '#server/bookings/mails/test-support/asked-agent.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'

test('an agent hears of each change of a booking, with the event, and of no price (P5.18)', async () => {
  await using office = await startWithRequest()
  const { app, book, set, change } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await book()
  const arrive = async () => {
    const before = smtp.arrived.length
    // the hold of a change of status is over
    await makeDue(app)
    await deliver(app, mailer)
    const fresh = smtp.arrived.slice(before)
    const [mail, ...more] = fresh.filter(({ envelopeTo }) => envelopeTo.includes(IMANI))
    if (!mail) throw new Error('nothing arrived')
    expect(more).toEqual([])
    expect(mail.text).toMatch(/^Hi Imani,$/m)
    expect(mail.source).not.toMatch(/\$|Total|Payment/)
    expect(mail.text).toMatch(/^Booking: B-\d{4,}$/m)
    for (const fact of ['Event: Wedding', 'Duration: 3 hours', 'Customer: Renée Thibodeaux', 'A slow first song.']) {
      expect(mail.text).toContain(fact)
    }
    return { mail, customer: fresh.find(({ envelopeTo }) => envelopeTo.includes('renee@example.com')) }
  }

  const asked = (await arrive()).mail
  expect(asked.subject).toBe('New request: Wedding, Fri, Dec 4, 2026, 9 PM to midnight')
  expect(asked.text).toContain('Date: Friday, December 4, 2026, 9 PM to midnight')
  expect(asked.text).toContain('Address: Grant Park, Atlanta')
  expect(asked.text).not.toMatch(/555-0199|renee@example\.com/)
  expect(asked.text).toMatch(/Accept or decline:\nhttps:\/\/marquee\.example\/agent\/login\?request=[\w-]{43}\n/)
  const first = eventOf(asked)
  expect(first.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(first.event.location).toBeNull()
  expect(first.file.filename).toBe('wedding-2026-12-04.ics')

  await set(id, 'confirmed')
  const { mail: confirmed, customer } = await arrive()
  expect(confirmed.subject).toBe('Confirmed: Wedding, Fri, Dec 4, 2026, 9 PM to midnight')
  for (const fact of ['Call time: Friday', 'Phone: (404) 555-0199', 'Email: renee@example.com']) {
    expect(confirmed.text).toContain(fact)
  }
  const second = eventOf(confirmed)
  expect(second.event.location).toBe('Grant Park, Atlanta')
  expect(second.event.uid).toBe(eventOf(customer).event.uid)
  expect(second.event.sequence).toBe(eventOf(customer).event.sequence)
  expect(second.event.toString()).not.toMatch(/555-0199|renee@/)

  await change(id, { eventDate: '2026-12-05T20:00', eventLocation: 'Swan House' })
  const changed = (await arrive()).mail
  expect(changed.subject).toBe('Changed: Wedding, Sat, Dec 5, 2026, 8 PM to 11 PM')
  expect(changed.text).toContain('Status: Confirmed\n')
  expect(changed.text).toContain('Address: Swan House')
  const third = eventOf(changed)

  await set(id, 'cancelled')
  const cancelled = (await arrive()).mail
  expect(cancelled.subject).toBe('Canceled: Wedding, Sat, Dec 5, 2026, 8 PM to 11 PM')
  expect(cancelled.text).not.toMatch(/555-0199|renee@/)
  const fourth = eventOf(cancelled)
  expect([first, second, third, fourth].map(({ method }) => method)).toEqual([
    ...['PUBLISH', 'PUBLISH', 'PUBLISH'],
    'CANCEL',
  ])
  expect(new Set([first, second, third, fourth].map(({ event }) => event.uid)).size).toBe(1)
  const sequences = [first, second, third, fourth].map(({ event }) => event.sequence)
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
})

test('of several changes an agent gets the last, and of a request that is over none (P3.17)', async () => {
  await using office = await startWithRequest()
  const { app, book, set, change } = office
  const down = await startSmtp()
  await down[Symbol.asyncDispose]()
  using mailer = mailTo(down.url)
  const id = await book()
  await change(id, { eventDuration: 5 })
  await set(id, 'confirmed')
  await set(id, 'cancelled')
  await set(id, 'completed')
  await set(id, 'confirmed')
  await change(id, { eventLocation: 'Swan House' })
  await deliver(app, mailer)
  await using smtp = await startSmtp(down.port)
  await makeDue(app)
  await deliver(app, mailer)
  const toImani = smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(IMANI))
  expect(toImani.map(({ subject }) => subject?.split(':')[0])).toEqual(['Changed'])
  expect(await agentMails(app, 'sent')).toEqual(['agent-changed'])
  expect(await agentMails(app, 'queued')).toEqual([])
  const links = app.context.db.selectFrom('one_time_links').select('purpose')
  expect(await links.where('customer_id', 'is', null).execute()).toEqual([])
})

test('a request that moves is asked for again; its answer stays when only the place changes', async () => {
  await using office = await startWithRequest()
  const { app, book, change } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await book()
  await deliver(app, mailer)
  await change(id, { eventDuration: 5 })
  await deliver(app, mailer)
  const again = smtp.arrived.findLast(({ envelopeTo }) => envelopeTo.includes(IMANI))
  expect(again?.subject).toMatch(/^Changed request: Wedding/)
  expect(again?.text).toContain('This request has changed. Can you take it?')
  await app.context.db.updateTable('bookings').set({ agent_answer: 'accepted' }).execute()
  await change(id, { eventLocation: 'Swan House' })
  expect(await agentMails(app)).toEqual(['agent-request', 'agent-request', 'agent-changed'])
})

describe('nothing is queued for an agent', () => {
  const gone = { archived_at: NOW }
  test.each([
    ['without a login', { user_id: null }, {}],
    ['who is archived', gone, {}],
    ['whose login is archived', {}, gone],
    ['whose login has ended', {}, { ended_at: NOW }],
  ])('%s', async (_, agentValues, loginValues) => {
    await using office = await startWithRequest()
    const { app, agent, user, book, set, change } = office
    const id = await book()
    const { db } = app.context
    await db.deleteFrom('outbox_emails').execute()
    if (Object.keys(agentValues).length > 0)
      await db.updateTable('agents').set(agentValues).where('id', '=', agent.id).execute()
    if (Object.keys(loginValues).length > 0)
      await db.updateTable('users').set(loginValues).where('id', '=', user.id).execute()
    await change(id, { eventDuration: 5 })
    await set(id, 'cancelled')
    expect(await agentMails(app)).toEqual([])
    expect(await db.selectFrom('outbox_emails').select('kind').execute()).toHaveLength(2)
  })

  test('about a price, a completion, or what is no change', async () => {
    await using office = await startWithRequest()
    const { app, cookie, book, set, change } = office
    const id = await book()
    await set(id, 'confirmed')
    await set(id, 'confirmed')
    await change(id, { specialRequests: 'Two songs.' })
    await app.call('PUT /api/admin/bookings/:id/price', {
      ...{ cookie, params: { id } },
      body: { totalAmount: 500, reason: 'Agreed by phone' },
    })
    await set(id, 'completed')
    expect(await agentMails(app)).toEqual(['agent-request', 'agent-confirmed'])
  })
})

test('a change of status that is undone takes the mail to the agent back (P3.39)', async () => {
  await using office = await startWithRequest()
  const { app, cookie, book, set } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await book()
  await deliver(app, mailer)
  await set(id, 'cancelled')
  expect(await agentMails(app)).toEqual(['agent-request', 'agent-cancelled'])
  await deliver(app, mailer)
  expect(await agentMails(app, 'queued')).toEqual(['agent-cancelled'])
  expect((await app.call('POST /api/admin/bookings/:id/undo', { cookie, params: { id } })).status).toBe(200)
  expect(await agentMails(app)).toEqual(['agent-request'])
})

test('a mail that is queued is not sent once the login has ended', async () => {
  await using office = await startWithRequest()
  const { app, book } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await book()
  await app.context.db.updateTable('users').set({ ended_at: NOW }).where('role', '=', 'agent').execute()
  await deliver(app, mailer)
  expect(smtp.arrived.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain(IMANI)
  expect(await agentMails(app, 'cancelled')).toEqual(['agent-request'])
})

test('turned off mails are not queued, a cancellation always is (P5.19)', async () => {
  await using office = await startWithRequest()
  const { app, agent, book, set, change } = office
  const { db } = app.context
  const mute = (kind: 'agent-request' | 'agent-confirmed' | 'agent-changed') =>
    db.insertInto('agent_muted_mails').values({ agent_id: agent.id, kind }).execute()
  await mute('agent-request')
  const id = await book()
  expect(await agentMails(app)).toEqual([])
  // the request is asked for again, which the agent gets as a change
  await change(id, { eventDuration: 5 })
  await mute('agent-confirmed')
  await set(id, 'confirmed')
  await mute('agent-changed')
  await change(id, { eventDuration: 6 })
  await set(id, 'cancelled')
  expect(await agentMails(app)).toEqual(['agent-changed', 'agent-cancelled'])
  await expect(
    app.database.pool.query("insert into agent_muted_mails values ($1, 'agent-cancelled')", [agent.id]),
  ).rejects.toThrow('agent_muted_mails_kind_check')
})
