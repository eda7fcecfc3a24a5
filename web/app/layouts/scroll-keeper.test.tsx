import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ScrollKeeper } from '#web/app/layouts/scroll-keeper.tsx'
import { Link } from '#web/ui/link.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  scrollTo({ top: 0, behavior: 'instant' })
})

const Long = ({ name, to, stays = false }: { name: string; to: string; stays?: boolean }) => (
  <>
    <h1>{name}</h1>
    <div style={{ height: 3000 }} />
    <Link to={to} preventScrollReset={stays}>
      On
    </Link>
    <p id="below" style={{ marginTop: 200 }}>
      Below
    </p>
    <div style={{ height: 3000 }} />
  </>
)

async function open(to: string, stays = false) {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <ScrollKeeper />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <Long name="First" to={to} stays={stays} /> },
        { path: '/second', element: <Long name="Second" to="/" /> },
      ],
    },
  ])
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { name: 'First' })).toBeVisible()
  return router
}
const follow = () => document.querySelector<HTMLElement>('a')?.click()
const title = (name: string) => expect.element(page.getByRole('heading', { name })).toBeInTheDocument()

test('another page begins at its top, and going back finds the place; nothing of it is stored', async () => {
  sessionStorage.clear()
  // as browsers do whose scrolling can be waited for
  const real = window.scrollTo.bind(window)
  vi.spyOn(window, 'scrollTo').mockImplementation(((...to: [number, number]) => {
    real(...to)
    return Promise.resolve()
  }) as unknown as typeof window.scrollTo) // overloads, of which the keeper uses one
  const router = await open('/second')
  scrollTo({ top: 1234, behavior: 'instant' })
  follow()
  await title('Second')
  await expect.poll(() => scrollY).toBe(0)
  await router.navigate(-1)
  await title('First')
  await expect.poll(() => scrollY).toBe(1234)
  await router.navigate(1)
  await title('Second')
  await expect.poll(() => scrollY).toBe(0)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(history.scrollRestoration).toBe('manual')
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('an anchor is gone to, and a link that asks for it leaves the place alone', async () => {
  const router = await open('/?open=1', true)
  scrollTo({ top: 800, behavior: 'instant' })
  follow()
  await expect.poll(() => router.state.location.search).toBe('?open=1')
  expect(scrollY).toBe(800)
  await router.navigate('/second#below')
  await title('Second')
  await expect
    .poll(() => Math.round(document.getElementById('below')?.getBoundingClientRect().top ?? -1))
    .toBeLessThan(200)
  await router.navigate('/#%E0%A4%A')
  await title('First')
  await expect.poll(() => scrollY).toBe(0)
})
