import { findViolations } from './accessibility.ts'
import { expect, tabTo, test } from './support.ts'

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

test('with the keyboard alone: a date of the address, the form, the terms, the ticket of the request', async ({
  page,
  product,
}) => {
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Ruth Adeyemi'")
  await page.goto(`/booking?agent=${agent?.id}&date=2027-12-18T21:00&hours=3`)
  await expect(page.getByLabel('Event Date')).toHaveAccessibleDescription('Atlanta (Eastern) time')
  await expect(page.getByLabel('Duration')).toHaveAccessibleDescription('9 PM to midnight, 1-hour minimum')
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await type('Your Name', 'Key Board')
  await type('Email', 'key.board@example.com')
  await type('Phone Number', '4045550177')
  await type('Event Type', 'Wedding')
  await type('Event Location', 'Swan House')

  const terms = page.getByRole('main').getByRole('button', { name: 'Terms' })
  await tabTo(page, terms)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Submit Booking Request' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Booking Submitted!', { exact: true })).toBeVisible()

  const sent = page.getByRole('region', { name: 'Request sent' })
  await expect(sent.getByRole('heading', { name: 'Request sent' })).toBeFocused()
  await expect(page).toHaveURL(`${product.url}/`)
  const [row] = await product.query<{ number: number; customer_phone: string }>(
    'select number, customer_phone from bookings where customer_email = $1',
    ['key.board@example.com'],
  )
  expect(row?.customer_phone).toBe('(404) 555-0177')
  await expect(sent).toContainText(`B-${row?.number} Ruth Adeyemi, Wedding`)
  await expect(sent).toContainText('Saturday, December 18, 2027, 9 PM to midnight (3 hours)')
  await expect(sent).toContainText('Swan House')
  await expect(sent.getByRole('listitem').filter({ hasText: /^(We|You)/ })).toHaveCount(3)
  expect(await findViolations(page, { within: 'main' })).toEqual([])

  await tabTo(page, sent.getByRole('link', { name: 'Add another performer' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your Name')).toHaveValue('Key Board')
  await expect(page.getByLabel('Event Date')).toHaveValue('2027-12-18T21:00')
  await expect(page.getByLabel('Event Location')).toHaveValue('Swan House')
})
