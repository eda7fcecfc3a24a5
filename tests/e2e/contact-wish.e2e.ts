import { look } from './look.ts'
import { expect, mailTo, useThemeAtRest, withOwnProduct } from './support.ts'

const test = withOwnProduct()
const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }
const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const NEW = 'renee.thibodeaux.of.inman.park.and.midtown@a-new-address.example'

test('a customer asks for another email, the office approves, and the mailed link changes it (P4.27, P4.28)', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  await useThemeAtRest(page, 'dark')
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.setExtraHTTPHeaders({ origin: product.url })
  expect((await page.request.post('/api/customer/login', { data: RENEE })).ok()).toBe(true)
  await page.goto('/customer/dashboard?tab=account')
  await page.getByRole('button', { name: 'Ask us to change it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email or phone' })
  await dialog.getByLabel('New email').fill(NEW)
  await look(page, 'wish-form')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(`You asked for ${NEW}.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`You asked for ${NEW}.`)).toBeVisible()
  await look(page, 'account')

  expect((await page.request.post('/api/admin/login', { data: OFFICE })).ok()).toBe(true)
  const [renee] = await product.query<{ id: string; name: string }>(
    `select id, name from customers where email = '${RENEE.email}'`,
  )
  await page.goto('/admin/dashboard')
  const wish = page.getByRole('link', { name: `Answer ${renee?.name}` })
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await look(page, 'needs-you')
  await wish.click()
  const sheet = page.getByRole('dialog', { name: renee?.name ?? '' })
  await expect(sheet.getByText(NEW)).toBeVisible()
  await look(page, 'customer-sheet')
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(sheet.getByText(/^Approved\./)).toBeVisible()

  // the customer opens the link where they are signed in
  await page.context().clearCookies()
  expect((await page.request.post('/api/customer/login', { data: RENEE })).ok()).toBe(true)
  const mail = await mailTo(product, NEW, /^Confirm your new email$/)
  const link = /\/customer\/login\?new-email=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/customer/login')
  await expect(page.getByText(NEW)).toBeVisible()
  await look(page, 'confirm')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
  await mailTo(product, RENEE.email, /email was changed$/)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(visited).not.toContain('/customer/dashboard')
  const signedIn = await page.request.post('/api/customer/login', { data: { ...RENEE, email: NEW } })
  expect(signedIn.ok()).toBe(true)

  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText(/This link was already used/)).toBeVisible()
})
