import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '../agents.fixture.ts'
import { Browse } from '../browse/browse.tsx'
import { TraySlot } from './tray-slot.tsx'

const people = Array.from({ length: 11 }, (_, i) => buildAgent({ name: `Agent ${i + 1}`, category: 'model' }))
const away = buildAgent({ name: 'Away', category: 'model', availability: false })

async function show(at = '/') {
  vi.stubGlobal('fetch', async () => Response.json([...people, away]))
  const Component = () => (
    <>
      <Browse />
      <TraySlot />
    </>
  )
  const { screen } = await showRoutes([{ path: '/', Component }], at)
  return screen
}
const add = (name: string) => page.getByRole('button', { name: `Add ${name} to event`, exact: true })
const tray = () => page.getByRole('region', { name: 'Your event' })
const stored = () => JSON.parse(localStorage.getItem('event-tray') ?? '[]') as string[]
const [first, second] = people

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('cards collect available agents; the tray names them and leads to one request with what the address says of the event (P2.38)', async () => {
  await show('/?place=The+Loft&guests=80')
  await add('Agent 1').click()
  await expect.element(page.getByRole('heading', { name: 'Away' })).toBeVisible()
  await expect.element(add('Away')).not.toBeInTheDocument()
  await expect
    .element(tray().getByRole('link', { name: 'Request' }))
    .toHaveAttribute('href', `/booking?agent=${first?.id}&place=The+Loft&guests=80`)
  await add('Agent 2').click()
  await expect.element(add('Agent 2')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tray().getByRole('status')).toHaveTextContent('Your eventAgent 1 and Agent 2')
  await expect
    .element(tray().getByRole('link', { name: 'Request all 2' }))
    .toHaveAttribute('href', `/booking?agent=${first?.id}&with=${second?.id}&place=The+Loft&guests=80`)
  await add('Agent 1').click()
  expect(stored()).toEqual([second?.id])
  await tray().getByRole('button', { name: 'Clear' }).click()
  await expect.element(tray()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Browse Our Agents' })).toHaveFocus()
  expect(localStorage.getItem('event-tray')).toBe(null)
})

test('the tray takes ten, says so when it is full, and leaves out who is no longer available (P2.38)', async () => {
  localStorage.setItem('event-tray', JSON.stringify([away.id, ...people.slice(0, 9).map(({ id }) => id)]))
  await show()
  await expect
    .element(tray().getByRole('status'))
    .toHaveTextContent('Your event: 10 performers at mostAgent 1, Agent 2, Agent 3, and 6 more')
  await expect.element(tray().getByRole('link', { name: 'Request all 9' })).toBeVisible()
  await expect.element(add('Agent 11')).toBeDisabled()
  await tray().getByRole('button', { name: 'Clear' }).click()
  expect(stored()).toEqual([])
  await expect.element(add('Agent 11')).toBeEnabled()
})
