import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ADMIN_PLACES, LiveLine } from '#web/app/live-line.tsx'
import { FakeEventSource } from '#web/app/test-support/event-source.ts'
import { api, ok, open, refused, signedOut, title } from '#web/app/test-support/portals.tsx'
import { button } from '#web/routes/test-support/screen.tsx'

const summaryOf = (bookings: number, testimonials = 0) =>
  ok({
    agents: { total: 3, active: 2, withoutRate: 0 },
    bookings: { total: bookings, pending: bookings, confirmed: 0, completed: 0, cancelled: 0 },
    testimonials: { total: testimonials, pending: testimonials, approved: 0 },
    averageRating: 5,
    waiting: { bookings, payments: 0, testimonials, chats: 0, disputes: 0, contactWishes: 0, applications: 0 },
    revenueByCategory: [],
  })

const forgetSidebar = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the sidebar writes it
  document.cookie = 'sidebar=; Path=/; Max-Age=0'
}
const row = (name: string | RegExp) => page.getByRole('link', { name })
const frame = () => document.querySelector<HTMLElement>('.admin')
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** How often a call was made. */
const asked = (path: string) => vi.mocked(fetch).mock.calls.filter(([url]) => url === path).length

beforeEach(() => {
  forgetSidebar()
  api.answers.set(
    'GET /api/admin/session',
    ok({ authenticated: true, admin: { username: 'boss', email: 'b@example.com', staffRole: 'owner' } }),
  )
  api.answers.set('GET /api/admin/summary', summaryOf(6, 4))
})
afterEach(async () => {
  forgetSidebar()
  await page.viewport(1280, 900)
})

test('says where one is, what waits and who is signed in', async () => {
  await open('/admin/dashboard')
  await expect.element(row('Bookings 6 waiting')).toHaveAttribute('href', '/admin/bookings')
  await expect.element(row('Testimonials 4 waiting')).toBeVisible()
  await expect.element(row('Dashboard')).toHaveAttribute('aria-current', 'page')
  const links = page.getByRole('navigation', { name: 'Office' }).element().querySelectorAll('a')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(
    ['dashboard', 'agents', 'bookings', 'testimonials', 'categories', 'chat-settings']
      .concat(['billing', 'invoices', 'payments', 'pricing'])
      .map((screen) => `/admin/${screen}`),
  )
  await expect.element(page.getByText('Signed in as boss')).toBeVisible()
})

test('the sidebar becomes a rail by its button or by keys, and stays as it was left for seven days', async () => {
  await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  expect(document.querySelector('.admin-side')?.getBoundingClientRect().width).toBe(256)
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.poll(() => document.querySelector('.admin-side')?.getBoundingClientRect().width).toBe(64)
  expect(document.cookie).toContain('sidebar=collapsed')
  await expect.element(row('Bookings 6 waiting')).toBeVisible()
  await row('Bookings 6 waiting').hover()
  await expect.element(page.getByText('Bookings, 6 waiting')).toBeVisible()
  // what it says, though types leave it out
  const { expires: kept = 0 } = (await cookieStore.get('sidebar')) as { expires?: number }
  expect(Math.abs(kept - Date.now() - 7 * 24 * 3600 * 1000)).toBeLessThan(60_000)
  await button('Open the sidebar').click()
  await userEvent.keyboard('{Meta>}b{/Meta}')
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(document.cookie).toContain('sidebar=open')
})

test('opens as it was left', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the sidebar writes it
  document.cookie = 'sidebar=collapsed; Path=/'
  await open('/admin/dashboard')
  await expect.poll(() => frame()?.dataset.sidebar).toBe('collapsed')
})

test('on phones it is a sheet from the left, which a followed link closes', async () => {
  await page.viewport(390, 800)
  const inSheet = (name: string) => page.getByRole('dialog').getByRole('link', { name })
  const { router } = await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  await expect.element(inSheet('Bookings 6 waiting')).not.toBeInTheDocument()
  await button('Open the menu').click()
  await expect.element(inSheet('Bookings 6 waiting')).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().left).toBe(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Open the menu')).toHaveFocus()
  await userEvent.keyboard('{Control>}b{/Control}')
  await inSheet('Dashboard').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/admin/dashboard')
  expect(document.cookie).not.toContain('sidebar=')
})

test('what happens is said quietly, counts follow, and the focus stays', async () => {
  await open('/admin/dashboard')
  await expect.element(row('Bookings 6 waiting')).toBeVisible()
  expect(FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED)).toHaveLength(1)
  FakeEventSource.current?.open()
  row('Agents').element().focus()
  api.answers.set('GET /api/admin/summary', summaryOf(7, 4))
  const before = asked('/api/admin/summary')
  for (let i = 0; i < 100; i++) FakeEventSource.current?.emit('booking:requested')
  await expect.element(row('Bookings 7 waiting')).toBeVisible()
  await expect.element(page.getByRole('status').getByRole('link', { name: '100 new bookings' })).toBeVisible()
  await wait(1200)
  expect(asked('/api/admin/summary') - before).toBe(1)
  await expect.element(row('Agents')).toHaveFocus()
})

test('the line says who did what, and nothing of what oneself did in another window', async () => {
  await open('/admin/dashboard')
  await expect.element(row('Bookings 6 waiting')).toBeVisible()
  FakeEventSource.current?.open()
  const subject = { name: 'Grant Oyelaran', date: `${new Date().getFullYear()}-12-04T02:00:00.000Z` }
  const ruth = { role: 'agent' as const, name: 'Ruth Adeyemi', self: false }
  FakeEventSource.current?.emit('booking:accepted', { subject, actor: ruth })
  await expect.element(page.getByRole('status')).toHaveTextContent('Ruth accepted Dec 3')
  const before = asked('/api/admin/summary')
  FakeEventSource.current?.emit('booking:confirmed', { subject, actor: { role: 'admin', name: 'boss', self: true } })
  await expect.poll(() => asked('/api/admin/summary')).toBe(before + 1)
  await expect.element(page.getByRole('status')).toHaveTextContent('Ruth accepted Dec 3')
})

test('a word of a newer server is ignored quietly, and the counts are read anew', async () => {
  await open('/admin/dashboard')
  await expect.element(row('Bookings 6 waiting')).toBeVisible()
  FakeEventSource.current?.open()
  const before = asked('/api/admin/summary')
  const newer = (data: object | null) => FakeEventSource.current?.onmessage?.({ data: JSON.stringify(data) })
  newer(null)
  newer({ kind: 'planet', id: 'x', at: 'now', action: 'planet.landed', subject: {}, actor: {} })
  newer({ kind: 'booking', id: 'x', at: 'now', action: 'constructor' })
  newer({ kind: 'booking', id: 'x', at: 'now' })
  api.answers.set('GET /api/admin/summary', summaryOf(8, 4))
  await expect.element(row('Bookings 8 waiting')).toBeVisible()
  expect(asked('/api/admin/summary')).toBe(before + 1)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('a refused stream checks the session: signed out leads to the log-in, an unreachable server does not', async () => {
  const { where } = await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  api.answers.set('GET /api/admin/session', refused(503, 'Back soon'))
  FakeEventSource.current?.break({ refused: true })
  await wait(200)
  await expect.element(title('Office')).toBeVisible()
  api.answers.set('GET /api/admin/session', signedOut)
  await expect.poll(() => FakeEventSource.current, { timeout: 5000 }).toBeDefined()
  FakeEventSource.current?.break({ refused: true })
  await expect.poll(where).toContain('/admin/login')
  expect(FakeEventSource.current).toBeUndefined()
})

test('a lost stream shows a notice', async () => {
  const router = createMemoryRouter([{ path: '/', element: <LiveLine news={undefined} lost places={ADMIN_PLACES} /> }])
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Not live. Reconnecting...')
})

test('logging out ends the stream', async () => {
  const { where } = await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  expect(FakeEventSource.current).toBeDefined()
  api.answers.set('POST /api/admin/logout', ok({ success: true }))
  await button('Logout').click()
  await expect.poll(where).toBe('/admin/login')
  expect(FakeEventSource.current).toBeUndefined()
})
