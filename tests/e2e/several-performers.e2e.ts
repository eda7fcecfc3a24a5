import { findInBothThemes } from './look.ts'
import { expect, findTooWide, mailTo, resizeTo, test } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const EMAIL = 'wedding.of.three@example.com'

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

test('a wedding of three performers is requested once on a phone, mailed once, and found together by the office', async ({
  page,
  product,
}) => {
  await resizeTo(page, 390)
  await page.goto('/booking?date=2027-12-11T18:00&hours=3')
  await page.getByLabel('Select Agent').selectOption({ label: 'Ruth Adeyemi - bartender' })
  await page.getByLabel('Your Name').fill('Grant Hale')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Event Type').selectOption('wedding')
  for (const [n, label, hours] of [
    [2, 'Tunde Vox - dj', '5'],
    [3, 'Ansel Ferreira - photographer', '2'],
  ] as const) {
    await page.getByRole('button', { name: 'Add another performer' }).click()
    const performer = page.getByRole('group', { name: `Performer ${n}` })
    await expect(performer.getByRole('combobox')).toBeFocused()
    await performer.getByRole('combobox').selectOption({ label })
    await performer.getByLabel('Hours').fill(hours)
  }
  await page.getByRole('group', { name: 'Performer 3' }).getByLabel('Start').fill('2027-12-11T16:00')
  // 3 × $85, 5 × $150, 2 × $175
  await expect(page.getByText('$1,355.00').first()).toBeVisible()
  expect(await findTooWide(page)).toEqual([])
  expect(await findInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit Booking Request' }).click()

  const sent = page.getByRole('region', { name: 'Request sent' })
  await expect(sent.getByText('Tunde Vox, 6 PM to 11 PM')).toBeVisible()
  await expect(sent.getByText('Ansel Ferreira, 4 PM to 6 PM')).toBeVisible()
  await expect(sent.getByText('$1,355.00')).toBeVisible()

  const receipt = await mailTo(product, EMAIL, /We have your booking request/)
  expect(receipt.subject).toBe('We have your booking request for Ruth Adeyemi and 2 others')
  expect(receipt.text).toMatch(/Tunde Vox \(DJ\): B-\d+, 6 PM to 11 PM, \$750\.00/)
  expect(receipt.text).toContain('Total: $1,355.00')
  const mails = await product.query("select from outbox_emails where recipient = $1 and state <> 'cancelled'", [EMAIL])
  expect(mails).toHaveLength(1)

  const [booking] = await product.query<{ id: string }>(
    'select id from bookings where customer_email = $1 order by number limit 1',
    [EMAIL],
  )
  const signedIn = await page.request.post('/api/admin/login', { data: OFFICE, headers: { origin: product.url } })
  expect(signedIn.ok()).toBe(true)
  await page.goto(`/admin/bookings?booking=${booking?.id}`)
  const others = page.getByRole('dialog').getByRole('region', { name: 'Also booked for this event' })
  await expect(others.getByRole('link')).toHaveText(['Tunde Vox', 'Ansel Ferreira'])
})
