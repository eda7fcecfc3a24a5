import { look } from './look.ts'
import { expect, mailTo, resizeTo, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }

test('the office moves a whole event over a change of clocks, and the customer cancels it at once (P15.91, P15.92)', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(20_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.addInitScript(() => localStorage.setItem('chat-auto-opened', 'before'))
  const headers = { origin: product.url }
  const agents = await product.query<{ id: string }>(
    "select id from agents where name in ('Ruth Adeyemi', 'Tunde Vox') order by name",
  )
  const [first, second] = agents
  const requested = await page.request.post('/api/events', {
    headers,
    data: {
      ...{ customerName: 'Renee Baptiste', customerEmail: RENEE.email, eventType: 'wedding' },
      ...{ eventLocation: 'The Fox Theatre', guests: 80 },
      performers: [
        { agentId: first?.id, eventDate: '2027-10-30T18:00', duration: 4 },
        { agentId: second?.id, eventDate: '2027-10-30T20:30', duration: 3 },
      ],
    },
  })
  expect(requested.status(), await requested.text()).toBe(201)
  const { bookings } = (await requested.json()) as { bookings: { id: string }[] }

  expect((await page.request.post('/api/admin/login', { data: OFFICE, headers })).ok()).toBe(true)
  await resizeTo(page, 1440)
  await page.goto(`/admin/bookings?booking=${bookings[0]?.id}`)
  await page.getByRole('button', { name: 'Move all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move the whole event' })
  await dialog.getByLabel('First one begins').fill('2027-11-13T19:00')
  await dialog.getByLabel('Location').fill('The Tabernacle')
  const times = dialog.getByRole('list', { name: 'New times' })
  await expect(times).toContainText('Nov 13, 2027, 7 PM to 11 PM')
  await expect(times).toContainText('Nov 13, 2027, 9:30 PM to 12:30 AM')
  await look(page, 'move-event')
  await resizeTo(page, 1440)
  await dialog.getByRole('button', { name: 'Move 2 bookings' }).click()
  await expect(page.getByText('Event moved', { exact: true })).toBeVisible()
  await expect(page.getByText('The Tabernacle').first()).toBeVisible()
  const mail = await mailTo(product, RENEE.email, /^Changed: Wedding/)
  expect(mail.text).toContain('2 bookings of your event have changed.')
  expect(mail.text).toMatch(/Ruth Adeyemi: .*7 PM to 11 PM[\s\S]*Tunde Vox: .*9:30 PM to 12:30 AM/)

  expect((await page.request.post('/api/admin/logout', { headers })).ok()).toBe(true)
  expect((await page.request.post('/api/customer/login', { data: RENEE, headers })).ok()).toBe(true)
  await page.goto('/customer/dashboard')
  await page.getByRole('button', { name: 'Change or cancel the booking with Ruth Adeyemi' }).last().click()
  const change = page.getByRole('dialog', { name: 'Change or cancel' })
  await change.getByRole('tab', { name: 'Cancel the booking' }).click()
  await change.getByRole('switch', { name: 'All 2 bookings of this event' }).click()
  await expect(change.getByText('Tunde Vox', { exact: false })).toBeVisible()
  await look(page, 'cancel-own-event')
  await resizeTo(page, 390)
  await change.getByRole('button', { name: 'Cancel the event' }).click()
  await expect(page.getByText('Your event is canceled', { exact: true })).toBeVisible()
  const canceled = await mailTo(product, RENEE.email, /^Canceled: Wedding/)
  expect(canceled.text).toContain('2 bookings of your event are canceled.')
  const left = await product.query(
    `select distinct status from bookings where id in ('${bookings.map(({ id }) => id).join("','")}')`,
  )
  expect(left).toEqual([{ status: 'cancelled' }])
})
