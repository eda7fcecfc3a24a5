import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import type { SystemState } from '#shared/contract/office/system.admin.ts'
import { DEFAULT_CANCELLATION_POLICY } from '#shared/model/cancellation.ts'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { AdminDashboard } from '#web/routes/admin/dashboard.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'

const ZERO: Summary = {
  agents: { total: 0, active: 0, withoutRate: 0 },
  bookings: { total: 0, pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
  testimonials: { total: 0, pending: 0, approved: 0 },
  averageRating: 5,
  waiting: { bookings: 0, payments: 0, testimonials: 0, chats: 0, disputes: 0 },
  revenueByCategory: [],
}
const BIG: Summary = {
  agents: { total: 12_345, active: 9_876, withoutRate: 2 },
  bookings: { total: 1_234_567, pending: 4_321, confirmed: 0, completed: 0, cancelled: 0 },
  testimonials: { total: 87, pending: 4, approved: 80 },
  averageRating: 4.86,
  waiting: { bookings: 4_321, payments: 1, testimonials: 4, chats: 0, disputes: 0 },
  revenueByCategory: [
    { category: 'exotic_dancer', displayName: 'Exotic dancers', cents: 1_842_000_00 },
    { category: 'dj', displayName: 'DJs', cents: 123_456_78 },
    { category: 'model', displayName: 'Models', cents: 0 },
  ],
}
const SETTINGS = {
  address: '1200 Peachtree Street',
  noticeRecipients: ['office@example.com'],
  openingHours: [{ weekday: 1, from: 540, to: 1080 }],
  depositPercent: 30,
  bufferMinutes: 15,
  agentSharePercent: null,
  reviewNewAgents: true,
  bookerRefundLimit: 25_000,
  cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
  keptSharePercent: null,
  cancellationTerms: null,
  version: 3,
}
const WORK = 'GET /api/admin/work'
const today = atlantaDay(new Date())
const WEEK = `GET /api/admin/calendar?from=${today}&to=${addDays(today, 7)}`
const NOTHING = { items: [], more: false }
const INSTRUCTIONS = {
  ...{ zelle: 'pay@marquee.example', venmo: null, paypal: null, bank_transfer: null, cash: null },
  version: 4,
}
const TAX = {
  ...{ name: 'Sales tax', percent: 8, saved: false, version: 1 },
  categories: [
    { id: 'c1', displayName: 'DJs', taxed: true },
    { id: 'c2', displayName: 'Models', taxed: true },
  ],
}
const LAST_CHANGE = 'GET /api/admin/audit?entity=settings&limit=1'

type Answer = () => Response | Promise<Response>
const ok = (body: unknown) => () => Response.json(body)
const refused = (status: number, error: string) => () => Response.json({ error, code: 'x' }, { status })
let answers: Map<string, Answer>
let sent: { key: string; body: unknown; ifMatch: string | null }[]

beforeEach(() => {
  answers = new Map<string, Answer>([
    ['GET /api/admin/summary', ok(ZERO)],
    [WORK, ok(NOTHING)],
    [WEEK, ok([])],
    ['GET /api/admin/settings', ok(SETTINGS)],
    ['GET /api/admin/payment-instructions', ok(INSTRUCTIONS)],
    ['GET /api/admin/tax-settings', ok(TAX)],
  ])
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const key = `${init?.method ?? 'GET'} ${String(input)}`
    if (init?.body) {
      sent.push({ key, body: JSON.parse(String(init.body)), ifMatch: new Headers(init.headers).get('if-match') })
    }
    return (answers.get(key) ?? refused(404, 'Not here'))()
  })
})
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

async function open(address = '/admin/dashboard') {
  const router = createMemoryRouter(
    [
      { path: '/admin/dashboard', element: <AdminDashboard /> },
      { path: '/admin/bookings', element: <h1>Bookings</h1> },
    ],
    { initialEntries: [address] },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (label: string) => page.getByLabelText(label, { exact: true })
const stats = () =>
  [...document.querySelectorAll('.stat')].map((stat) => [...stat.children].map(({ textContent }) => textContent))
const toasts = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title, description }) => [title, description])

describe('the overview', () => {
  test('of an empty house', async () => {
    await open()
    await expect.element(heading('Nothing needs an answer')).toBeVisible()
    await expect.element(page.getByText('Nothing needs you right now.')).toBeVisible()
    await expect.element(page.getByText('No payments yet.')).toBeVisible()
    expect(stats()).toEqual([
      ['Total Agents', '0', '0 active'],
      ['Total Bookings', '0', '0 pending'],
      ['Testimonials', '0', '0 to review'],
      ['Avg Rating', '–', 'no reviews yet'],
    ])
  })

  test('of a very large one', async () => {
    answers.set('GET /api/admin/summary', ok(BIG))
    await open()
    await expect.element(heading('4,321 bookings need an answer')).toBeVisible()
    expect(stats()[1]).toEqual(['Total Bookings', '1,234,567', '4,321 pending'])
    expect([...document.querySelectorAll('.stat-figure')].every((stat) => stat.scrollWidth <= stat.clientWidth)).toBe(
      true,
    )
    await expect.element(page.getByRole('img', { name: 'Exotic dancers: $1,842,000.00' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'DJs: $123,456.78' })).toBeVisible()
    await expect.element(page.getByText('Each light is $100,000.', { exact: false })).toBeVisible()
    expect(
      [...document.querySelectorAll('.bulb-track')].map((track) => track.querySelectorAll('.is-lit').length),
    ).toEqual([18, 1])
  })

  test('that could not be read says so, and can be asked for again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.set('GET /api/admin/summary', () => promise)
    answers.set(WORK, refused(503, 'Back soon'))
    await open()
    await expect.element(heading('Dashboard')).toBeVisible()
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0)
    resolve(refused(500, 'Broken')())
    await expect.element(page.getByText('The figures could not be loaded.')).toBeVisible()
    await expect.element(page.getByText('The list of work could not be loaded.')).toBeVisible()
    answers.set('GET /api/admin/summary', ok(ZERO))
    answers.set(WORK, ok(NOTHING))
    await button('Try again').first().click()
    await button('Try again').first().click()
    await expect.element(heading('Nothing needs an answer')).toBeVisible()
    await expect.element(page.getByText('Nothing needs you right now.')).toBeVisible()
  })
})

test('the heading names the tab; what waits is the heading of the overview alone (P6.31)', async () => {
  answers.set('GET /api/admin/summary', ok(BIG))
  await open()
  await expect.element(heading('4,321 bookings need an answer')).toBeVisible()
  for (const name of ['Agency settings', 'Team', 'Audit', 'Export', 'System']) {
    await page.getByRole('tab', { name }).click()
    await expect.element(heading(name)).toBeVisible()
    expect(document.title).toMatch(name)
  }
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect.element(heading('4,321 bookings need an answer')).toBeVisible()
  expect(document.title).toMatch('Dashboard')
})

describe('the agency settings', () => {
  const SAVE = 'PUT /api/admin/settings'

  test('travel with the version they were read at', async () => {
    answers.set(SAVE, ok({ ...SETTINGS, depositPercent: 25, version: 4 }))
    await open('/admin/dashboard?tab=settings')
    await expect.element(button('Save')).toBeDisabled()
    await field('Deposit').fill('25')
    await button('Save').click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    const { version: _, ...rest } = SETTINGS
    expect(sent).toEqual([{ key: SAVE, body: { ...rest, depositPercent: 25 }, ifMatch: '"3"' }])
    await expect.element(button('Save')).toBeDisabled()
  })

  test('are checked here first: the first one at fault gets the focus', async () => {
    await open('/admin/dashboard?tab=settings')
    await field('Time between bookings').fill('2000')
    await field('Deposit').fill('half')
    await button('Save').click()
    await expect.element(field('Deposit')).toHaveFocus()
    await expect.element(page.getByText('Enter a whole number from 0 to 1,440')).toBeVisible()
    expect(sent).toEqual([])
    await button('Discard').click()
    await expect.element(field('Deposit')).toHaveValue('30')
  })

  test('a setting that another admin saved first shows who and what, and nothing typed is lost', async () => {
    answers.set(SAVE, refused(409, 'Someone else changed this setting.'))
    answers.set(LAST_CHANGE, ok([{ actor: { role: 'admin', name: 'night desk' }, at: '2020-11-21T20:00:00.000Z' }]))
    await open('/admin/dashboard?tab=settings')
    await field('Deposit').fill('40')
    await field('Address').fill('1 Stage Door')
    answers.set('GET /api/admin/settings', ok({ ...SETTINGS, depositPercent: 20, bufferMinutes: 60, version: 4 }))
    await button('Save').click()
    const notice = page.getByRole('alert', { name: 'Not saved' })
    await expect.element(notice).toHaveFocus()
    const said = notice.element().textContent.replace(/\s/g, ' ')
    expect(said).toContain('night desk changed the settings on Sat, Nov 21, 2020, 3:00 PM')
    expect(said).toContain('Deposit is now: 20 (yours: 40)')
    expect(said).toContain('Time between bookings is now: 60')
    await expect.element(field('Deposit')).toHaveValue('40')
    await button('Load their changes, keep what I typed').click()
    await expect.element(field('Time between bookings')).toHaveValue('60')
    await expect.element(field('Deposit')).toHaveValue('40')
    await expect.element(field('Address')).toHaveValue('1 Stage Door')
    answers.set(SAVE, ok({ ...SETTINGS, version: 5 }))
    await button('Save').click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"'])
  })

  test('a refusal is said once, in the form or in a toast', async () => {
    answers.set(SAVE, () =>
      Response.json(
        { error: 'x', code: 'x', fields: { openingHours: 'Two spans of one day overlap' } },
        { status: 400 },
      ),
    )
    await open('/admin/dashboard?tab=settings')
    await page.getByRole('switch', { name: 'Tuesday' }).click()
    await button('Save').click()
    await expect.element(page.getByText('Two spans of one day overlap')).toBeVisible()
    expect(toasts()).toEqual([])
    answers.set(SAVE, () => Promise.reject(new TypeError('Failed to fetch')))
    await button('Save').click()
    await expect.poll(toasts).toEqual([['Error', 'Failed to save the settings']])
  })

  test('a test email is sent on demand, and the mail server’s answer is shown (P6.60)', async () => {
    const SEND = 'POST /api/admin/settings/test-mail'
    answers.set(SEND, ok({ result: 'refused', message: 'The mail server refused the test email: \u201c550 no\u201d' }))
    await open('/admin/dashboard?tab=settings')
    await button('Send me a test email').click()
    await expect.element(page.getByText('The mail server refused the test email', { exact: false })).toBeVisible()
    answers.set(
      SEND,
      ok({ result: 'accepted', message: 'The mail server accepted the test email to office@example.com.' }),
    )
    await button('Send me a test email').click()
    await expect.element(page.getByText('The mail server accepted the test email to office@example.com.')).toBeVisible()
    answers.set(SEND, refused(429, 'Too many requests'))
    await button('Send me a test email').click()
    await expect.poll(toasts).toEqual([['Error', 'Too many requests']])
  })

  test('how customers pay is written by method, with the version it was read at (P7.80)', async () => {
    const WRITE = 'PUT /api/admin/payment-instructions'
    await open('/admin/dashboard?tab=settings')
    await expect.element(page.getByText('pay@marquee.example')).toBeVisible()
    await expect.element(page.getByText('Call us for details: (404) 555-0142').first()).toBeVisible()
    await button('Change how customers pay').click()
    const dialog = page.getByRole('dialog', { name: 'How customers pay' })
    await dialog.getByLabelText('Venmo').fill(' @marquee ')
    answers.set(WRITE, refused(409, 'Someone else changed this setting.'))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Someone else changed this setting.')).toBeVisible()
    await expect.element(dialog.getByLabelText('Venmo')).toHaveValue(' @marquee ')
    const saved = { ...INSTRUCTIONS, venmo: '@marquee', version: 5 }
    answers.set(WRITE, ok(saved))
    answers.set('GET /api/admin/payment-instructions', ok(saved))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    const { version: _, ...rest } = INSTRUCTIONS
    expect(sent[0]).toEqual({ key: WRITE, body: { ...rest, venmo: '@marquee' }, ifMatch: '"4"' })
    await expect.element(page.getByText('@marquee', { exact: true })).toBeVisible()
  })

  test('tax is set up with rate, name and categories, and the version it was read at (P7.100)', async () => {
    const WRITE = 'PUT /api/admin/tax-settings'
    await open('/admin/dashboard?tab=settings')
    await expect.element(page.getByText('Not set up.', { exact: false })).toBeVisible()
    await button('Set up tax').click()
    const dialog = page.getByRole('dialog', { name: 'Tax' })
    await dialog.getByRole('textbox', { name: /^Rate/ }).fill('8.8755')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Enter up to 3 decimals')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Rate/ }).fill('8.875%')
    await dialog.getByText('Models').click()
    answers.set(WRITE, refused(409, 'Someone else changed this setting.'))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Someone else changed this setting.')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: /^Rate/ })).toHaveValue('8.875%')
    const [djs, models] = TAX.categories
    const saved = { ...TAX, percent: 8.875, saved: true, version: 2, categories: [djs, { ...models, taxed: false }] }
    answers.set(WRITE, ok(saved))
    answers.set('GET /api/admin/tax-settings', ok(saved))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    expect(sent[0]).toEqual({
      ...{ key: WRITE, body: { name: 'Sales tax', percent: 8.875, untaxed: ['c2'] }, ifMatch: '"1"' },
    })
    await expect.element(page.getByText('8.875%')).toBeVisible()
    await expect.element(button('Change tax')).toBeVisible()
  })

  test('leaving with something unsaved asks first', async () => {
    const router = await open('/admin/dashboard?tab=settings')
    await field('Deposit').fill('40')
    await page.getByRole('tab', { name: 'Audit' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await button('Cancel').click()
    await expect.element(field('Deposit')).toHaveValue('40')
    void router.navigate('/admin/bookings')
    await button('Leave').click()
    await expect.element(heading('Bookings')).toBeVisible()
  })
})

describe('the audit', () => {
  const ENTRY = {
    ...{ id: 7, at: '2020-11-21T20:00:00.000Z', actor: { role: 'admin', name: 'ruth' }, action: 'agent.changed' },
    ...{ entity: 'agent', entityId: 'a', before: { hourlyRate: 120 }, after: { hourlyRate: 140 }, reason: 'A year on' },
  }
  const asked = (query: string) => `GET /api/admin/audit?${query}limit=30`

  test('is narrowed by kind, person, words and days, which the address keeps; Clear shows everything (P6.125)', async () => {
    answers.set(asked(''), ok([ENTRY]))
    answers.set(asked('entity=agent&'), ok([ENTRY]))
    const all = 'entity=agent&who=ruth&q=rate&from=2020-11-01&to=2020-11-30&'
    answers.set(asked(all), ok([]))
    for (const part of [
      'entity=agent&who=ruth&',
      'entity=agent&who=ruth&q=rate&',
      'entity=agent&who=ruth&q=rate&from=2020-11-01&',
    ]) {
      answers.set(asked(part), ok([ENTRY]))
    }
    const router = await open('/admin/dashboard?tab=audit&of=agent&from=no-day')
    await expect.element(page.getByText('ruth (admin)')).toBeVisible()
    await field('Person').fill('ruth')
    await expect.poll(() => router.state.location.search).toBe('?tab=audit&of=agent&from=no-day&who=ruth')
    await field('Words').fill('rate')
    await field('From').fill('2020-11-01')
    await field('To').fill('2020-11-30')
    await expect.element(page.getByText('No entry matches')).toBeVisible()
    await button('Clear').click()
    await expect.element(page.getByText('ruth (admin)')).toBeVisible()
    expect(router.state.location.search).toBe('?tab=audit')
    await expect.element(field('Person')).toHaveValue('')
  })
})

describe('the state of the system', () => {
  const SYSTEM = 'GET /api/admin/system'
  const STATE: SystemState = {
    version: '1.2.3',
    node: '24.21.0',
    startedAt: '2020-11-21T20:00:00.000Z',
    workers: 2,
    memoryBytes: 123_456_789,
    database: {
      server: 'embedded',
      version: '18.4',
      bytes: 1_530_000_000,
      connections: { open: 1, idle: 1, waiting: 0 },
    },
    mail: { delivery: 'smtp', waiting: 0, oldestWaitingAt: null, failed: 0, lastError: null },
    redis: 'none',
    cards: 'by-hand',
    assistant: { model: 'fallback', state: 'built-in', answeredAt: null, failingSince: null, fallbacks: 0 },
    backup: { daily: true, lastAt: '2020-11-21T08:00:00.000Z', bytes: 2_000_000, failedAt: null },
    disk: { freeBytes: 50_000_000_000, totalBytes: 100_000_000_000 },
    warnings: [],
  }

  test('when all is well', async () => {
    answers.set(SYSTEM, ok(STATE))
    await open('/admin/dashboard?tab=system')
    await expect.element(page.getByText('Nothing needs attention.')).toBeVisible()
    await expect.element(page.getByText('PostgreSQL 18.4, embedded')).toBeVisible()
    await expect.element(page.getByText('1.5 GB', { exact: true })).toBeVisible()
    await expect.element(page.getByText('2 processes, 123 MB of memory in this one')).toBeVisible()
    await expect.element(page.getByText('Manual (no card processor)')).toBeVisible()
    await expect.element(page.getByText('50 GB free')).toBeVisible()
    await expect.element(page.getByText(/^No Redis is used\. .* enter 127\.0\.0\.1 as the host\.$/)).toBeVisible()
  })

  test('mail that was given up is sent again, or dropped after a question; then it is gone (P6.58)', async () => {
    const mail = { kind: 'booking-confirmed', recipient: 'dana@example.com', queuedAt: '2020-11-21T20:00:00.000Z' }
    const row = { ...mail, attempts: 30, error: 'EENVELOPE' }
    let left = [
      { ...row, id: 'a0000000-0000-4000-8000-000000000001', bookingId: 'b0000000-0000-4000-8000-000000000001' },
      {
        ...row,
        id: 'a0000000-0000-4000-8000-000000000002',
        bookingId: null,
        recipient: null,
        kind: 'password-link',
        error: null,
      },
    ]
    const decided: string[] = []
    const warning = 'Some emails failed. Send them again or drop them below.'
    answers.set(SYSTEM, () => {
      const mails = { ...STATE.mail, failed: left.length }
      return ok({ ...STATE, mail: mails, warnings: left.length > 0 ? [warning] : [] })()
    })
    answers.set('GET /api/admin/failed-mails', () => ok(left)())
    for (const [n, what] of [
      [1, 'retry'],
      [2, 'drop'],
    ] as const) {
      const id = `a0000000-0000-4000-8000-00000000000${n}`
      answers.set(`POST /api/admin/failed-mails/${id}/${what}`, () => {
        decided.push(what)
        left = left.filter((one) => one.id !== id)
        return ok({ success: true })()
      })
    }
    await open('/admin/dashboard?tab=system')
    await expect.element(page.getByText(warning)).toBeVisible()
    await expect.element(page.getByText('EENVELOPE', { exact: false })).toBeVisible()
    await button('Send again Booking confirmed to dana@example.com').click()
    await expect.poll(toasts).toEqual([['Sending again', 'Booking confirmed to dana@example.com leaves in a moment.']])
    await button('Drop Password link to the office').click()
    const question = page.getByRole('dialog', { name: 'Drop this email?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(decided).toEqual(['retry'])
    await button('Drop Password link to the office').click()
    await question.getByRole('button', { name: 'Drop' }).click()
    await expect.element(page.getByText('Nothing needs attention.')).toBeVisible()
    expect([decided, document.querySelector('.failed-mails')]).toEqual([['retry', 'drop'], null])
  })

  test('how the assistant has done, by its last calls', async () => {
    const assistant = { model: 'gpt-4o', state: 'failing', answeredAt: null, fallbacks: 12 } as const
    answers.set(SYSTEM, ok({ ...STATE, assistant: { ...assistant, failingSince: '2020-11-21T20:00:00.000Z' } }))
    await open('/admin/dashboard?tab=system')
    await expect.element(page.getByText('Built-in: the AI model is not responding')).toBeVisible()
    await expect.element(page.getByText(/^Failing since .*3:00.PM/)).toBeVisible()
    await expect.element(page.getByText('Fell back 12 times today')).toBeVisible()
  })

  test('when it is not: warnings, mail that was given up, no backup; read again on demand', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.set(SYSTEM, () => promise)
    await open('/admin/dashboard?tab=system')
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0)
    resolve(refused(503, 'Back soon')())
    await expect.element(page.getByText('The state of the system could not be loaded.')).toBeVisible()
    answers.set(
      SYSTEM,
      ok({
        ...STATE,
        mail: {
          delivery: 'smtp',
          waiting: 1000,
          oldestWaitingAt: new Date(Date.now() - 7_260_000).toISOString(),
          failed: 3,
          lastError: { at: '2020-11-21T20:00:00.000Z', kind: 'booking-notice', error: 'ECONNECTION' },
        },
        backup: { daily: true, lastAt: null, bytes: null, failedAt: null },
        warnings: ['The disk is nearly full. When it is, nothing can be saved any more.'],
      }),
    )
    await button('Try again').click()
    await expect.element(page.getByText('The disk is nearly full.', { exact: false })).toBeVisible()
    await expect.element(page.getByText('1,000 or more waiting, the oldest for 2 hours, 1 minute')).toBeVisible()
    await expect.element(page.getByText('Last error: ECONNECTION (booking notice', { exact: false })).toBeVisible()
    await expect.element(page.getByText('Never', { exact: true })).toBeVisible()
    answers.set(SYSTEM, ok(STATE))
    await button('Refresh').click()
    await expect.element(page.getByText('Nothing needs attention.')).toBeVisible()
  })
})
