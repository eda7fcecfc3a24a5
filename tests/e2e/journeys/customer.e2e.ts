import type { Page } from '@playwright/test'
import { expect, type RunningServer, test } from '../support.ts'
import { asOwner, expectGood, LOOKS, type Look, says, type, useLook } from './looks.ts'

const PASSWORD = 'house-lights-down'
const TALENT = 'Josiah Grant'

/** A customer of this look alone, with one event that is to be paid and one that is over, both with the same talent. */
async function welcome(product: RunningServer, look: Look): Promise<string> {
  const email = `returning.${look.name}@journey.example`
  const [agent] = await product.query<{ id: string }>('select id from agents where name = $1', [TALENT])
  const day = LOOKS.indexOf(look) + 10
  const request = (eventDate: string) =>
    fetch(`${product.url}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ agentId: agent?.id, customerName: 'Opal Renfro', customerEmail: email, customerPhone: '(404) 555-0177' },
        ...{ eventType: 'birthday', eventDate, duration: 4, location: '55 Trinity Ave, Atlanta' },
      }),
    })
  const coming = (await (await request(`2031-08-${day}T19:00`)).json()) as { id: string }
  const past = (await (await request(`2031-09-${day}T19:00`)).json()) as { id: string }
  await asOwner(product, 'PUT', `/api/bookings/${coming.id}`, { status: 'confirmed' })
  await product.query(
    `update bookings set event_date = now() - interval '3 days', status = 'completed',
       completed_at = now() - interval '2 days' where id = $1`,
    [past.id],
  )
  await product.query(
    `update customers set must_change_password = false, temporary_password_expires_at = null,
       password_hash = (select password_hash from customers where email = 'renee@marquee.example') where email = $1`,
    [email],
  )
  return email
}

async function signIn(page: Page, email: string) {
  await page.goto('/customer/login')
  await type(page.getByLabel('Email').first(), email)
  await type(page.getByLabel(/^Password/).first(), PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/customer\/dashboard/)
}

for (const look of LOOKS) {
  test(`a customer pays, reviews and books again, ${look.width} wide in ${look.theme}`, async ({ page, product }) => {
    test.setTimeout(180_000)
    await useLook(page, look)
    const email = await welcome(product, look)
    const ticket = page.getByRole('article', { name: TALENT })

    await test.step('signs in and reads the ticket', async () => {
      await signIn(page, email)
      await expect(ticket.getByText('Confirmed', { exact: true })).toBeVisible()
      await expectGood(page)
    })

    await test.step('pays, and reads that the payment is not verified yet', async () => {
      await ticket.getByRole('button', { name: 'Pay Now' }).click()
      await page.getByLabel('Payment method', { exact: true }).selectOption('zelle')
      await type(page.getByLabel(/^Transaction ID/), `ZL-${look.name}`)
      await expectGood(page)
      await page.getByRole('button', { name: 'Submit Payment' }).click()
      await says(page, 'Payment Submitted')
      await expect(ticket.getByText(/^Reported .* We'll email you once it's verified\.$/)).toBeVisible()
      const [payment] = await product.query<{ id: string; cents: string }>(
        'select id, amount_cents as cents from payments where transaction_id = $1',
        [`ZL-${look.name}`],
      )
      await asOwner(product, 'POST', `/api/admin/payments/${payment?.id}/verify`, {})
      await page.goto('/customer/billing?tab=history')
      await says(page, 'Payment Successful')
      await expectGood(page)
      await page.goto('/customer/dashboard')
      await expect(ticket.getByText('Paid', { exact: true })).toBeVisible()
      await expect(ticket.getByText(/^Reported /)).toHaveCount(0)
    })

    await test.step('reviews the event that is over', async () => {
      await page.goto('/customer/dashboard?tab=past')
      await ticket.getByRole('button', { name: /^Leave a review/ }).click()
      await page.getByText('5 stars', { exact: true }).click({ force: true })
      await type(page.getByRole('textbox', { name: /Your review/ }), 'The floor was full until the last song.')
      await expectGood(page)
      await page.getByRole('button', { name: 'Send review' }).click()
      await expect(ticket.getByText('Review sent, thank you')).toBeVisible()
      expect(
        await product.query(
          `select t.rating, t.is_approved from testimonials t join bookings b on b.id = t.booking_id
           where b.customer_email = $1`,
          [email],
        ),
      ).toEqual([{ rating: 5, is_approved: false }])
    })

    await test.step('books again, with everything that is known filled in', async () => {
      await ticket.getByRole('link', { name: /^Book again/ }).click()
      await expect(page).toHaveURL(/\/booking\?/)
      await expect(page.getByLabel(/^Your Name/).first()).toHaveValue('Opal Renfro')
      await expect(page.getByLabel(/^Email/).first()).toHaveValue(email)
      await expect(page.getByLabel(/^Duration/).first()).toHaveValue('4')
      await page.getByLabel('Event Type').selectOption('wedding')
      await page.getByLabel('Event Date').fill(`2031-10-${LOOKS.indexOf(look) + 10}T20:00`)
      await expectGood(page)
      await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
      await says(page, 'Booking Submitted!')
      await expect(page).toHaveURL(`${product.url}/`)
      await page.goto('/customer/dashboard')
      await expect(page.getByRole('article', { name: TALENT })).toHaveCount(2)
      await expect(page.getByText('Pending', { exact: true })).toBeVisible()
    })
  })
}
