import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { MAIL_KINDS } from '#server/main.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { PAGES, PORTAL_PAGES } from '#shared/model/pages.ts'
import { MAIL_SAMPLES } from '#tests/support/mail-samples.ts'
import { buildMailScene, type MailNames } from '#tests/support/mail-scene.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { renderMail } from './layout.ts'
import type { MailKindName } from './mail-kinds.ts'

/** Every kind of mail in each way it can read, as it leaves. */
async function composeAll({ brand: BRAND_NAME, ...names }: MailNames & { brand: string }) {
  const app = await startTestApp({ env: { BRAND_NAME } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db, config } = app.context
  const scene = await buildMailScene(db, names)
  const brand = await readAgencyProfile(db, config)
  const mails = []
  for (const kind of Object.keys(MAIL_SAMPLES) as MailKindName[]) {
    for (const [name, sample] of Object.entries(MAIL_SAMPLES[kind](scene))) {
      const about = { recipient: scene.customer.email, customer_id: null, user_id: null, booking_id: null, data: {} }
      const tries = { attempts: 0, deferred: false, request_id: null }
      const message = await MAIL_KINDS[kind].compose(app.context, {
        ...{ id: randomUUID(), kind, ...tries, ...about },
        ...sample,
      })
      if (message === null) throw new Error(`${kind} (${name}) has nothing to say`)
      const toOffice = 'recipient' in sample && sample.recipient === null
      mails.push({ title: `${kind} (${name})`, toOffice, url: config.publicUrl, ...renderMail(message, brand) })
    }
  }
  return mails
}

const LONG = {
  customer: 'Maximiliana-Theodora Featherstonehaugh-Cholmondeley von Oster',
  agent: 'The Extraordinarily Magnificent Constantinopolitan Ensembles',
  brand: 'Peachtree Entertainment & Hospitality Company of Old Atlanta',
}

const ORDINARY = { customer: 'Casey Morgan', agent: 'Imani Okafor', brand: 'Marquee' }

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
