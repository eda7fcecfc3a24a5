import type { Browser } from '@playwright/test'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { findViolations } from './accessibility.ts'
import { LOOKS } from './journeys/walker.ts'
import { expect, findTooWide, mailTo, type RunningServer, resizeTo, withOwnProduct } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const RUTH = { username: 'ruth', password: 'places-please' }
const IMANI = { username: 'imani', password: 'five-minute-call' }

/** Ruth and Imani do the same work at any hour, so that either can replace the other; each earns half. */
const test = withOwnProduct(async (product) => {
  await product.query(
    `update agents set category = 'dj', hourly_rate = case name when 'Ruth Adeyemi' then 85 else 95 end,
       share_percent = 50, share_flat_cents = null where name in ('Ruth Adeyemi', 'Imani Okafor')`,
  )
  await product.query('delete from agent_weekly_hours')
})

/** A browser of their own, signed in, at the width and in the theme of the journey. */
async function signIn(browser: Browser, product: RunningServer, role: string, data: object) {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.addInitScript(() => localStorage.setItem('chat-auto-opened', 'before'))
  const answer = await page.request.post(`/api/${role}/login`, { data, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
  return page
}

for (const [index, { theme, width }] of LOOKS.entries()) {
  test(`after 'I can't make it' statements, reports and calendar feeds are those of the replacement, ${width} wide in ${theme} (P15.66)`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(180_000)
    const headers = { origin: product.url }
    const office = await signIn(browser, product, 'admin', OFFICE)
    const ruth = await signIn(browser, product, 'agent', RUTH)
    const imani = await signIn(browser, product, 'agent', IMANI)
    const guest = await (await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })).newPage()
    const pages = { office, ruth, imani, guest }
    for (const page of Object.values(pages)) {
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme)
      await resizeTo(page, width)
    }
    const check = async (name: keyof typeof pages) => {
      expect(await findTooWide(pages[name]), name).toEqual([])
      expect(await findViolations(pages[name]), name).toEqual([])
    }
    const email = `grace-${index}@example.com`
    const [agents] = await product.query<{ ruth: string; imani: string }>(
      `select (select id from agents where name = 'Ruth Adeyemi') as ruth,
         (select id from agents where name = 'Imani Okafor') as imani`,
    )
    const start = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + (200 + index) * DAY_MS)
    const today = atlantaDay(new Date())
    const revenueOf = async () => {
      const report = await (await office.request.get(`/api/admin/reports?from=${today}`)).json()
      return new Map<string, number>(report.agents.map(({ id, cents }: { id: string; cents: number }) => [id, cents]))
    }
    const before = await revenueOf()
    const booked = await office.request.post('/api/admin/bookings', {
      headers,
      data: {
        ...{ agentId: agents?.ruth, customerName: 'Grace Bell', customerEmail: email, eventType: 'wedding' },
        ...{ eventDate: start.toISOString(), duration: 4, status: 'confirmed' },
      },
    })
    expect(booked.status(), await booked.text()).toBe(201)
    const { id } = (await booked.json()) as { id: string }
    const feedOf = async (page: typeof ruth) => {
      const { url } = await (await page.request.post('/api/agent/calendar-feed', { headers })).json()
      return async () => (await page.request.get(new URL(url).pathname)).text()
    }
    const feeds = { ruth: await feedOf(ruth), imani: await feedOf(imani) }
    expect(await feeds.ruth()).toContain(id)
    expect(await feeds.imani()).not.toContain(id)

    await ruth.goto('/agent/dashboard')
    const ticket = ruth.getByRole('article', { name: 'Grace Bell' })
    await ticket.getByRole('button', { name: "I can't make it" }).click()
    await ruth.getByRole('dialog').getByLabel('Reason').fill('A broken wrist')
    await ruth.getByRole('dialog').getByRole('button', { name: "I can't make it" }).click()
    await expect(ticket.getByText(/you said you can't make it\./)).toBeVisible()
    await expect(ticket.getByText(/^Be there at/)).toHaveCount(0)
    await check('ruth')

    await office.goto('/admin/dashboard')
    await office.getByRole('button', { name: 'Find a replacement: Ruth Adeyemi for Grace Bell' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Find a replacement', exact: true }).click()
    const part = office.getByRole('region', { name: 'Offer someone else' })
    await expect(part.getByText(/A broken wrist/)).toBeInViewport()
    await part.getByRole('checkbox', { name: /Imani Okafor/ }).check()
    await part.getByRole('button', { name: 'Offer to Grace' }).click()
    await expect(part.getByText('Offered to the customer.')).toBeVisible()
    await check('office')

    const mail = await mailTo(product, email, /^Choose your talent/)
    const link = new URL(/https?:\/\/\S+replacement=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '')
    await guest.goto(link.pathname + link.search)
    await guest.getByRole('button', { name: /^Choose / }).click()
    await expect(guest.getByText(/^You picked Imani Okafor/)).toBeVisible()
    await check('guest')

    await office.goto('/admin/dashboard')
    await office.getByRole('link', { name: 'See the pick of Grace Bell' }).click()
    await part.getByRole('button', { name: 'Confirm Imani' }).click()
    await expect.poll(feeds.ruth).not.toContain(id)
    expect(await feeds.imani()).toContain(id)

    // four hours at $95: half of it is Imani's once it is paid and done
    const payment = { paymentMethod: 'cash', purpose: 'full', expectedAmount: 38_000 }
    const paid = await office.request.post(`/api/admin/bookings/${id}/payments`, { data: payment, headers })
    expect(paid.status(), await paid.text()).toBe(201)
    const done = await office.request.put(`/api/bookings/${id}`, { data: { status: 'completed' }, headers })
    expect(done.ok(), await done.text()).toBe(true)
    const earned = await product.query<{ agent: string; month: string; cents: number }>(
      `select a.name as agent, to_char(e.month, 'YYYY-MM') as month, sum(e.cents)::int as cents
       from agent_earnings e join agents a on a.id = e.agent_id where e.booking_id = $1 group by 1, 2`,
      [id],
    )
    expect(earned).toEqual([{ agent: 'Imani Okafor', month: expect.any(String), cents: 19_000 }])
    const query = `month=${earned[0]?.month}`
    const statementOf = async (page: typeof ruth) => (await page.request.get(`/api/agent/statement?${query}`)).json()
    const shareOf = async (page: typeof ruth) =>
      (await statementOf(page)).lines
        .filter((line: { bookingId: string }) => line.bookingId === id)
        .map(({ share }: { share: number }) => share)
    expect(await shareOf(imani)).toEqual([19_000])
    expect(await shareOf(ruth)).toEqual([])

    const after = await revenueOf()
    const grew = (agent = '') => (after.get(agent) ?? 0) - (before.get(agent) ?? 0)
    expect([grew(agents?.imani), grew(agents?.ruth)]).toEqual([38_000, 0])
    const changes = await (await office.request.get(`/api/admin/reports/changes?from=${today}`)).json()
    expect(changes.dropOuts.filter(({ cause }: { cause: string }) => cause === 'cannot_make_it')).toEqual([
      { cause: 'cannot_make_it', count: index + 1, replaced: index + 1, canceled: 0, open: 0 },
    ])
    expect(changes.offers).toMatchObject({ made: index + 1, confirmed: index + 1, waiting: 0 })
    for (const page of Object.values(pages)) await page.context().close()
  })
}
