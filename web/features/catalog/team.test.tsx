import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { buildAgent } from './agents.fixture.ts'
import { pickTeam, Team } from './team.tsx'

test('the strip shows as many kinds of talent as there are, and nobody who is away', () => {
  const roster = [
    buildAgent({ id: 'a', category: 'model' }),
    buildAgent({ id: 'b', category: 'model' }),
    buildAgent({ id: 'c', category: 'dj', availability: false }),
    buildAgent({ id: 'd', category: 'dj' }),
    buildAgent({ id: 'e', category: 'bartender' }),
  ]
  expect(pickTeam(roster, 3).map(({ id }) => id)).toEqual(['a', 'd', 'e'])
  expect(pickTeam(roster, 9).map(({ id }) => id)).toEqual(['a', 'd', 'e', 'b'])
  expect(pickTeam([], 6)).toEqual([])
})

afterEach(() => vi.restoreAllMocks())

test('its markup is valid while it loads and for an agent without a picture: no block inside inline text', async () => {
  let answer: (response: Response) => void = () => {}
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Team />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(document.querySelectorAll('.team-strip .skeleton').length).toBeGreaterThan(0)
  expect(document.querySelectorAll('span div')).toHaveLength(0)
  answer(Response.json([buildAgent({ name: 'Imani Okafor', image: null })]))
  await expect.element(page.getByText('Imani Okafor')).toBeInTheDocument()
  expect(document.querySelectorAll('.team-strip .poster-blank')).toHaveLength(1)
  expect(document.querySelectorAll('span div')).toHaveLength(0)
})
