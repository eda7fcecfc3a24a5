import { expect, test } from './support.ts'

test('a visitor browses, opens a profile, books, reads the toast and is on the home page after two seconds', async ({
  page,
  product,
}) => {
  await page.goto('/')
  await expect(page.getByText('Showing 24 of 24')).toBeVisible()
  await page.getByRole('button', { name: /^Bartenders?/ }).click()
  await expect(page.getByText('Showing 4 of 24')).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: 'Ruth Adeyemi' })
  await card
    .getByRole('link', { name: 'View Profile' })
    .or(card.getByRole('button', { name: 'View Profile' }))
    .click()
  const profile = page.getByRole('dialog')
  await expect(profile.getByRole('heading', { name: 'Ruth Adeyemi' })).toBeVisible()
  await expect(profile.getByText('Available for booking')).toBeVisible()
  await profile.getByRole('link', { name: 'Book Now' }).click()

  await expect(page).toHaveURL(/\/booking\?agent=/)
  await page.getByLabel('Your Name').fill('Renée Thibodeaux')
  await page.getByLabel('Email').fill('renee.thibodeaux@example.com')
  await page.getByLabel('Event Type').selectOption('wedding')
  await page.getByLabel('Event Date').fill('2027-12-04T21:00')
  await page.getByLabel('Duration').fill('3')
  await expect(page.getByText('$255.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()

  await expect(page.getByText('Booking Submitted!', { exact: true })).toBeVisible()
  await expect(page.getByText("We'll confirm shortly.", { exact: true })).toBeVisible()
  const submitted = Date.now()
  await expect(page).toHaveURL(`${product.url}/`)
  expect(Date.now() - submitted).toBeLessThan(6_000)

  const sent = page.getByRole('region', { name: 'Request sent' })
  await expect(sent).toContainText('Ruth Adeyemi, Wedding')
  await expect(sent).toContainText('Saturday, December 4, 2027, 9 PM to midnight (3 hours)')
  await expect(sent).toContainText('$255.00')

  const rows = await product.query(
    'select customer_name, event_date, event_duration, total_cents, status from bookings where customer_email = $1',
    ['renee.thibodeaux@example.com'],
  )
  expect(rows).toEqual([
    {
      customer_name: 'Renée Thibodeaux',
      // 9 PM in Atlanta, although this browser is in Tokyo
      event_date: new Date('2027-12-05T02:00:00Z'),
      event_duration: 3,
      total_cents: '25500',
      status: 'pending',
    },
  ])
  await expect.poll(() => product.mailsTo('renee.thibodeaux@example.com')).toHaveLength(1)
  // other journeys on this product make requests too
  const notices = async () => {
    const mails = await product.mailsTo('office@marquee.example', /^New booking request/)
    return mails.filter(({ text }) => text?.includes('renee.thibodeaux@example.com'))
  }
  await expect.poll(notices).toHaveLength(1)
})

test('a form with mistakes shows an error beside each field and focuses the first', async ({ page }) => {
  await page.goto('/booking')
  await page.getByLabel('Email').fill('renee@thibodeaux@x')
  await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
  await expect(page.getByText('Please select an agent')).toBeVisible()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Event type is required')).toBeVisible()
  await expect(page.getByLabel('Select Agent')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('a double click books once', async ({ page, product }) => {
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Lena Park'")
  await page.goto(`/booking?agent=${agent?.id}`)
  await page.getByLabel('Your Name').fill('Omar Vance')
  await page.getByLabel('Email').fill('omar.once@example.com')
  await page.getByLabel('Event Type').selectOption('birthday')
  await page.getByLabel('Event Date').fill('2027-12-05T20:00')
  await page.getByRole('button', { name: 'Submit Booking Request' }).first().dblclick()
  await expect(page.getByText('Booking Submitted!', { exact: true })).toBeVisible()
  const rows = await product.query('select id from bookings where customer_email = $1', ['omar.once@example.com'])
  expect(rows).toHaveLength(1)
})

test('a refusal is shown in one toast and beside the agent, and the typed values stay', async ({ page, product }) => {
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Lena Park'")
  await page.goto(`/booking?agent=${agent?.id}`)
  await page.getByLabel('Your Name').fill('Priscilla Boone')
  await page.getByLabel('Email').fill('priscilla@example.com')
  await page.getByLabel('Event Type').selectOption('corporate')
  await page.getByLabel('Event Date').fill('2027-12-06T20:00')
  await product.query('update agents set availability = false where id = $1', [agent?.id])
  await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').getByText('This agent is currently unavailable')).toBeVisible()
  await expect(page.getByLabel('Select Agent')).toHaveAccessibleDescription('This agent is currently unavailable')
  await expect(page.getByLabel('Your Name')).toHaveValue('Priscilla Boone')
  await product.query('update agents set availability = true where id = $1', [agent?.id])
})
