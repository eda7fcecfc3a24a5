import { DEMO_PASSWORDS } from '#server/accounts/sessions/demo-logins.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { findViolations } from './accessibility.ts'
import { expect, findTooWide, forgetMailsTo, mailTo, resizeTo, THEMES, test, waitForMotion } from './support.ts'

const OFFICE = 'office@marquee.example'
const WIDTHS = [390, 1440]

test('a performer drops out, the customer picks another from the mail on a phone, and the office confirms (P15.60 to P15.67)', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000)
  page.setDefaultTimeout(15_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const one = async (text: string, values: unknown[] = []) =>
    (await product.query<{ id: string }>(text, values))[0]?.id ?? ''
  const start = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 200 * DAY_MS)
  const agent = await one("select id from agents where name = 'Ruth Adeyemi'")
  const customer = await one(
    "insert into customers (email, name, password_hash) values ('grace@example.com', 'Grace Bell', 'none') returning id",
  )
  const booking = await one(
    `insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date, event_duration,
       total_cents, requested_as, agent_answer, agent_answer_reason)
     values ($1, $2, 'Grace Bell', 'grace@example.com', 'wedding', $3, 4, 80000, 'signed_in', null, null) returning id`,
    [agent, customer, start],
  )
  await product.query(
    "update bookings set agent_answer = 'declined', agent_answer_reason = 'I have the flu.' where id = $1",
    [booking],
  )
  expect(
    (
      await page.request.post('/api/admin/login', {
        data: { email: OFFICE, password: DEMO_PASSWORDS[OFFICE] },
      })
    ).status(),
  ).toBe(200)

  const look = async (name: string) => {
    for (const theme of THEMES) {
      await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme)
      for (const width of WIDTHS) {
        await resizeTo(page, width)
        expect(await findTooWide(page), `${name}, ${theme}, ${width}`).toEqual([])
        await waitForMotion(page)
        expect(await findViolations(page), `${name}, ${theme}, ${width}`).toEqual([])
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/${name}-${theme}-${width}.png`, fullPage: true })
      }
    }
  }
  await forgetMailsTo(product, 'ruth@marquee.example')
  await page.goto(`/admin/bookings?booking=${booking}`)
  const part = page.getByRole('region', { name: 'Offer someone else' })
  await expect(part.getByText('I have the flu.')).toBeVisible()
  const boxes = part.getByRole('checkbox')
  for (let i = 0; i < 3; i++) await boxes.nth(i).check()
  await part.scrollIntoViewIfNeeded()
  await look('offer')
  await part.getByRole('button', { name: 'Offer to Grace' }).click()
  await expect(part.getByText('Offered to the customer.')).toBeVisible()

  const mail = await mailTo(product, 'grace@example.com', /^Choose your talent/)
  const link = /https?:\/\/\S+replacement=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(new URL(link).pathname + new URL(link).search)
  const buttons = page.getByRole('button', { name: /^Choose / })
  await expect(buttons).toHaveCount(3)
  await look('pick')
  await resizeTo(page, 390)
  // the chat's button covers none of them
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded()
    await button.click({ trial: true, position: { x: 5, y: 5 } })
    const covered = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const chat = document.querySelector('.chat-launcher')?.getBoundingClientRect()
      return !!chat && chat.left < right && chat.right > left && chat.top < bottom && chat.bottom > top
    })
    expect(covered).toBe(false)
  }
  await resizeTo(page, 390)
  await buttons.last().click()
  await expect(page.getByText(/^You picked /)).toBeInViewport()
  // loaded again without the token, and opened again from the mail
  await page.reload()
  await expect(page.getByText(/^Open the link from the email again, or sign in/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Book Your Experience' })).toHaveCount(0)
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page.getByText(/^You already picked .+\. Sign in to see your booking\.$/)).toBeVisible()

  await resizeTo(page, 1440)
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Grace Bell picked someone else: please confirm')).toBeVisible()
  await page.goto(`/admin/bookings?booking=${booking}`)
  await part.getByRole('button', { name: /^Confirm / }).click()
  await expect
    .poll(
      async () =>
        (await product.query<{ status: string }>('select status from bookings where id = $1', [booking]))[0]?.status,
    )
    .toBe('confirmed')
  const [after] = await product.query<{ agent_id: string; name: string }>(
    'select b.agent_id, a.name from bookings b join agents a on a.id = b.agent_id where b.id = $1',
    [booking],
  )
  expect(after?.agent_id).not.toBe(agent)
  const confirmed = await mailTo(product, 'grace@example.com', /^Confirmed: /)
  expect(confirmed.text).toContain(after?.name)
  const released = await mailTo(product, 'ruth@marquee.example', /^Off your calendar: Wedding/)
  expect(released.text).not.toContain(after?.name)
})
