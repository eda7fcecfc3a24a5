import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { WorkItem } from '#shared/contract/office/work.admin.ts'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { useOfficeKeys } from '#web/app/use-office-keys.ts'
import { Overview } from '#web/routes/admin/overview.tsx'
import { buildBooking } from '#web/routes/admin/test-support/bookings.tsx'
import { uuid } from '#web/routes/test-support/screen.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'

type Answer = () => Response
const ok = (body: unknown) => () => Response.json(body)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const today = atlantaDay(new Date())
const WEEK = `GET /api/admin/calendar?from=${today}&to=${addDays(today, 7)}`

let answers: Map<string, Answer>
let sent: string[]
beforeEach(() => {
  answers = new Map<string, Answer>([[WEEK, ok([])]])
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const key = `${init?.method ?? 'GET'} ${String(input)}`
    if (init?.body) sent.push(`${key} ${String(init.body)}`)
    return (answers.get(key) ?? (() => new Response(null, { status: 404 })))()
  })
})
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

/** The overview with the keys that the office's frame brings. */
function KeyedOverview() {
  useOfficeKeys(true)
  return (
    <main>
      <Overview />
    </main>
  )
}

const item = (some: Partial<WorkItem>): WorkItem => ({
  kind: 'pending',
  at: null,
  booking: null,
  conversation: null,
  customer: null,
  paper: null,
  count: null,
  ...some,
})

async function open(items: WorkItem[], more = false) {
  answers.set('GET /api/admin/work', ok({ items, more }))
  const router = createMemoryRouter([{ path: '*', element: <KeyedOverview /> }])
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

test('a customer who asked for new contact details has a row that leads to the sheet (P6.206)', async () => {
  await open([item({ kind: 'contact_wish', at: inHours(-3), customer: { id: uuid(7), name: 'Renee Baptiste' } })])
  const answer = page.getByRole('link', { name: 'Answer Renee Baptiste' })
  await expect.element(answer).toHaveAttribute('href', `/admin/bookings?view=customers&customer=${uuid(7)}`)
  expect(rows()).toEqual(['Renee BaptisteAsked for new contact details 3 hours agoAnswer'])
})

const rows = () => [...document.querySelectorAll('.work-row')].map((row) => row.textContent.replace(/\s+/g, ' ').trim())

test('each row says why it is there and offers its next step, in the order of the server', async () => {
  const imani = { id: 'a', name: 'Imani Okafor', category: 'dj', image: null }
  const late = buildBooking(2, { agent: imani, createdAt: inHours(-50) })
  const unpaid = buildBooking(3, {
    agent: imani,
    status: 'confirmed',
    invoiced: true,
    waitsFor: 'unpaid',
    owed: 30_000,
    eventDate: inHours(73),
    tax: { percent: 8, onPrice: 2_400, ruled: true, plusTax: true, exempt: false, exemptNumber: null },
  })
  const router = await open([
    item({
      kind: 'declined',
      booking: buildBooking(1, {
        agent: imani,
        agentAnswer: 'declined',
        agentAnswerReason: 'Ill',
        waitsFor: 'declined',
        dropOut: 'open',
      }),
    }),
    item({ kind: 'chat', at: inHours(-0.5), conversation: { id: 'c1', name: null } }),
    item({ kind: 'unpaid', booking: unpaid }),
    item({ kind: 'unanswered', booking: late }),
    item({ kind: 'application', at: inHours(-2), conversation: { id: 'c2', name: 'Ada Lin' } }),
    item({ kind: 'review', count: 4 }),
  ])
  await expect.element(page.getByText('Imani Okafor declined: Ill')).toBeVisible()
  const [declined, chat, owed, waiting, applicant, reviews] = rows()
  expect(declined).toMatch(/Find a replacement$/)
  expect(chat).toBe('A visitorWaiting in chat for 30 minutesAnswer')
  expect(owed).toMatch(/\$660\.00 plus tax/)
  expect(owed).toMatch(/\$300\.00 owed, 3 days before the event.*Record payment$/)
  expect(waiting).toMatch(/No answer from Imani Okafor for 2 days.*Confirm$/)
  expect(applicant).toBe('Ada LinApplied in chat 2 hours agoAnswer')
  expect(reviews).toBe('4 reviews to approveRead')
  await expect
    .element(page.getByRole('link', { name: 'Answer' }).first())
    .toHaveAttribute('href', '/admin/chat-settings?tab=conversations&conversation=c1')
  await page.getByRole('button', { name: /^Find a replacement: Imani Okafor/ }).click()
  expect(router.state.location.search).toBe(`?booking=${uuid(1)}`)
  // a time keeps its AM or PM on the line
  const facts = [...document.querySelectorAll('.work-row .text-b3')].map((row) => row.textContent)
  expect(facts.join()).toMatch(/\d\u00a0[AP]M/)
  expect(facts.join()).not.toMatch(/\d [AP]M/)
})

test('a drop-out, a pick and a refund lead into their bookings (P15.10, P15.69)', async () => {
  await open([
    item({ kind: 'picked', booking: buildBooking(1, { status: 'confirmed', dropOut: 'offered' }) }),
    item({ kind: 'drop_out', booking: buildBooking(2, { status: 'confirmed', dropOut: 'open' }) }),
    item({ kind: 'refund', booking: buildBooking(3, { status: 'cancelled' }) }),
  ])
  const leads = async (name: string, address: string) =>
    expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address)
  await leads('See the pick of Renée Thibodeaux', `/admin/bookings?booking=${uuid(1)}`)
  await leads('Refund Renée Thibodeaux', `/admin/bookings?booking=${uuid(3)}&record=refund`)
  await expect.element(page.getByRole('button', { name: /^Find a replacement: Agent 2 / })).toBeVisible()
})

test('talent without an email is called, and papers are renewed on their page', async () => {
  const imani = { id: 'a', name: 'Imani Okafor', category: 'dj', image: null }
  const paper = { agentId: 'r', agentName: 'Ruth Adeyemi', name: 'Massage license' }
  await open([
    item({ kind: 'no_email', booking: buildBooking(1, { agent: imani }) }),
    item({ kind: 'paper_lapsed', paper: { ...paper, id: 'p1', expiresOn: '2026-11-03' } }),
    item({ kind: 'paper_expiring', paper: { ...paper, id: 'p2', expiresOn: '2027-01-02' } }),
  ])
  await expect.element(page.getByText('Imani Okafor has no email: please call.')).toBeVisible()
  expect(rows().slice(1)).toEqual([
    'Ruth AdeyemiMassage license expired November 3, 2026Renew',
    'Ruth AdeyemiMassage license expires January 2, 2027Renew',
  ])
  const contact = page.getByRole('link', { name: 'Contact Imani Okafor' })
  await expect.element(contact).toHaveAttribute('href', '/admin/agents?agent=a&tab=contact')
  await expect.element(page.getByRole('button', { name: /^Confirm: Imani Okafor/ })).toBeVisible()
  const renew = page.getByRole('link', { name: 'Renew Massage license of Ruth Adeyemi' }).first()
  await expect.element(renew).toHaveAttribute('href', '/admin/agents?agent=r&tab=papers')
})

test('a request is confirmed with one click, and the list is read again', async () => {
  const booking = buildBooking(1)
  await open([item({ booking })])
  const confirm = page.getByRole('button', { name: `Confirm: ${booking.agent.name} for ${booking.customerName}` })
  await expect.element(confirm).toBeVisible()
  answers.set(`PUT /api/bookings/${booking.id}`, ok({ ...booking, status: 'confirmed', version: 2 }))
  answers.set('GET /api/admin/work', ok({ items: [], more: false }))
  await confirm.click()
  await expect.element(page.getByText('Nothing needs you right now.')).toBeVisible()
  expect(sent).toEqual([`PUT /api/bookings/${booking.id} {"status":"confirmed","confirmAnyway":false,"reason":null}`])
})

test('eight rows at first, the rest on demand; more than the list holds is said', async () => {
  await open(
    Array.from({ length: 40 }, (_, n) => item({ booking: buildBooking(n + 1) })),
    true,
  )
  await expect.element(page.getByRole('button', { name: 'Show 32 more' })).toBeVisible()
  expect(rows()).toHaveLength(8)
  await page.getByRole('button', { name: 'Show 32 more' }).click()
  expect(rows()).toHaveLength(40)
  await expect.element(page.getByText('These are the 40 most pressing. More wait in Bookings.')).toBeVisible()
})

test('this week shows the events of the next seven days, by day', async () => {
  const entry = {
    agentId: 'a',
    agentName: 'Imani Okafor',
    customerName: 'Grant Oyelaran',
    eventType: 'wedding',
    status: 'confirmed',
    from: inHours(0),
    to: inHours(1),
  }
  answers.set(
    WEEK,
    ok([
      { ...entry, bookingId: 'b1' },
      { ...entry, bookingId: null, agentName: 'Blocked Person' },
    ]),
  )
  await open([])
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Imani Okafor' }))
    .toHaveAttribute('href', '/admin/bookings?booking=b1')
  await expect.element(page.getByText('Blocked Person')).not.toBeInTheDocument()
})

test('j and k walk the rows, and c confirms the one with the focus (P6.151)', async () => {
  const [first, second] = [buildBooking(1), buildBooking(2)]
  await open([item({ booking: first }), item({ booking: second })])
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('Agent 1')).toBeVisible()
  answers.set(`PUT /api/bookings/${second.id}`, ok({ ...second, status: 'confirmed', version: 2 }))
  await userEvent.keyboard('j')
  await expect.element(link('Agent 1')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(link('Agent 2')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link('Agent 1')).toHaveFocus()
  await userEvent.keyboard('jc')
  await expect
    .poll(() => sent)
    .toEqual([`PUT /api/bookings/${second.id} {"status":"confirmed","confirmAnyway":false,"reason":null}`])
})
