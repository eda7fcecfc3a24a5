import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORDS } from '#server/accounts/sessions/demo-logins.ts'
import { expect, withOwnProduct } from './support.ts'

const test = withOwnProduct()

/** The element with the focus is on the screen, and it is not the page as a whole. */
async function expectFocus(page: Page, after: string) {
  const state = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      if (!at || at === document.body) return 'nothing'
      const { top, bottom, width } = at.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight ? 'visible' : `hidden: ${at.outerHTML.slice(0, 120)}`
    })
  await expect.poll(state, { message: `the focus after ${after}` }).toBe('visible')
}

/** Moves the focus with Tab until an element has it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocus(page, key)
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Presses a button that the focus reaches with Tab. */
async function press(page: Page, target: Locator, key?: 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Types into the search of Ctrl+K and opens the row that then is chosen. */
async function find(page: Page, text: string, row: RegExp) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await page.keyboard.type(text)
  const option = page.getByRole('option', { name: row }).first()
  await expect(option).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    if ((await option.getAttribute('aria-selected')) === 'true') break
    await page.keyboard.press('ArrowDown')
  }
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toHaveCount(0)
}

test("a booker's day with the keyboard alone: the focus is always on the screen", async ({ page, product }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const [booking] = await product.query<{ id: string }>(
    `update bookings set customer_name = 'Keyed Kendall', event_date = '2031-06-06T00:00:00Z' where id =
       (select b.id from bookings b join agents a on a.id = b.agent_id
        where b.status = 'pending' and a.name = 'Imani Okafor' and b.total_cents is not null limit 1) returning id`,
  )
  const id = booking?.id ?? ''
  const step = (name: string, walk: () => Promise<void>) =>
    test.step(name, async () => {
      await walk()
      await expectFocus(page, name)
    })
  const read = async (columns: string, from: string) => (await product.query(`select ${columns} from ${from}`))[0]

  await step('signing in', async () => {
    await page.goto('/admin/login')
    await tabTo(page, page.getByLabel('Username'))
    await page.keyboard.type('booker@marquee.example')
    await page.keyboard.press('Tab')
    await tabTo(page, page.getByRole('textbox', { name: /^Password/ }))
    await page.keyboard.type(DEMO_PASSWORDS['booker@marquee.example'])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    // the address changes a moment before the screen does
    await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible()
  })

  await step('reading the keys', async () => {
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(keys).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(keys.getByText('Write a note, in an open booking')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  const drawer = page.getByRole('dialog', { name: 'Imani Okafor' })
  await step('finding a booking', async () => {
    await find(page, 'kendall', /Keyed Kendall/)
    await expect(drawer.getByRole('heading', { name: 'Event details' })).toBeVisible()
  })

  await step('confirming it', async () => {
    await press(page, drawer.getByRole('button', { name: 'Confirm', exact: true }))
    await expect.poll(() => read('status', `bookings where id = '${id}'`)).toEqual({ status: 'confirmed' })
  })

  await step('sending its invoice', async () => {
    const invoice = drawer.getByRole('button', { name: 'Create and send invoice' })
    // the undo has its place first
    await expect(invoice).toBeVisible({ timeout: 15_000 })
    await press(page, invoice)
    const form = page.getByRole('dialog', { name: 'Generate Invoice' })
    await press(page, form.getByRole('button', { name: 'Create and send' }))
    await expect(form).toHaveCount(0)
    await expect.poll(() => read('status', `invoices where booking_id = '${id}'`)).toEqual({ status: 'pending' })
  })

  await step('recording a payment', async () => {
    await press(page, drawer.getByRole('button', { name: 'Record payment', exact: true }))
    await expect(drawer.getByLabel('Payment method')).toBeFocused()
    await page.keyboard.type('Zelle')
    await tabTo(page, drawer.getByLabel(/^Transaction ID/))
    await page.keyboard.type('ZX-2031')
    await page.keyboard.press('Enter')
    await expect(drawer.getByText(/recorded\.$/)).toBeVisible()
  })

  await step('writing a note', async () => {
    await page.keyboard.press('n')
    await expect(drawer.getByLabel('New note')).toBeFocused()
    await page.keyboard.type('Paid by phone.')
    await press(page, drawer.getByRole('button', { name: 'Add note' }))
    await expect(drawer.getByText('Paid by phone.', { exact: true }).last()).toBeVisible()
    await expect(drawer.getByLabel('New note')).toHaveValue('')
  })

  await step('closing the booking', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  await step('verifying a payment', async () => {
    const waiting = () =>
      product.query(`select id from payments where reported_by = 'customer' and verified_at is null
      and kind = 'payment' and reversed_at is null and payment_status = 'completed'`)
    const before = (await waiting()).length
    await find(page, 'to verify', /Payments to verify/)
    await press(page, page.getByRole('button', { name: /^Verify/ }).first())
    await expect(page.getByRole('button', { name: 'Mark as received' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await waiting()).length).toBe(before - 1)
  })

  await step("blocking a person's day", async () => {
    await find(page, 'block ruth 2031-07-04', /^Block Ruth Adeyemi on /)
    await expect(page.getByLabel('From (required)')).toHaveValue('2031-07-04')
    await press(page, page.getByRole('button', { name: 'Block this time' }))
    await expect(page.getByText(/Jul 4/).first()).toBeVisible()
    await expect
      .poll(() => product.query("select 1 from agent_statuses where start_time between '2031-07-01' and '2031-07-10'"))
      .toHaveLength(1)
  })

  await step('entering a booking', async () => {
    await find(page, 'book grant', /^New booking for Grant/)
    const form = page.getByRole('dialog', { name: 'New booking' })
    await tabTo(page, form.getByLabel(/^Event Date/))
    await page.keyboard.type('06052031')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('0800PM')
    await tabTo(page, form.getByRole('searchbox', { name: /^Find talent/ }))
    await page.keyboard.type('felix')
    await expect(form.locator('button.free-row')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo(page, form.getByLabel(/^Event Type/))
    await page.keyboard.type('Wedding')
    await press(page, form.getByRole('button', { name: 'Create booking' }))
    await expect(page.getByRole('dialog', { name: /^Felix/ })).toBeVisible()
  })
})
