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
  await expect(others.getByRole('link')).toHaveText(['Add a performer', 'Tunde Vox', 'Ansel Ferreira'])
})

test('performers collected on home are requested together, and have left the tray then (P2.38)', async ({
  page,
  product,
}) => {
  await page.goto('/?date=2027-12-18T20:00&hours=4')
  const tray = page.getByRole('region', { name: 'Your event' })
  await page.getByRole('button', { name: 'Add Ruth Adeyemi to event' }).click()
  await expect(tray.getByRole('link')).toHaveText('Request')
  await page.getByRole('article', { name: 'Tunde Vox' }).getByRole('link', { name: 'View Profile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Tunde Vox to event' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Add Ansel Ferreira to event' }).click()
  await expect(tray.getByRole('status')).toContainText('Ruth Adeyemi, Tunde Vox, and Ansel Ferreira')
  for (const width of [390, 1440] as const) {
    await resizeTo(page, width)
    expect(await findTooWide(page)).toEqual([])
    expect(await findInBothThemes(page)).toEqual([])
  }
  // what was collected is still there on the next visit
  await page.reload()
  await tray.getByRole('link', { name: 'Request all 3' }).click()
  await expect(page.getByLabel('Event Date')).toHaveValue('2027-12-18T20:00')
  await page.getByLabel('Your Name').fill('Grant Hale')
  await page.getByLabel('Email').fill('tray.of.three@example.com')
  await page.getByLabel('Event Type').selectOption('wedding')
  await page.getByLabel('Event Date').fill('2027-12-18T18:00')
  await page.getByRole('button', { name: 'Submit Booking Request' }).click()
  await expect(page.getByRole('region', { name: 'Request sent' })).toBeVisible()
  await expect(tray).toHaveCount(0)
  const made = await product.query(
    `select agents.name, bookings.event_date, bookings.event_duration from bookings join agents on agents.id = agent_id
     where customer_email = 'tray.of.three@example.com' order by number`,
  )
  const when = { event_date: new Date('2027-12-18T23:00:00Z'), event_duration: 4 }
  expect(made).toEqual(['Ruth Adeyemi', 'Tunde Vox', 'Ansel Ferreira'].map((name) => ({ name, ...when })))
})
