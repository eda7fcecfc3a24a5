import { describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { buildDigest } from '../digest.ts'
import { plainName, renderMail } from '../layout.ts'
import { Html, html } from './html.ts'

test('every value is escaped, in text and in attributes, unless it is HTML already', () => {
  const hostile = `<script>alert('x')</script>" onload="y" & more`
  expect(html`<a title="${hostile}">${hostile}</a>`.source).toBe(
    '<a title="&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot; onload=&quot;y&quot; &amp; more">' +
      '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot; onload=&quot;y&quot; &amp; more</a>',
  )
  expect(html`${new Html('<b>')}${[html`<i>${'<'}</i>`, html`2`]}${null}${undefined}${0}`.source).toBe(
    '<b><i>&lt;</i>20',
  )
})

describe('a name as a mail to an unproven address carries it (S26)', () => {
  test.each([
    ["Renée O'Brien-Smith, Jr.", "Renée O'Brien-Smith, Jr."],
    ['  Dana \r\n Smith ', 'Dana Smith'],
    ['Visit http://evil.example/now', 'Visit http evil example now'],
    ['www.evil.example', 'www evil example'],
    ['me@evil.example', 'me evil example'],
    ['<a href="//evil">win</a>', 'a href evil win a'],
    ['evil。example', 'evil example'],
    ['Call +1 (404) 555', 'Call 1 404 555'],
    ['李小龍', '李小龍'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['🎷🎷', 'there'],
    ['://', 'there'],
  ])('%j becomes %j', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })

  test('is never cut within a character', () => {
    expect(plainName('𝒜'.repeat(70))).toBe('𝒜'.repeat(60))
  })
})

test('a value cannot pass for another fact, with any line ending', () => {
  const value = ['One', 'Total: $1.00', 'Total: $2.00', 'Total: $3.00', 'Total: $4.00', 'Total: $5.00\u202e\u0007!']
  const hostile = value.map((line, i) => line + (['\r\n', '\r', '\u2028', '\u0085', '\v', ''][i] ?? '')).join('')
  const { text } = renderMail(
    { subject: 'S', lead: hostile, facts: [['Place', hostile]], next: [hostile] },
    DEFAULT_BRAND,
  )
  expect(text).not.toMatch(/^Total|[\r\v\u0085\u2028\u202e]/m)
  expect(text).not.toContain('\u0007')
  expect(text).toContain('Place: One\n    Total: $1.00\n    Total: $2.00')
})

test('a phone number and a time stay on one line, and what stands around it is escaped', () => {
  const { html: page } = renderMail(
    {
      ...{ subject: 'S', lead: 'L', facts: [['Date', 'Friday at 8:45 PM']] },
      next: ['Call <us>: (404) 555-0142. Or (404) 555-0143, 9 AM'],
    },
    DEFAULT_BRAND,
  )
  const kept = (phone: string) => `<span style="white-space:nowrap">${phone}</span>`
  expect(page).toContain(
    `Call &lt;us&gt;: ${kept('(404) 555-0142')}. Or ${kept('(404) 555-0143')}, ${kept('9 AM')}</p>`,
  )
  expect(page).toContain(`>Friday at ${kept('8:45 PM')}</td>`)
})

test('amounts below one another end at the same place, and a single one stands as other values', () => {
  const { html: page } = renderMail(
    {
      ...{ subject: 'S', lead: 'L' },
      facts: [
        ['Amount', '$9.00'],
        ['For', 'Deposit'],
        ['Subtotal', '$1,600.00'],
        ['Paid', '−$40.00'],
        ['Due', 'Friday'],
      ],
    },
    DEFAULT_BRAND,
  )
  expect([...page.matchAll(/min-width:([\w.]+);[^>]*>([^<]+)/g)].map(([, width, value]) => [width, value])).toEqual([
    ['8.5ch', '$1,600.00'],
    ['8.5ch', '−$40.00'],
  ])
  expect(page.match(/<tr class="sum">/g)).toHaveLength(2)
  expect(page).toContain('>$9.00</td>')
})

test('a digest holds each message under its subject, and each file once under a name of its own', () => {
  const file = (filename: string, content: string) => ({ filename, content, contentType: 'text/plain' })
  const digest = buildDigest([
    { subject: 'First', lead: '', facts: [['Place', 'a\nTotal: $1.00']], attachments: [file('n.ics', '1')] },
    { subject: 'Again', lead: '', next: ['Then.'], attachments: [file('n.ics', '1'), file('n.ics', '2')] },
    {
      subject: '<b>Other',
      lead: '',
      action: { label: 'Press', url: 'u' },
      attachments: [file('n-2.ics', '3'), file('x', '4')],
    },
    { subject: 'Last', lead: '', attachments: [file('x', '5'), file('n.ics', '2')] },
  ])
  const { text, html, attachments } = renderMail(digest, DEFAULT_BRAND)
  expect(text).toContain(
    'First\n----------------------------------------\n\nPlace: a\n    Total: $1.00\n\nAgain\n----------------------------------------\n\nThen.',
  )
  expect(html).toContain('&lt;b&gt;Other</h2>')
  expect(digest.action).toEqual({ label: 'Press', url: 'u' })
  expect(attachments.map(({ filename, content }) => [filename, content])).toEqual([
    ['n.ics', '1'],
    ['n-2.ics', '2'],
    ['n-2-2.ics', '3'],
    ['x', '4'],
    ['x-2', '5'],
  ])
})

test('a message reads the same as text and as HTML, its subject in one line', () => {
  const mail = renderMail(
    {
      subject: 'One\r\nBcc: two',
      lead: 'It <happened>.',
      facts: [['Who', '<img src=x>']],
      next: ['Then this.'],
      action: { label: 'Press', url: 'https://marquee.example/?a=1&b="' },
    },
    { ...DEFAULT_BRAND, name: 'Tom & Co' },
  )
  expect(mail.subject).toBe('One Bcc: two')
  expect(mail.text).toContain(
    'It <happened>.\n\nWho: <img src=x>\n\nThen this.\n\nPress:\nhttps://marquee.example/?a=1&b="',
  )
  expect(mail.text).not.toContain('Hi ')
  // shown, and behind the subject
  expect(mail.html.split('It &lt;happened&gt;.')).toHaveLength(3)
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('href="https://marquee.example/?a=1&amp;b=&quot;"')
  expect(mail.html).toContain('Tom &amp; Co')
})

test.each([
  ['Casey Morgan', 'Hi Casey,'],
  ['DJ Nova', 'Hi DJ Nova,'],
  ['Win https://evil.example', 'Hi Win,'],
  ['https://evil.example now', 'Hi https,'],
  ['555 0100 555', 'Hi there,'],
])('%s is greeted by the first name (P3.47)', (to, greeting) => {
  const { text, html } = renderMail({ subject: 'S', to, lead: 'Your booking is confirmed.' }, DEFAULT_BRAND)
  expect(text).toMatch(new RegExp(`^${greeting}\n\nYour booking is confirmed.`))
  expect(html).toContain(`>${greeting}</p>`)
})
