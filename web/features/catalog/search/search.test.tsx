import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setPlace } from '#shared/model/place.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { buildAgent } from '../agents.fixture.ts'
import { Browse } from '../browse/browse.tsx'
import { Profile } from '../profile/profile.tsx'

const roster = [
  buildAgent({ name: 'Imani Okafor', category: 'model' }),
  buildAgent({ name: 'Sabine Laurent', category: 'exotic_dancer' }),
  buildAgent({ name: 'Ruth Adeyemi', category: 'bartender' }),
]
const sabine = roster.slice(1, 2)

type Answer = (url: URL, signal: AbortSignal | undefined) => Response | Promise<Response>
/** Everything asked beyond the plain list, in order. */
let asked: string[] = []

/** Searches are answered by `answer`; the plain list is always there. */
function stubServer(answer: Answer) {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/api/agents') return Response.json(roster)
    asked.push(address)
    return answer(new URL(address, 'http://house'), init?.signal ?? undefined)
  })
}
const findSabine: Answer = ({ pathname }) =>
  pathname.endsWith('/facets') ? Response.json({ total: 1, categories: { exotic_dancer: 1 } }) : Response.json(sabine)
const findNobody: Answer = ({ pathname }) =>
  Response.json(pathname.endsWith('/facets') ? { total: 0, categories: {} } : [])

async function show(at = '/', answer: Answer = findSabine) {
  stubServer(answer)
  const Home = () => (
    <>
      <Browse />
      <Profile />
    </>
  )
  const router = createMemoryRouter([{ path: '/', Component: Home }], { initialEntries: [at] })
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const search = () => router.state.location.search
  return { screen, search, words: screen.getByRole('searchbox', { name: 'Search' }) }
}

beforeEach(() => {
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

test('without a condition nothing is asked, and the search takes the place kept for it', async () => {
  const { screen, words } = await show()
  await expect.element(screen.getByText('Showing 3 of 3')).toBeVisible()
  await expect.element(words).toBeVisible()
  expect(asked).toEqual([])
  const [slot, panel] = ['.search-slot', '.search'].map((part) => document.querySelector(part)?.clientHeight)
  expect(panel).toBe(slot)
})

test('typed words are sent once, after a pause, and counts and cards follow', async () => {
  const { screen, search, words } = await show()
  await words.fill('b')
  await words.fill('burles')
  await words.fill('burlesqe ')
  expect(search()).toBe('')
  await expect.element(screen.getByText('Showing 1 of 3')).toBeVisible()
  expect(search()).toBe('?q=burlesqe')
  expect(asked.toSorted()).toEqual(['/api/agents/facets?q=burlesqe', '/api/agents?q=burlesqe'])
  await expect.element(screen.getByRole('button', { name: 'All 1' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Models 0' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Sabine Laurent' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Imani Okafor' })).not.toBeInTheDocument()
  await expect.element(words).toHaveValue('burlesqe ')
})

test('Enter does not wait', async () => {
  const { search, words } = await show()
  await words.fill('fan')
  await userEvent.keyboard('{Enter}')
  expect(search()).toBe('?q=fan')
})

test('while an answer is on its way the cards stay; an earlier search is given up', async () => {
  const signals: AbortSignal[] = []
  let arrive: () => void = () => undefined
  const { screen, words } = await show('/', (url, signal) => {
    if (url.searchParams.get('q') === 'slow') {
      if (signal) signals.push(signal)
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    }
    return new Promise((resolve) => {
      const before = arrive
      arrive = () => {
        before()
        resolve(findSabine(url, signal))
      }
    })
  })
  await words.fill('slow')
  await expect.poll(() => signals.length).toBe(2)
  expect(document.querySelectorAll('.agent-card')).toHaveLength(3)
  expect(document.querySelector('[aria-busy=true] .agent-grid')).not.toBeNull()
  await words.fill('quick')
  await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true)
  expect(document.querySelectorAll('.agent-card')).toHaveLength(3)
  await expect.poll(() => asked.length).toBe(4)
  arrive()
  await expect.element(screen.getByText('Showing 1 of 3')).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})

test('a shared search is asked for as a whole, never showing the plain list first', async () => {
  const seen: number[] = []
  const at = '/?q=fan&category=exotic_dancer&sort=rating&min=100&max=300&date=2026-12-31T21:00&hours=4'
  const { screen, search } = await show(at, async (url, signal) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    seen.push(document.querySelectorAll('.agent-card .agent-name').length)
    return findSabine(url, signal)
  })
  await expect.element(screen.getByText('Showing 1 of 3')).toBeVisible()
  expect(seen).toEqual([0, 0])
  const narrowing = 'q=fan&minRate=100&maxRate=300&date=2026-12-31T21%3A00&hours=4'
  expect(asked.toSorted()).toEqual([
    `/api/agents/facets?${narrowing}`,
    `/api/agents?${narrowing}&category=exotic_dancer&sort=rating`,
  ])
  await expect.element(screen.getByLabelText('Sort by')).toHaveValue('rating')
  await expect.element(screen.getByLabelText('From $/hr')).toHaveValue(100)
  await expect.element(screen.getByLabelText('How many hours')).toHaveValue(4)
  expect(search()).toBe(at.slice(1))
})

test('rates are asked for in the currency of the agency (P8.22)', async () => {
  setPlace({ currency: 'EUR' })
  try {
    const { screen } = await show('/?q=fan')
    await expect.element(screen.getByLabelText('From €/hr')).toBeVisible()
    await expect.element(screen.getByLabelText('To €/hr')).toBeVisible()
  } finally {
    setPlace()
  }
})

test('what an address cannot mean leaves it, the rest stays', async () => {
  const { screen, search } = await show(
    '/?category=nope&sort=x&min=-1&max=abc&date=2026-13-01T10:00&hours=900&utm=1&agent=nobody',
  )
  await expect.element(screen.getByText('Showing 3 of 3')).toBeVisible()
  await expect.poll(search).toBe('?utm=1')
  expect(asked).toEqual([])
})

test('an agent who does not exist leaves the address', async () => {
  const { search } = await show(`/?category=model&agent=${crypto.randomUUID()}`)
  await expect.poll(search).toBe('?category=model')
})

test('each condition can be taken away, or all of them', async () => {
  const { screen, search, words } = await show('/?q=fan&max=300&sort=rating&category=exotic_dancer')
  await screen.getByRole('button', { name: 'Remove Up to $300/hr' }).click()
  await expect.poll(search).toBe('?q=fan&sort=rating&category=exotic_dancer')
  expect(document.activeElement).toHaveTextContent('Browse Our Agents')
  await words.fill('still typing')
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(search).toBe('?category=exotic_dancer')
  await expect.element(words).toHaveValue('')
  await expect.element(screen.getByText('Showing 1 of 3')).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Searching by' })).not.toBeInTheDocument()
})

test('a button that is pressed while a word is still to be sent stays where it is until it is let go', async () => {
  const { screen, search, words } = await show('/?q=fan&max=300')
  await words.fill('still typing')
  const clear = screen.getByRole('button', { name: 'Clear all' })
  ;(clear.element() as HTMLElement).focus() // a button; where pressing it takes the focus
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(search()).toBe('?q=fan&max=300')
  await clear.click()
  await expect.poll(search).toBe('')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(search()).toBe('')
})

test('rates and hours that cannot be are not sent, and say so once the field is left', async () => {
  const { screen, search } = await show('/?min=200')
  const max = screen.getByLabelText('To $/hr')
  await max.fill('150')
  await userEvent.tab()
  await expect.element(max).toHaveAccessibleDescription('Less than $200')
  expect(search()).toBe('?min=200')
  await max.fill('250')
  await expect.poll(search).toBe('?min=200&max=250')
  await expect.element(screen.getByLabelText('How many hours')).toBeDisabled()
  await screen.getByRole('button', { name: /^(This|Next) Friday$/ }).click()
  await expect.element(screen.getByLabelText('How many hours')).toBeEnabled()
  await screen.getByLabelText('How many hours').fill('5')
  await expect.poll(search).toMatch(/^\?min=200&max=250&date=20\d\d-\d\d-\d\dT19%3A00&hours=5$/)
})

/** The search is cleared by its button, and everybody is shown again. */
async function clearSearch({ screen, search }: Pick<Awaited<ReturnType<typeof show>>, 'screen' | 'search'>) {
  await screen.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(screen.getByText('Showing 3 of 3')).toBeVisible()
  expect(search()).toBe('')
}

test('nobody found: the words, and one button that clears', async () => {
  const { screen, search } = await show('/?q=zzz', findNobody)
  await expect.element(screen.getByText('No matches')).toBeVisible()
  await clearSearch({ screen, search })
})

test('nobody found in this category while others match', async () => {
  const { screen, search } = await show('/?q=fan&category=model', (url, signal) =>
    url.searchParams.has('category') ? Response.json([]) : findSabine(url, signal),
  )
  await expect.element(screen.getByText('1 in other categories does.')).toBeVisible()
  await screen.getByRole('button', { name: 'Search every category' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sabine Laurent' })).toBeVisible()
  expect(search()).toBe('?q=fan')
})

test('a search that fails says so and can be tried again; the rest of the page works on', async () => {
  let broken = true
  const { screen, words } = await show('/?q=fan', (url, signal) =>
    broken ? new Response('', { status: 500 }) : findSabine(url, signal),
  )
  await expect.element(screen.getByText('Something went wrong searching our roster.')).toBeVisible()
  await expect.element(words).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Showing 1 of 3')).toBeVisible()
})

test('a refused search is not tried again', async () => {
  const { screen, search } = await show('/?q=fan', () => new Response('{"error":"No"}', { status: 400 }))
  await expect.element(screen.getByText('We can’t search for that.')).toBeVisible()
  await clearSearch({ screen, search })
})

test('further pages come by the cursor of the one before', async () => {
  const all = Array.from({ length: 130 }, (_, i) => buildAgent({ name: `Agent ${i}` }))
  let broken = true
  const { screen } = await show('/?sort=rating', ({ pathname, searchParams }) => {
    if (pathname.endsWith('/facets')) return Response.json({ total: 130, categories: { model: 130 } })
    if (!searchParams.has('cursor')) {
      const link = '</api/agents?sort=rating&cursor=a%2Fb&limit=100>; rel="next"'
      return Response.json(all.slice(0, 100), { headers: { link } })
    }
    if (broken) return new Response('', { status: 503 })
    return Response.json(all.slice(100))
  })
  await expect.element(screen.getByText('Showing 130 of 3')).toBeVisible()
  await screen.getByRole('button', { name: 'Show 30 more' }).click()
  await expect.element(screen.getByText('We couldn’t load more.')).toBeVisible()
  expect(document.querySelectorAll('.agent-card').length).toBeGreaterThan(0)
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => document.querySelectorAll('.agent-card').length).toBe(130)
  expect(asked.at(-1)).toBe('/api/agents?sort=rating&cursor=a%2Fb')
  await expect.element(screen.getByRole('button', { name: /^Show \d/ })).not.toBeInTheDocument()
})

test('on a phone all but the words wait behind a button', async () => {
  await page.viewport(320, 800)
  const { screen, words } = await show('/?sort=rating')
  await expect.element(words).toBeVisible()
  const more = screen.getByRole('button', { name: 'More filters 1 in force' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByLabelText('Sort by')).not.toBeVisible()
  await more.click()
  await expect.element(screen.getByLabelText('Sort by')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.viewport(1280, 900)
})
