import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { AgentFacets } from '#shared/contract/catalog/agents.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { buildAgent } from '../agents.fixture.ts'
import { facetsQuery, rosterQuery } from '../queries.ts'
import { Hero } from './hero.tsx'

async function show(answer: () => Response | Promise<Response>, brought?: AgentFacets) {
  vi.stubGlobal('fetch', async () => answer())
  const client = createQueryClient()
  if (brought) client.setQueryData(facetsQuery.queryKey, brought)
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: Hero }])} />
    </QueryClientProvider>,
  )
  return { screen, client }
}

const facts = () => [...document.querySelectorAll('.hero-facts li')].map(({ textContent }) => textContent)

afterEach(() => vi.unstubAllGlobals())

test('a dash while agents load, then their number, beside two badges that never change', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await show(() => promise)
  expect(facts()).toEqual(['— Agents', '10K+ Events', '4.9 Rating'])
  resolve(Response.json([buildAgent(), buildAgent({ availability: false }), buildAgent({ rating: 2 })]))
  await expect.poll(facts).toEqual(['3 Agents', '10K+ Events', '4.9 Rating'])
})

test('the number a page came with while agents load, and a dash when they cannot be loaded (P2.4)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { client } = await show(() => promise, { total: 24, categories: {} })
  expect(facts()[0]).toBe('24 Agents')
  resolve(new Response('', { status: 500 }))
  await expect.poll(() => client.getQueryState(rosterQuery.queryKey)?.status).toBe('error')
  await expect.poll(() => facts()[0]).toBe('— Agents')
})

test('the number of a whole roster counts, not the one the page came with (P2.4)', async () => {
  await show(() => Response.json([buildAgent(), buildAgent()]), { total: 3, categories: { model: 3 } })
  await expect.poll(() => facts()[0]).toBe('2 Agents')
})

test('a dash, never NaN, when agents cannot be loaded', async () => {
  const { client } = await show(() => new Response('', { status: 500 }))
  await expect.poll(() => client.getQueryState(rosterQuery.queryKey)?.status).toBe('error')
  expect(facts()).toEqual(['— Agents', '10K+ Events', '4.9 Rating'])
})

test('Browse Our Agents leads to the section, Book an Agent to the form', async () => {
  const { screen } = await show(() => Response.json([]))
  await expect.element(screen.getByRole('link', { name: 'Browse Our Agents' })).toHaveAttribute('href', '/#browse')
  await expect.element(screen.getByRole('link', { name: 'Book an Agent' })).toHaveAttribute('href', '/booking')
})
