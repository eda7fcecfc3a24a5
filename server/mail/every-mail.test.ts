import { expect, test } from 'vitest'
import { PAGES, PORTAL_PAGES } from '#shared/model/pages.ts'
import { composeAll, LONG, ORDINARY } from '#tests/support/compose-mails.ts'

test.each([
  ['ordinary names', ORDINARY],
  ['names of 60 characters', LONG],
])('every mail reads well with %s (P10.55)', async (_names, names) => {
  for (const { title, toOffice, url, subject, text, html } of await composeAll(names)) {
    expect(subject.length, `${title}: ${subject}`).toBeLessThan(78)
    expect(`${subject}\n${text}`, title).not.toMatch(/undefined|null|NaN|\[object|[’‘“”]|\S {2}/)
    expect(text.match(/^Hi [^\n]+,$/gm) ?? [], `${title}: greetings`).toHaveLength(
      toOffice || /^You're invited/.test(subject) || /^(chat-transcript|chat-taken-over)/.test(title) ? 0 : 1,
    )
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    for (const link of links) {
      expect(text, title).toContain(link)
      const { origin, pathname } = new URL(link)
      expect([origin, Object.keys({ ...PAGES, ...PORTAL_PAGES })], title).toEqual([
        url,
        expect.arrayContaining([pathname]),
      ])
    }
  }
})

test('mails have what their readers need to act (P10.56)', async () => {
  const mails = new Map((await composeAll(ORDINARY)).map((mail) => [mail.title, mail]))
  for (const [title, ...said] of [
    ['agent-unanswered (office)', 'Talent phone: (404) 555-0123'],
    ['invoice-sent (customer)', 'Tax (8%): $48.00', 'Zelle: pay@marquee.example', 'Put INV-'],
    ['booking-confirmed (priced)', 'bookings page: the 50% deposit of $216.00 first, or the full $432.00.'],
    ['booking-confirmed (plain)', 'Pay any time from your bookings page.\n'],
    ['invoice-sent (customer)', 'Payment: Reported '],
    ['payment-notice (reported)', 'Check whether it arrived, then verify or reverse it.'],
    ['second-factor-changed (last)', 'Hi Jules,'],
    ['replacement-offer (customer)', "Imani Okafor can't make your event on "],
    ['replacement-picked (now)', 'Pick: Ivo Grant: Exotic dancer, $660.00, $60.00 more', "Talent's answer: None yet"],
    ['replacement-none (customer)', 'no longer free for your birthday on '],
  ] as const) {
    for (const words of said) expect(mails.get(title)?.text, title).toContain(words)
  }
  expect(mails.get('chat-transcript (visitor)')?.html).toMatch(/white-space:nowrap">Assistant</)
})
