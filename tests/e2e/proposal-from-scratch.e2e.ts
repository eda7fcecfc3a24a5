import { look } from './look.ts'
import { expect, mailTo, resizeTo, test } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const EMAIL = 'from.scratch@example.com'

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

test('a caller’s event gets a second performer and one proposal for both (P6.230, P16.1)', async ({
  page,
  product,
}) => {
  page.setDefaultTimeout(20_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await resizeTo(page, 1440)
  const headers = { origin: product.url }
  expect((await page.request.post('/api/admin/login', { data: OFFICE, headers })).ok()).toBe(true)
  await page.goto(
    `/admin/bookings?new=booking&name=Noa+Field&email=${EMAIL}&date=2028-03-04T18:00&hours=5&event=wedding`,
  )
  const form = page.getByRole('dialog', { name: 'New booking' })
  await form.getByLabel('Find talent').fill('ruth ade')
  await form.getByRole('button', { name: /Ruth Adeyemi/ }).click()
  await form.getByRole('button', { name: 'Create booking' }).click()

  const drawer = page.getByRole('dialog', { name: /Ruth Adeyemi/ })
  const others = drawer.getByRole('region', { name: 'Also booked for this event' })
  await expect(others.getByText('None')).toBeVisible()
  await others.getByRole('link', { name: 'Add a performer' }).click()
  const added = page.getByRole('dialog', { name: 'Add a performer' })
  await expect(added.getByText(EMAIL)).toBeVisible()
  await expect(added.getByLabel(/^Event Date/)).toHaveValue('2028-03-04T18:00')
  await added.getByLabel('Find talent').fill('tunde')
  await added.getByRole('button', { name: /Tunde Vox/ }).click()
  await look(page, 'add-a-performer')
  await resizeTo(page, 1440)
  await added.getByRole('button', { name: 'Create booking' }).click()

  const second = page.getByRole('dialog', { name: /Tunde Vox/ })
  await expect(
    second.getByRole('region', { name: 'Also booked for this event' }).getByRole('link', { name: 'Ruth Adeyemi' }),
  ).toBeVisible()
  await second.getByRole('button', { name: 'New proposal' }).click()
  const proposal = page.getByRole('dialog', { name: 'New proposal' })
  for (const name of ['Ruth Adeyemi', 'Tunde Vox']) await expect(proposal.getByText(name).first()).toBeVisible()
  await proposal.getByRole('button', { name: 'Send to Noa' }).click()
  const mail = await mailTo(product, EMAIL, /^Your proposal: /)
  for (const name of ['Ruth Adeyemi', 'Tunde Vox']) expect(mail.text).toContain(name)
})

test('a proposal begins without a booking, and its event follows what colleagues change (P16.14, P6.231)', async ({
  page,
  product,
}) => {
  const email = 'no.booking.yet@example.com'
  page.setDefaultTimeout(20_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await resizeTo(page, 1440)
  const headers = { origin: product.url }
  expect((await page.request.post('/api/admin/login', { data: OFFICE, headers })).ok()).toBe(true)
  await page.goto('/admin/bookings?view=proposals')
  await page.getByRole('button', { name: 'New proposal' }).click()
  const form = page.getByRole('dialog', { name: 'New proposal' })
  await form.getByRole('combobox', { name: /^Customer/ }).fill(email)
  await form.getByRole('option', { name: 'Create a new customer' }).click()
  await form.getByLabel(/^Customer name/).fill('Ada Field')
  await form.getByLabel(/^Title/).fill('Field gala')
  await form.getByLabel(/^Event Type/).selectOption('corporate')
  await form.getByLabel(/^Event Date/).fill('2028-04-08T19:00')
  await form.getByLabel(/^Duration/).fill('4')
  for (const [typed, name] of [
    ['ruth ade', /Ruth Adeyemi/],
    ['tunde', /Tunde Vox/],
  ] as const) {
    if (name.source.startsWith('Tunde')) await form.getByRole('button', { name: 'Add another performer' }).click()
    await form.getByLabel('Find talent').fill(typed)
    await form.getByRole('button', { name }).click()
  }
  await look(page, 'new-proposal')
  await resizeTo(page, 1440)
  await form.getByRole('button', { name: 'Review and send' }).click()
  await page.getByRole('button', { name: 'Send to Ada' }).click()
  const mail = await mailTo(product, email, /^Your proposal: /)
  for (const name of ['Ruth Adeyemi', 'Tunde Vox']) expect(mail.text).toContain(name)

  await expect(page.getByRole('dialog', { name: 'Field gala' }).getByText('Together $')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('eventId')
  const saved = await page.request.put(`/api/admin/event-details/${id}`, { headers, data: { title: 'Spring gala' } })
  expect(saved.status()).toBe(200)
  const drawer = page.getByRole('dialog', { name: 'Spring gala' })
  await expect(drawer).toBeVisible()
  await look(page, 'event-drawer')
  await resizeTo(page, 1440)
  await drawer.getByRole('link', { name: 'Tunde Vox' }).click()
  await page.getByRole('link', { name: 'Spring gala, 2 performers' }).click()
  await expect(drawer.getByText('Proposal sent', { exact: true })).toBeVisible()
})
