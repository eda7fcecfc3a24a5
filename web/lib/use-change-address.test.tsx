import { act, useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeParams, useChangeAddress } from '#web/lib/use-change-address.ts'

test.each([
  ['a=1', { b: 2 }, 'a=1&b=2'],
  ['a=1&b=2', { a: '' }, 'b=2'],
  ['a=1', { a: undefined, c: 'x y' }, 'c=x+y'],
  ['a=1', {}, 'a=1'],
])('%s changed by %o is %s', (before, changes, after) => {
  const params = new URLSearchParams(before)
  expect(changeParams(params, changes).toString()).toBe(after)
  expect(params.toString()).toBe(before)
})

test('two changes at once both count; neither is a step in the history unless asked for', async () => {
  function Screen() {
    const change = useChangeAddress()
    const navigate = useNavigate()
    const both = () => {
      change({ q: 'dj' })
      change({ show: 'paid' })
    }
    return (
      <>
        <button type="button" onClick={both}>
          Both
        </button>
        <button type="button" onClick={() => change({ id: '7' }, { replace: false, state: { here: true } })}>
          Step
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      </>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  await render(<RouterProvider router={router} />)
  const press = (name: string) => act(() => page.getByRole('button', { name }).click())
  const search = () => router.state.location.search
  await press('Both')
  await expect.poll(search).toBe('?q=dj&show=paid')
  await press('Step')
  await expect.poll(search).toBe('?q=dj&show=paid&id=7')
  expect(router.state.location.state).toEqual({ here: true })
  await press('Back')
  await expect.poll(search).toBe('?q=dj&show=paid')
})

test('a change that was sent just before an older one is drawn is part of the next', async () => {
  type Change = ReturnType<typeof useChangeAddress>
  const isFirst = (params: URLSearchParams) => params.toString() === 'q=dj'
  // effects of a child run before those of its parent
  function Early({ change }: { change: Change }) {
    const [params] = useSearchParams()
    useLayoutEffect(() => {
      if (isFirst(params)) change({ sort: 'rate' })
    })
    return null
  }
  function Screen() {
    const change = useChangeAddress()
    const [params] = useSearchParams()
    useLayoutEffect(() => {
      if (isFirst(params)) change({ max: 100 })
    })
    return (
      <>
        <Early change={change} />
        <button type="button" onClick={() => change({ q: 'dj' })}>
          Search
        </button>
      </>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  await render(<RouterProvider router={router} />)
  await act(() => page.getByRole('button', { name: 'Search' }).click())
  await expect.poll(() => router.state.location.search).toBe('?q=dj&sort=rate&max=100')
})
