import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { PrivacyPolicy } from '#web/routes/privacy-policy.tsx'
import { AGENCY, json } from '#web/routes/test-support/answers.ts'

afterEach(() => vi.unstubAllGlobals())

test('letters go to the address the office has set', async () => {
  const fetched = vi.fn(async () => json(200, { ...AGENCY, address: '77 Auburn Avenue NE\nAtlanta' }))
  vi.stubGlobal('fetch', fetched)
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: PrivacyPolicy }])} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText(/send a letter to Marquee, 77 Auburn Avenue NE, Atlanta\./)).toBeVisible()
  expect(fetched).toHaveBeenCalledOnce()
})
