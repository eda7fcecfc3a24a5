import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { readToasts } from '#web/ui/toast-store.ts'
import { buildAgent } from '../agents.fixture.ts'
import { Browse } from './browse.tsx'
import { BrowseLink } from './browse-link.tsx'

const Home = () => (
  <>
    <div className="h-[1200px]" />
    <Browse />
    <div className="h-[1200px]" />
  </>
)

async function show(at: string, answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  const routes = [
    {
      Component: () => (
        <>
          <BrowseLink />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', lazy: async () => ({ Component: Home }) },
        { path: '/reviews', Component: () => <h1>Reviews</h1> },
      ],
    },
  ]
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />
    </QueryClientProvider>,
  )
}

const top = () => Math.round(document.getElementById('browse')?.getBoundingClientRect().top ?? Number.NaN)

afterEach(() => vi.unstubAllGlobals())

test.each(['/', '/reviews'])('from %s it scrolls to 100 px above the section and moves the focus there', async (at) => {
  const screen = await show(at, () => Response.json([buildAgent()]))
  await screen.getByRole('link', { name: 'Browse Agents' }).click()
  await expect.poll(top, { timeout: 5000 }).toBe(100)
  expect(document.activeElement).toHaveTextContent('Browse Our Agents')
})

test.each([
  ['nobody to browse', () => Response.json([])],
  ['the roster cannot be loaded', () => new Response('', { status: 500 })],
])('%s: a toast says so', async (_case, answer) => {
  const screen = await show('/reviews', answer)
  await screen.getByRole('link', { name: 'Browse Agents' }).click()
  await expect.poll(() => readToasts()[0]?.title).toBe('No agents available at this time')
})
