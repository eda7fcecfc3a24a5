import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORDS } from '#server/accounts/sessions/demo-logins.ts'
import { findInBothThemes } from './look.ts'
import { expect, findTooWide, type RunningServer, resizeTo, withOwnProduct } from './support.ts'

const NAME = 'Maximiliana-Theodora Featherstonehaugh-Cholmondeley von Oste'
const NOTE = `${'The back gate code changes every week; ask the manager. '.repeat(72)}`.slice(0, 4000)
const TOKEN = 'A'.repeat(43)
const EMAIL = 'maximiliana.theodora.featherstonehaugh@cholmondeley.example'

const ids = { agent: '', empty: '', customer: '', newcomer: '' }

/** A separate product, with a person and a customer who have the longest values, and some who have none. */
const test = withOwnProduct(fill)

async function fill(product: RunningServer) {
  const one = async (text: string, values: unknown[] = []) =>
    (await product.query<{ id: string }>(text, values))[0]?.id ?? ''
  ids.agent = await one(`update agents set name = $1 where name = 'Imani Okafor' returning id`, [NAME])
  ids.empty = await one(`insert into agents (name, category, hourly_rate) values ('Nova', 'model', 9000) returning id`)
  ids.newcomer = await one(
    `insert into customers (name, email, must_change_password) values ('Ada', 'ada@newcomer.example', false) returning id`,
  )
  ids.customer = await one(
    `update customers set name = $1, email = $2, tags = array[$3, 'VIP'], company = $1
     where email = 'renee@marquee.example' returning id`,
    [NAME, EMAIL, 'A tag that is as long as it may'],
  )
  await product.query('update bookings set customer_name = $1, customer_email = $2 where customer_id = $3', [
    ...[NAME, EMAIL, ids.customer],
  ])
  await product.query(
    `insert into customer_notes (customer_id, author_id, content)
     select $1, id, $2 from users where staff_role = 'owner' limit 1`,
    [ids.customer, NOTE],
  )
  await product.query(
    `insert into agent_notes (agent_id, author_id, content)
     select $1, id, $2 from users where staff_role = 'owner' limit 1`,
    [ids.agent, NOTE],
  )
  const kind = await one(
    `insert into paper_kinds (category, name, required) select category, $2, true from agents where id = $1 returning id`,
    [ids.agent, NAME],
  )
  await product.query(
    `insert into agent_papers (agent_id, kind_id, name, number, issued_on, expires_on)
     values ($1, $2, $3, $3, '2026-01-01', current_date + 20)`,
    [ids.agent, kind, NAME],
  )
  await product.query(
    `insert into agent_contacts (agent_id, phone, email) values ($1, '(404) 555-0123', $2)
     on conflict (agent_id) do update set phone = excluded.phone, email = excluded.email`,
    [ids.agent, EMAIL],
  )
  await product.query(
    `insert into agent_invite_codes (code, email, category, expires_at)
     values ('AGENT-7K2M-Q9XD', $1, 'model', now() + interval '14 days')`,
    [EMAIL],
  )
  await product.query(
    `insert into staff_invitations (email, staff_role, invited_by, expires_at)
     select $1, 'booker', id, now() + interval '7 days' from users where staff_role = 'owner' limit 1`,
    [EMAIL],
  )
  const booking = await one(
    `insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date, event_duration,
       event_location, special_requests)
     values ($1, $2, $3, $4, 'bachelorette_party', now() + interval '40 days', 3, $3, $5) returning id`,
    [ids.agent, ids.customer, NAME, EMAIL, NOTE],
  )
  await product.query(
    `insert into one_time_links (token_hash, purpose, booking_id, user_id, event_date, event_duration, expires_at)
     select $1, 'answer_booking', b.id, a.user_id, b.event_date, b.event_duration, now() + interval '9 days'
     from bookings b join agents a on a.id = b.agent_id where b.id = $2`,
    [createHash('sha256').update(TOKEN).digest(), booking],
  )
}

const dialog = (page: Page) => page.getByRole('dialog').last()

/** The fields of the dialog in front that go beyond it, where a part of it scrolls sideways. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const front = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    if (!front) return []
    const { right } = front.getBoundingClientRect()
    const fields = [...front.querySelectorAll('input, textarea, select, label, p')]
    return fields.filter((one) => one.getBoundingClientRect().right > right).map((one) => one.outerHTML)
  })

async function openPerson(page: Page, id: string, tab: string, seen: string | RegExp) {
  await page.goto(`/admin/agents?agent=${id}&tab=${tab}`)
  await expect(page.getByRole('tabpanel').getByText(seen).first()).toBeVisible()
}

async function openCustomer(page: Page, id: string) {
  await page.goto(`/admin/bookings?view=customers&customer=${id}`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'For owners' })).toBeVisible()
}

async function press(page: Page, name: string | RegExp, seen: string | RegExp) {
  await page.getByRole('button', { name }).first().click()
  await expect(dialog(page).getByText(seen).first()).toBeVisible()
}

/** Every state, and the text that shows that the state is reached. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  overview: (page) => openPerson(page, ids.agent, 'overview', /./),
  'overview of a new person': (page) => openPerson(page, ids.empty, 'overview', /./),
  bookings: (page) => openPerson(page, ids.agent, 'bookings', NAME),
  'no bookings': (page) => openPerson(page, ids.empty, 'bookings', /./),
  calendar: (page) => openPerson(page, ids.agent, 'calendar', /./),
  money: (page) => openPerson(page, ids.agent, 'money', /./),
  'no money': (page) => openPerson(page, ids.empty, 'money', /./),
  papers: (page) => openPerson(page, ids.agent, 'papers', NAME),
  'papers opened': async (page) => {
    await openPerson(page, ids.agent, 'papers', NAME)
    await page.getByRole('button', { name: 'Show numbers and files' }).click()
    await expect(page.getByText(NAME, { exact: true }).nth(2)).toBeVisible()
  },
  'a paper': async (page) => {
    await openPerson(page, ids.agent, 'papers', NAME)
    await page.getByRole('button', { name: 'Show numbers and files' }).click()
    await page.getByRole('article', { name: NAME }).getByRole('button', { name: /^Edit/ }).click()
    await expect(dialog(page).getByLabel('Issued on')).toBeVisible()
  },
  'kinds of papers': async (page) => {
    await openPerson(page, ids.agent, 'papers', NAME)
    await press(page, 'Kinds of papers', 'New paper')
  },
  contact: (page) => openPerson(page, ids.agent, 'contact', EMAIL),
  'no contact': (page) => openPerson(page, ids.empty, 'contact', /./),
  notes: (page) => openPerson(page, ids.agent, 'notes', NOTE.slice(0, 40)),
  'no notes': (page) => openPerson(page, ids.empty, 'notes', /./),
  customers: async (page) => {
    await page.goto('/admin/bookings?view=customers')
    await expect(page.getByText(EMAIL).first()).toBeVisible()
  },
  'no customer found': async (page) => {
    await page.goto('/admin/bookings?view=customers&q=nobody-is-called-that')
    await expect(page.getByText(/No customer/).first()).toBeVisible()
  },
  'a customer': (page) => openCustomer(page, ids.customer),
  'a new customer': (page) => openCustomer(page, ids.newcomer),
  'a merge': async (page) => {
    await openCustomer(page, ids.newcomer)
    await press(page, 'Merge with another account', 'Find the other account')
    await dialog(page).getByLabel('Find the other account').fill('maximiliana')
    await expect(dialog(page).getByText(EMAIL).first()).toBeVisible()
  },
  'a merge to confirm': async (page) => {
    await STATES['a merge']?.(page)
    await dialog(page).getByRole('listitem').getByRole('button').first().click()
    await expect(dialog(page).getByText(/Type/).first()).toBeVisible()
  },
  'do not book': async (page) => {
    await openCustomer(page, ids.customer)
    await press(page, 'Mark do not book', 'Only the office sees it')
    await dialog(page).getByRole('button', { name: 'Mark do not book' }).click()
    await expect(dialog(page).getByText('Give a reason')).toBeVisible()
  },
  'an erasure': async (page) => {
    await openCustomer(page, ids.customer)
    await press(page, 'Erase', `Type ${EMAIL} to confirm`)
  },
  invites: async (page) => {
    await page.goto('/admin/agents')
    await press(page, /^Invite/, EMAIL)
  },
  'the team': async (page) => {
    await page.goto('/admin/dashboard?tab=team')
    await page.getByLabel('Email').fill('not an email')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(EMAIL)
  },
  'a request': async (page) => {
    await page.goto(`/agent/login?request=${TOKEN}`)
    await expect(page.getByText(NAME).first()).toBeVisible()
  },
  'a request to decline': async (page) => {
    await STATES['a request']?.(page)
    await page.getByRole('button', { name: 'Decline' }).first().click()
    await expect(page.getByLabel(/Reason|Why/).first()).toBeVisible()
  },
  'a request that is gone': async (page) => {
    await page.goto(`/agent/login?request=${'B'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'Nothing to answer' })).toBeVisible()
  },
}

test('people, customers and their dialogs pass axe in both themes and fit phone and desktop', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const office = { email: 'office@marquee.example', password: DEMO_PASSWORDS['office@marquee.example'] }
  const answer = await page.request.post('/api/admin/login', { data: office, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
  for (const [state, show] of Object.entries(STATES)) {
    await resizeTo(page, 1440)
    await show(page)
    for (const width of [1440, 390]) {
      await resizeTo(page, width)
      expect.soft([await findTooWide(page), await findCut(page)], `${state} at ${width}`).toEqual([[], []])
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${state.replaceAll(' ', '-')}-${width}.png` })
      expect.soft(await findInBothThemes(page), `${state} at ${width}`).toEqual([])
    }
  }
})
