import type { Page } from '@playwright/test'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'
import { findViolations } from './accessibility.ts'
import { test as base, expect, RunningServer } from './support.ts'

/** A product with a mail server, because this customer reads the mails. */
const test = base.extend<object, { smtp: TestSmtp }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await using smtp = await startSmtp()
      await use(smtp)
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp }, use) => {
      const product = new RunningServer({ SMTP_URL: smtp.url })
      await product.open()
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const OWN_PASSWORD = 'velvet rope 42'
const NEXT_PASSWORD = 'curtain going up'

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

const says = (page: Page, title: string) => expect(page.getByText(title, { exact: true }).first()).toBeVisible()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()

/** The text of the newest mail to an address with these words in its subject. */
async function textOfMail(smtp: TestSmtp, to: string, subject: RegExp): Promise<string> {
  const find = () => smtp.arrived.findLast((mail) => mail.envelopeTo.includes(to) && subject.test(mail.subject ?? ''))
  await expect.poll(find, { message: `a mail to ${to} about ${subject}`, timeout: 15_000 }).toBeTruthy()
  return find()?.text ?? ''
}

/** The target of a mail's link, at the address of this product. */
function linkIn(text: string, product: RunningServer): string {
  const { origin, pathname, search } = new URL(text.match(/https?:\/\/\S+/)?.[0] ?? '')
  expect(origin).toBe(product.url)
  return pathname + search
}

async function signIn(page: Page, password: string) {
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function choosePassword(page: Page, password: string, current?: string) {
  if (current !== undefined) await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await says(page, 'Password Changed')
}

const WIDTHS = { 'a telephone': 390, 'a desk': 1440 }

for (const [where, width] of Object.entries(WIDTHS)) {
  const email = `camille.${width}@example.com`

  test(`from the first booking to the review, by mail and on ${where}`, async ({ page, product, smtp, context }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })

    await test.step('books with an unknown email', async () => {
      const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Lena Park'")
      await page.goto(`/booking?agent=${agent?.id}`)
      await field(page, 'Your Name').fill('Camille Durand')
      await field(page, 'Email').fill(email)
      await page.getByLabel('Event Type').selectOption('birthday')
      await page.getByLabel('Event Date').fill(width === 390 ? '2031-12-04T21:00' : '2031-12-05T21:00')
      await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
      await says(page, 'Booking Submitted!')
      await expect(page).toHaveURL(`${product.url}/`)
      expect(await context.cookies()).toEqual([])
    })

    const { link, login, temporary } =
      await test.step('receives one mail, with the request and two ways in', async () => {
        const text = await textOfMail(smtp, email, /^We have your booking request/)
        expect(text).toContain('Talent: Lena Park')
        expect(smtp.arrived.filter((mail) => mail.envelopeTo.includes(email))).toHaveLength(1)
        const login = /https?:\/\/\S+(\/customer\/login\?\S+)/.exec(text)?.[1] ?? ''
        return {
          link: linkIn(text, product),
          login,
          temporary: /Temporary password:\s*(\S{16,})/.exec(text)?.[1] ?? '',
        }
      })

    if (width === 390) {
      await test.step('presses the button, chooses a password, and is signed in', async () => {
        await page.goto(link)
        await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
        await expect(page).toHaveURL('/customer/change-password')
        expect(await findViolations(page)).toEqual([])
        await choosePassword(page, OWN_PASSWORD)
        await expect(page).toHaveURL('/customer/dashboard')
        await expect(page.getByRole('article', { name: 'Lena Park' })).toBeVisible()
      })
      await test.step('finds the link used up, and another one offered', async () => {
        await page.goto(link)
        await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
        expect(await findViolations(page)).toEqual([])
        await page.goto('/customer/dashboard')
      })
    } else {
      await test.step('signs in with the temporary password, and must choose another first', async () => {
        await page.goto(login)
        await expect(field(page, 'Email')).toHaveValue(email)
        await signIn(page, temporary)
        await expect(page).toHaveURL('/customer/change-password')
        await page.goto('/customer/billing')
        await expect(page).toHaveURL('/customer/change-password')
        await choosePassword(page, OWN_PASSWORD, temporary)
        await expect(page).toHaveURL('/customer/dashboard')
      })
    }

    const ticket = page.getByRole('article', { name: 'Lena Park' })
    await test.step('sees the booking, and pays it', async () => {
      await expect(ticket.getByText('Pending', { exact: true })).toBeVisible()
      await expect(ticket.getByText('Pending Payment', { exact: true })).toBeVisible()
      await ticket.getByRole('button', { name: 'Pay Now' }).click()
      await page.getByLabel('Payment method', { exact: true }).selectOption('zelle')
      await page.getByLabel('Transaction ID').fill(`ZL-${width}`)
      await page.getByRole('button', { name: 'Submit Payment' }).dblclick()
      await says(page, 'Payment Submitted')
      await expect(ticket.getByText('Paid', { exact: true })).toBeVisible()
      await expect(ticket.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
      expect(await textOfMail(smtp, email, /^Payment of \$/)).toContain('Balance: ')
      await page.goto('/customer/billing?tab=history')
      await says(page, 'Payment Successful')
      const rows = await product.query('select verified_at from payments where transaction_id = $1', [`ZL-${width}`])
      expect(rows).toEqual([{ verified_at: null }])
    })

    await test.step('logs out', async () => {
      await page.getByRole('button', { name: 'Logout' }).click()
      await says(page, 'Logged Out')
      await expect(page).toHaveURL('/')
      await page.goto('/customer/dashboard')
      await expect(page).toHaveURL(/\/customer\/login\?returnTo=/)
    })

    // due with the next sent mail
    await product.query(
      `with done as (update bookings set status = 'completed', completed_at = now() - interval '25 hours'
         where customer_email = $1 returning id, customer_id)
       insert into outbox_emails (kind, recipient, customer_id, booking_id, data)
       select 'review-invitation', $1, customer_id, id, '{"once": "review"}' from done`,
      [email],
    )

    await test.step('resets a forgotten password', async () => {
      await page.goto(`/customer/login?email=${encodeURIComponent(email)}`)
      await page.getByRole('button', { name: 'Forgot password?' }).click()
      await page.getByRole('dialog').getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      const reset = linkIn(await textOfMail(smtp, email, /^Reset your Marquee password$/), product)
      await page.goto(reset)
      await expect(page).toHaveURL('/customer/change-password')
      await choosePassword(page, NEXT_PASSWORD)
      await expect(page).toHaveURL(/\/customer\/login/)
      await textOfMail(smtp, email, /^Your Marquee password was changed$/)
      await field(page, 'Email').fill(email)
      await signIn(page, OWN_PASSWORD)
      await says(page, 'Login Failed')
      await signIn(page, NEXT_PASSWORD)
      await expect(page).toHaveURL('/customer/dashboard')
    })

    await test.step('reviews the event by the mailed link, once', async () => {
      const review = linkIn(await textOfMail(smtp, email, /^How did it go with Lena Park\?$/), product)
      await page.goto(review)
      await expect(page.getByRole('heading', { name: 'How was Lena Park?' })).toBeVisible()
      await expect(page).toHaveURL('/reviews')
      await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await page.getByRole('textbox', { name: /Your review/ }).fill(`A night for the book, ${where}.`)
      await page.getByRole('button', { name: 'Send review' }).click()
      await expect(page.getByRole('heading', { name: 'Review sent, thank you' })).toBeVisible()
      await page.goto(review)
      await says(page, 'This link no longer works')
      await page.goto('/customer/dashboard?tab=past')
      await expect(ticket.getByText('Review sent, thank you')).toBeVisible()
    })

    // only the mail about the account contains a password, and no mail was sent twice
    const mails = smtp.arrived.filter((mail) => mail.envelopeTo.includes(email))
    expect(mails.filter(({ source }) => source.includes(temporary))).toHaveLength(1)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
  })
}
