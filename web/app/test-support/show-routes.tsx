import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'

/** Shows routes at an address, with nothing of the product's frame around them. */
export async function showRoutes(routes: RouteObject[], at = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, router }
}
