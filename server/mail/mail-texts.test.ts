import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TextId } from '#shared/model/texts/registry.ts'
import { buildNight, deliver, queueMail, startPost } from '#tests/support/mail.ts'
import { openOffice } from '#tests/support/office.ts'
import type { ArrivedMail } from '#tests/support/smtp.ts'

const { app, admin: cookie } = await openOffice({ env: { PUBLIC_URL: 'https://book.example' } })

const edit = (id: TextId, content: string | null) =>
  app.call('PUT /api/admin/texts/:id', { cookie, params: { id }, body: { content } })

async function write(id: TextId, content: string | null) {
  const saved = await edit(id, content)
  expect(saved.status, id).toBe(200)
  return saved.body
}

/** The mail of a kind about a new night, as it arrives. */
async function send(kind: string): Promise<ArrivedMail> {
  const { smtp, mailer } = await startPost()
  await queueMail(app, kind, await buildNight(app, {}, { email: `${randomUUID()}@example.com` }))
  await deliver(app, mailer)
  const [mail] = smtp.arrived
  if (!mail) throw new Error('nothing arrived')
  return mail
}

test('a mail has the subject, opening and closing that owners wrote, in both parts (P6.247)', async () => {
  await write('mail.booking-confirmed.subject', 'You’re on, {first_name}! {subject}')
  await write('mail.booking-confirmed.intro', 'Good **news** from {agency}.\n\n{lead}')
  await write('mail.booking-confirmed.closing', '- Ask [us](/services)\n- Or [write](mailto:a@b.example) & smile')
  const mail = await send('booking-confirmed')
  expect(mail.subject).toMatch(/^You’re on, Dana! Confirmed: Vera Vane, /)
  const text = mail.text ?? ''
  expect(text).toContain('Hi Dana,\n\nGood news from Marquee.\n\nYour booking with Vera Vane is confirmed.\n\n')
  expect(text).toContain('- Ask us (https://book.example/services)\n- Or write (mailto:a@b.example) & smile')
  const html = mail.html || ''
  expect(html).toContain('Good <b>news</b> from Marquee.</p>')
  expect(html).toContain('Your booking with Vera Vane is confirmed.</p>')
  expect(html).toMatch(/<li>Ask <a class="link" href="https:\/\/book\.example\/services"/)
  expect(html).toContain('</a> &amp; smile</li>')
  // what is no word of theirs is there as ever
  for (const part of [text, html]) expect(part).toContain('Grant Park, Atlanta')
})

test('without edits a mail is as it was, and again after going back (P6.247)', async () => {
  for (const part of ['subject', 'closing'] as const) await write(`mail.booking-confirmed.${part}`, null)
  await write('mail.booking-completed.intro', 'We had fun.')
  expect(await write('mail.booking-completed.intro', '{lead}')).toMatchObject({ content: null, version: 2 })
  await write('mail.booking-confirmed.intro', 'See you.')
  await write('mail.booking-confirmed.intro', null)
  const { text, subject } = await send('booking-confirmed')
  expect(subject).toMatch(/^Confirmed: Vera Vane, /)
  expect(text).toContain('Hi Dana,\n\nYour booking with Vera Vane is confirmed.\n\n')
})

test.each<[TextId, string, string]>([
  ['mail.payment-received.intro', 'Thanks a lot!', 'Keep {lead}'],
  ['mail.booking-confirmed.subject', 'Yes, {lead}', "{lead} can't be filled in."],
  ['mail.booking-confirmed.closing', 'Dear {customer}', "{customer} can't be filled in. Fields are {agency}"],
  ['mail.booking-confirmed.intro', '<a href="https://x.example">x</a>', 'HTML such as <a href'],
  ['mail.booking-confirmed.closing', '[x](javascript:alert)', "A link can't lead to javascript:alert"],
])('%s: %s is refused in a sentence (P6.242, P6.247)', async (id, content, sentence) => {
  const { status, body } = await edit(id, content)
  expect({ status, said: body.fields?.content }).toEqual({ status: 400, said: expect.stringContaining(sentence) })
})
