import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.tsx'
import { dismissToast, readToasts } from './toast-store.ts'

const shownToasts = () => readToasts().filter(({ open }) => open)
const Part = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    The part
  </button>
)

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

function loader(failures: number) {
  let left = failures
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return Part
  })
}

function pageWith(LazyPart: ReturnType<typeof lazyPart<{ onClose: () => void }>>) {
  return function Page() {
    const [open, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
      <>
        <h1>The page</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <LazyPart onClose={close} onMissing={close} loading={<p>Coming</p>} />}
      </>
    )
  }
}

test('a chunk that fails once is asked for again', async () => {
  const load = loader(1)
  const Page = pageWith(lazyPart(load, 'That did not load.'))
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Coming')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'The part' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  expect(shownToasts()).toEqual([])
})

test('a chunk that never comes costs its part and not the page; a later click tries anew', async () => {
  const Page = pageWith(lazyPart(loader(2), 'That did not load.'))
  const screen = await render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.poll(shownToasts).toMatchObject([{ title: 'That did not load.' }])
  await expect.element(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  await expect.element(screen.getByText('Coming')).not.toBeInTheDocument()
  await opener.click()
  await expect.element(screen.getByRole('button', { name: 'The part' })).toBeVisible()
})

test('what stands in for it can be said', async () => {
  const LazyPart = lazyPart(loader(9))
  const screen = await render(<LazyPart onClose={() => {}} missing={<p>Not today</p>} />)
  await expect.element(screen.getByText('Not today')).toBeVisible()
  expect(shownToasts()).toEqual([])
})
