import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api, ok, open, refused, title } from '#web/app/test-support/portals.tsx'
import { button } from '#web/routes/test-support/screen.tsx'

const RUTH = '00000000-0000-4000-8000-000000000007'
const FIND = 'GET /api/admin/find'
const agent = { kind: 'agent', id: RUTH, title: 'Ruth Abernathy', detail: 'photographer', at: null, hours: null }

beforeEach(() => {
  const admin = { username: 'boss', email: 'b@example.com', staffRole: 'owner' }
  api.answers.set('GET /api/admin/session', ok({ authenticated: true, admin }))
})
afterEach(() => page.viewport(1280, 900))

const combobox = () => page.getByRole('combobox', { name: 'Find anything' })
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

test('Ctrl K finds by the keyboard alone: typed, chosen by arrows, opened with Enter', async () => {
  api.answers.set(
    FIND,
    ok({
      found: [
        agent,
        {
          ...{ kind: 'booking', id: RUTH, title: 'B-1042', detail: 'Ruth for Grant' },
          ...{ at: '2031-12-05T02:00:00.000Z', hours: 3 },
        },
      ],
      day: null,
    }),
  )
  const { where } = await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(combobox()).toHaveFocus()
  await userEvent.keyboard('ruth')
  await expect
    .poll(options)
    .toEqual(['Ruth Abernathyphotographer', 'B-1042Ruth for Grant, Thu, Dec 4, 2031, 9 PM to midnight'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(where).toContain(`/admin/bookings?booking=${RUTH}`)
  await expect.element(combobox()).not.toBeInTheDocument()
})

test("'block Ruth's Friday' leads to her calendar with the day; commands match by their words", async () => {
  api.answers.set(FIND, ok({ found: [agent], day: '2026-12-04' }))
  const { where } = await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  await button('Find anything').click()
  await expect.element(combobox()).toHaveFocus()
  expect(options()[0]).toBe('New booking')
  await userEvent.keyboard("block ruth's friday")
  await expect.poll(options).toEqual(['Block Ruth Abernathy on Friday, December 4photographer'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(where).toContain(`/admin/agents?agent=${RUTH}&tab=calendar&block=2026-12-04`)
  api.answers.set(FIND, ok({ found: [], day: null }))
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('verify')
  await expect.poll(options).toEqual(['Go to Payments', 'Payments to verify'])
})

test('nothing found and no answer are said; Escape closes and gives the focus back', async () => {
  api.answers.set(FIND, ok({ found: [], day: null }))
  await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  await button('Find anything').click()
  await expect.element(combobox()).toHaveFocus()
  await userEvent.keyboard('qqq')
  await expect.element(page.getByText('Nothing found for “qqq”.')).toBeVisible()
  api.answers.set(FIND, refused(400, 'Not a search'))
  await userEvent.keyboard('x')
  await expect.element(page.getByText('Search is not responding. Type again to retry.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(combobox()).not.toBeInTheDocument()
  await expect.element(button('Find anything')).toHaveFocus()
})

test("'?' lists the keys; '/' opens the search where the screen has no field of its own", async () => {
  await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  // a dialog is open: single keys wait
  await userEvent.keyboard('/')
  await expect.element(combobox()).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('/')
  await expect.element(combobox()).toHaveFocus()
})

test('a phone has the main screens at the bottom, and the rest behind More', async () => {
  await page.viewport(390, 800)
  const { where } = await open('/admin/dashboard')
  const bar = page.getByRole('navigation', { name: 'Main screens' })
  await expect.element(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(800)
  await bar.getByRole('link', { name: 'Calendar' }).click()
  await expect.poll(where).toContain('/admin/bookings?view=calendar')
  await bar.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Pricing' })).toBeVisible()
})
