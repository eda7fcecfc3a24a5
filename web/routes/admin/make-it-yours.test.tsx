import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DemoRemoval } from '#shared/contract/office/demo.admin.ts'
import type { Setup } from '#shared/contract/office/setup.admin.ts'
import { SETUP_STEPS } from '#shared/model/setup.ts'
import { answers, button, DONE, field, ok, open, refused, sent, toasts } from './test-support/dashboard.tsx'

const SETUP = 'GET /api/admin/setup'
const PREVIEW = 'GET /api/admin/demo/removal'
const REMOVAL = 'POST /api/admin/demo/removal'
const LOADED: Setup = { ...DONE, demo: 'loaded' }
const ALL = SETUP_STEPS.length
const OPEN_STEPS = 7
/** A checklist whose first steps are open. */
const OPEN: Setup = {
  ...{ demo: 'removed', hidden: false },
  steps: DONE.steps.map((row, i) => ({ ...row, done: i >= OPEN_STEPS, have: row.step === 'performers' ? 1 : null })),
}
const REMOVABLE: DemoRemoval = {
  goes: {
    ...{ agents: 24, customers: 17, bookings: 61, invoices: 12, payments: 30, reviews: 26, packages: 9, categories: 7 },
    ...{ pictures: 70, logins: 4, chats: 0, mails: 1 },
  },
  stays: { agents: 0, customers: 0, bookings: 0, colleagues: 1, categories: [] },
  ownBookings: { count: 0, first: [], byCard: 0 },
  ...{ underWay: 0, needsOwner: false, ownAccount: true, mark: 'abc' },
  backup: { folder: '/var/lib/marquee/backups', managed: false },
}
const REMOVED = { backup: { file: '/var/lib/marquee/backups/marquee-1.gz', bytes: 9 }, signedInAs: 'ada@lin.example' }

const dialog = () => page.getByRole('dialog')
const make = () => page.getByRole('heading', { name: 'Make it yours', level: 2 })

async function openRemoval(some: Partial<DemoRemoval> = {}) {
  answers.set(SETUP, ok(LOADED))
  answers.set(PREVIEW, ok({ ...REMOVABLE, ...some }))
  await open()
  await button('Remove the demo').click()
  await expect.element(dialog().getByText(/24 performers/)).toBeVisible()
}
const confirm = async (typed: string) => {
  await dialog()
    .getByLabelText(/to confirm/)
    .fill(typed)
  await dialog().getByRole('button', { name: 'Remove the demo' }).click()
}

test('the demo is kept for now, and the question gives way to the checklist', async () => {
  answers.set(SETUP, ok(LOADED))
  answers.set('PUT /api/admin/demo/kept', ok({ ...OPEN, demo: 'kept' }))
  await open()
  await expect.element(make()).toBeVisible()
  answers.set(SETUP, ok({ ...OPEN, demo: 'kept' }))
  await button('Keep it for now').click()
  await expect.element(page.getByText(`${ALL - OPEN_STEPS} of ${ALL} steps done`)).toBeVisible()
  expect(document.activeElement?.contains(make().element()), 'the focus stays at the panel').toBe(true)
  await expect.element(page.getByText(/The demo is still here/)).toBeVisible()
  expect(sent).toEqual([{ key: 'PUT /api/admin/demo/kept', body: { kept: true }, ifMatch: null }])
})

test('the removal shows what goes and stays, and goes out with the typed name alone', async () => {
  await openRemoval({ backup: { ...REMOVABLE.backup, managed: true } })
  const said = dialog().element().textContent
  expect(said).toContain('61 bookings')
  expect(said).not.toContain('0 chats')
  expect(said).toContain('/var/lib/marquee/backups')
  expect(said).toContain('nightly ones are your provider’s')
  await confirm('Marque')
  await expect.element(dialog().getByText('Type Marquee or REMOVE', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
  answers.set(REMOVAL, ok(REMOVED))
  await confirm('marquee')
  await expect.element(dialog().getByText(REMOVED.backup.file)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ confirm: 'marquee', mark: 'abc', withOwnBookings: false }])
  answers.set(SETUP, ok(OPEN))
  await button('Set up your agency').click()
  await expect.element(page.getByText(`${ALL - OPEN_STEPS} of ${ALL} steps done`)).toBeVisible()
})

test('an owner of the demo enters an account of their own, and refusals go to their fields', async () => {
  await openRemoval({ needsOwner: true, ownAccount: false })
  await confirm('REMOVE')
  await expect.element(dialog().getByText('Enter your name')).toBeVisible()
  await field('Your name (required)').fill('Ada Lin')
  await field('Email (required)').fill('ada@lin.example')
  await field('Password (required)').fill('password1234')
  const fields = { 'owner.password': 'This password is too common' }
  answers.set(REMOVAL, () => Response.json({ error: 'x', code: 'invalid_request', fields }, { status: 400 }))
  await confirm('REMOVE')
  await expect.element(dialog().getByText('This password is too common')).toBeVisible()
  expect(sent.at(-1)?.body).toMatchObject({
    owner: { name: 'Ada Lin', email: 'ada@lin.example', password: 'password1234' },
  })
})

test('own bookings of demo people are listed and must be ticked; a refusal is read in the form', async () => {
  await openRemoval({
    ownBookings: {
      ...{ count: 21, byCard: 1 },
      first: [
        {
          ...{ number: 1042, customerName: 'Test Person', agentName: 'Imani Okafor', paid: 5000 },
          eventDate: '2031-05-04T23:00:00.000Z',
        },
      ],
    },
  })
  const said = dialog().element().textContent
  expect(said).toContain('21 bookings you added')
  expect(said).toContain('Imani Okafor for Test Person')
  expect(said).toContain('And 20 more.')
  await confirm('REMOVE')
  await expect.element(dialog().getByText('Tick this to remove them, or keep the demo')).toBeVisible()
  expect(sent).toEqual([])
  answers.set(REMOVAL, refused(409, 'Something changed since you opened this. Look at it again.'))
  await page.getByRole('checkbox', { name: 'Remove these bookings too' }).click()
  await confirm('REMOVE')
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('Something changed since you opened this. Look at it again.')
  expect(sent[0]?.body).toMatchObject({ withOwnBookings: true })
})

test('card money under way keeps the button off, and a failed read can be tried again', async () => {
  answers.set(SETUP, ok(LOADED))
  answers.set(PREVIEW, refused(500, 'Broken'))
  await open()
  await button('Remove the demo').click()
  await expect.element(page.getByText('What would go could not be loaded.')).toBeVisible()
  answers.set(PREVIEW, ok({ ...REMOVABLE, underWay: 2 }))
  await button('Try again').click()
  await expect.element(dialog().getByText(/Card money is under way for 2 bookings/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Remove the demo' })).toBeDisabled()
})

test('the checklist shows the next three steps, then all; a step is kept as it is', async () => {
  answers.set(SETUP, ok(OPEN))
  await open()
  await expect.element(page.getByText(`${ALL - OPEN_STEPS} of ${ALL} steps done`)).toBeVisible()
  const titles = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.textContent)
  expect(titles()).toEqual(['Name and contact: to do', 'Address: to do', 'Your own words: to do'])
  await button(`Show all ${ALL} steps`).click()
  expect(titles()).toHaveLength(ALL)
  await expect.element(page.getByText('1 of 3 published.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Set address: Address' }))
    .toHaveAttribute('href', '/admin/dashboard?tab=settings')
  const kept = { by: 'ada', at: '2026-11-27T12:00:00.000Z' }
  const saved = { ...OPEN, steps: OPEN.steps.map((row) => (row.step === 'hours' ? { ...row, kept } : row)) }
  answers.set('PUT /api/admin/setup/kept-steps', ok(saved))
  answers.set(SETUP, ok(saved))
  await button('Keep Opening hours as it is').click()
  await expect.element(page.getByText(/Kept as it is by ada/)).toBeVisible()
  expect(sent).toEqual([{ key: 'PUT /api/admin/setup/kept-steps', body: { step: 'hours', kept: true }, ifMatch: null }])
})

test('a hidden checklist is gone from the dashboard and found in the settings', async () => {
  answers.set(SETUP, ok(OPEN))
  const hidden = { ...OPEN, hidden: true }
  answers.set('PUT /api/admin/setup/checklist', ok(hidden))
  await open()
  await expect.element(make()).toBeVisible()
  answers.set(SETUP, ok(hidden))
  await button('Hide').click()
  await expect.element(make()).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await expect.poll(toasts).toEqual([['Checklist hidden', 'Find it in Agency settings.']])
  await page.getByRole('tab', { name: 'Agency settings' }).click()
  await expect.element(button('Show the checklist on the dashboard')).toBeVisible()
})

test('nothing shows once everything is done', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  expect(make().elements()).toEqual([])
})
