import { findPdfFaults, qpdfBinary } from '../support/qpdf.ts'
import { look } from './look.ts'
import { expect, mailTo, resizeTo, test } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const EMAIL = 'wedding.of.four@example.com'
const PERFORMERS = ['Tunde Vox - dj', 'Ansel Ferreira - photographer', 'Imani Okafor - model']

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

test('a wedding of four is requested, proposed with travel and a discount, and signed on a phone by both sides (P16.1 to P16.9, P16.21)', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await resizeTo(page, 390)
  await page.goto('/booking?date=2028-02-12T18:00&hours=4')
  await page.getByLabel('Select Agent').selectOption({ label: 'Ruth Adeyemi - bartender' })
  await page.getByLabel('Your Name').fill('Dana Whitfield')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Event Type').selectOption('wedding')
  for (const [i, label] of PERFORMERS.entries()) {
    await page.getByRole('button', { name: 'Add another performer' }).click()
    await page
      .getByRole('group', { name: `Performer ${i + 2}` })
      .getByRole('combobox')
      .selectOption({ label })
  }
  await page.getByRole('button', { name: 'Submit Booking Request' }).click()
  await expect(page.getByRole('region', { name: 'Request sent' })).toBeVisible()

  // the office agrees on travel and a discount, and sends the proposal
  const [booking] = await product.query<{ id: string; event_id: string }>(
    'select id, event_id from bookings where customer_email = $1 order by number limit 1',
    [EMAIL],
  )
  const headers = { origin: product.url }
  expect((await page.request.post('/api/admin/login', { data: OFFICE, headers })).ok()).toBe(true)
  const lines = [
    { kind: 'talent', share: 'shared', hours: 4, rate: 8500 },
    { kind: 'travel', share: 'talent', label: 'Round trip to Macon', amount: 6000 },
    { kind: 'discount', share: 'shared', label: 'Four performers', percent: 10 },
  ]
  const data = { lines, reason: 'Agreed by phone' }
  expect((await page.request.put(`/api/admin/bookings/${booking?.id}/price`, { data, headers })).ok()).toBe(true)
  await resizeTo(page, 1440)
  await page.goto(`/admin/bookings?booking=${booking?.id}`)
  const part = page.getByRole('region', { name: 'Proposal' })
  await part.getByRole('button', { name: 'New proposal' }).click()
  const dialog = page.getByRole('dialog', { name: 'New proposal' })
  await dialog.getByLabel('Deposit (%)').fill('30')
  await expect(dialog.getByText('Deposit on signing, 30%')).toBeVisible()
  await dialog.getByLabel('Message (optional)').fill('We saved the best for you.')
  await look(page, 'proposal-send')
  await resizeTo(page, 1440)
  await dialog.getByRole('button', { name: 'Send to Dana' }).click()
  await expect(part.getByText(/^Version 1, sent /)).toBeVisible()

  // the agency countersigns by hand; the customer reads, asks and signs on a phone
  await product.query('update agency_settings set countersign_by_hand = true')
  const mail = await mailTo(product, EMAIL, /^Your proposal: /)
  const link = new URL(/https?:\/\/\S+proposal=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '')
  await resizeTo(page, 390)
  await page.goto(link.pathname + link.search)
  await expect(page.getByText('We saved the best for you.')).toBeVisible()
  await expect(page.getByText('Round trip to Macon')).toBeVisible()
  await look(page, 'proposal-read')
  // a link within the page leads to the form, and the one of the mail opens the proposal again
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Experience' })).toBeVisible()
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('heading', { name: 'Your proposal' })).toBeVisible()
  await resizeTo(page, 390)
  await page.getByLabel('Your question').fill('Can Tunde stay until 1 AM?')
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText("We'll answer by email.", { exact: true })).toBeVisible()
  const sign = page.getByRole('button', { name: /^Sign and book for \$/ })
  await sign.click()
  await expect(page.getByText('Type your full name')).toBeVisible()
  await expect(page.getByText('Accept the agreement to sign')).toBeVisible()
  await page.getByLabel('Your full name').fill('Dana Whitfield')
  await page.getByLabel(/^I accept this offer/).check()
  await page.getByLabel(/^I agree to sign/).check()
  await sign.click()
  await expect(page.getByText('Your event is confirmed.')).toBeInViewport()
  await expect(page.getByText(/Marquee still has to countersign the agreement\./)).toBeVisible()
  await look(page, 'proposal-signed')
  await resizeTo(page, 390)
  await page.getByLabel(/^Payment method/).selectOption('zelle')
  await page.getByLabel(/^Transaction ID/).fill('ZL-2028')
  await page.getByRole('button', { name: 'I paid $714.00' }).click()
  await expect(page.getByText('Thank you. $714.00 is recorded.')).toBeVisible()
  const paid = await product.query(
    `select count(*)::int as rows, sum(amount_cents)::int as cents, count(distinct group_id)::int as groups
     from payments where booking_id in (select id from bookings where event_id = $1)`,
    [booking?.event_id],
  )
  expect(paid).toEqual([{ rows: 4, cents: 71_400, groups: 1 }])

  const bookings = await product.query(
    `select distinct b.status, b.deposit_percent, i.status as invoice from bookings b
     join invoices i on i.booking_id = b.id where b.event_id = $1`,
    [booking?.event_id],
  )
  expect(bookings).toEqual([{ status: 'confirmed', deposit_percent: 30, invoice: 'pending' }])
  // prices, invoices and what was signed agree to the cent
  const [sums] = await product.query(
    `select sum(i.total_cents)::int as invoiced, max(p.total_cents)::int as signed from invoices i
     join bookings b on b.id = i.booking_id join proposals p on p.event_id = b.event_id where b.event_id = $1`,
    [booking?.event_id],
  )
  expect(sums?.invoiced).toBe(sums?.signed)
  const receipt = await mailTo(product, EMAIL, /^Confirmed: /)
  expect(receipt.attachments.map(({ filename }) => filename)).toEqual([
    'agreement-marquee.pdf',
    ...Array(4).fill(expect.stringMatching(/\.ics$/)),
  ])

  await resizeTo(page, 1440)
  await page.goto(`/admin/bookings?booking=${booking?.id}`)
  await expect(part.getByText(/^Signed by Dana Whitfield/)).toBeVisible()
  await expect(part.getByText('Can Tunde stay until 1 AM?')).toBeVisible()
  await part.getByRole('button', { name: 'Countersign' }).click()
  const signing = page.getByRole('dialog', { name: 'Countersign the agreement' })
  await signing.getByRole('button', { name: 'Countersign' }).click()
  await expect(signing.getByText('Type your full name')).toBeVisible()
  await look(page, 'proposal-countersign')
  await signing.getByLabel(/^Your full name/).fill('Morgan Vale')
  await signing.getByLabel(/^I sign this agreement/).check()
  await signing.getByRole('button', { name: 'Countersign' }).click()
  await expect(part.getByText(/Countersigned by Morgan Vale/)).toBeVisible()
  await look(page, 'proposal-countersigned')
  const both = await mailTo(product, EMAIL, /^Signed by both of us: /)
  expect(both.attachments.map(({ filename }) => filename)).toEqual(['agreement-marquee-both-signatures.pdf'])
  await product.query('update agency_settings set countersign_by_hand = false')
  const href = await part.getByRole('link', { name: 'Open the copy with both signatures' }).getAttribute('href')
  const pdf = await page.request.get(href ?? '')
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  if (qpdfBinary) expect(findPdfFaults(await pdf.body())).toBe('')
  await page.goto('/admin/bookings?view=proposals')
  await expect(page.getByRole('link', { name: /^Dana Whitfield.*Accepted/s })).toBeVisible()
  await look(page, 'proposals')
})
