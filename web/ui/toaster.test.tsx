import '#web/app/styles/index.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { dismissToast, readToasts, TOAST_DURATION, TOAST_REMOVE_DELAY, toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

test('one message at a time, the newest', async () => {
  const screen = await render(<Toaster />)
  toast({ title: 'First' })
  await expect.element(screen.getByText('First', { exact: true })).toBeVisible()
  toast({ title: 'Second', description: 'More about it' })
  await expect.element(screen.getByText('More about it', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('First', { exact: true })).not.toBeInTheDocument()
  expect(readToasts()).toHaveLength(1)
})

test('bad news is an alert', async () => {
  const screen = await render(<Toaster />)
  toast({ title: 'Booking Failed', variant: 'destructive' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Booking Failed')
})

test('what is neither done nor failed has an unlit bulb', async () => {
  const screen = await render(<Toaster />)
  toast({ title: 'Nobody here', variant: 'neutral' })
  await expect.element(screen.getByRole('status').getByText('Nobody here')).toBeVisible()
  expect(document.querySelector('.toast .bulb')).toHaveClass('bulb-hollow')
})

test('a very long text scrolls inside the message', async () => {
  const screen = await render(<Toaster />)
  toast({ title: 'Booking Failed', description: 'Upstream said no. '.repeat(400), variant: 'destructive' })
  await expect.element(screen.getByText('Booking Failed', { exact: true })).toBeVisible()
  const height = document.querySelector('.toast')?.getBoundingClientRect().height ?? 0
  expect(height).toBeLessThan(innerHeight * 0.6)
})

test('Escape closes the dialog in front, also while a message is shown (P6.203)', async () => {
  const close = vi.fn()
  const screen = await render(
    <>
      <Dialog title="Keys" onClose={close}>
        <p>All keys</p>
      </Dialog>
      <Toaster />
    </>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Keys' })).toHaveFocus()
  toast({ title: 'Login Successful' })
  await expect.element(screen.getByText('Login Successful', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

test('F8 moves to the messages, and the button closes one', async () => {
  const screen = await render(<Toaster />)
  toast({ title: 'Booking Submitted!' })
  await expect.element(screen.getByText('Booking Submitted!', { exact: true })).toBeVisible()
  await userEvent.keyboard('{F8}')
  expect(document.activeElement).toHaveClass('toaster')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Booking Submitted!', { exact: true })).not.toBeInTheDocument()
})

test('on a phone it comes at the top edge, over the bar, and what has the focus comes out from under it', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <div style={{ paddingBlock: 900 }}>
      <input aria-label="Reference" style={{ scrollMargin: 0 }} />
      <Toaster />
    </div>,
  )
  const input = screen.getByLabelText('Reference').element() as HTMLElement // an input
  input.focus({ preventScroll: true })
  scrollTo({ top: input.offsetTop - 40, behavior: 'instant' })
  toast({ title: 'Transaction ID Required', description: 'Please enter a number', variant: 'destructive' })
  await expect.element(screen.getByText('Transaction ID Required', { exact: true })).toBeVisible()
  const message = () => document.querySelector('.toast')?.getBoundingClientRect()
  expect(document.querySelector('.toaster')?.getBoundingClientRect().top).toBe(8)
  await expect.poll(() => input.getBoundingClientRect().top).toBeGreaterThan(message()?.bottom ?? 1000)
  expect(input.getBoundingClientRect().top).toBeLessThan(300)
  await page.viewport(1280, 900)
})

test('on a phone a visitor who moves through the bar by keyboard keeps it in sight', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <>
      <header>
        <button type="button">Menu</button>
      </header>
      <Toaster />
    </>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  toast({ title: 'Nobody here' })
  await expect.element(screen.getByText('Nobody here', { exact: true })).toBeVisible()
  expect(document.querySelector('.toaster')?.getBoundingClientRect().top).toBe(72)
  await page.viewport(1280, 900)
})

/** Drags the message sideways with the pointer and lets it go. */
function swipe(pixels: number) {
  const toast = document.querySelector('.toast')
  const send = (type: string, clientX: number) =>
    toast?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0, clientX, clientY: 20 }),
    )
  send('pointerdown', 100)
  for (const part of [0.5, 1]) send('pointermove', 100 + pixels * part)
  send('pointerup', 100 + pixels)
}

test.each([
  [-80, true],
  [49, true],
  [51, false],
])('swiped %i px to the right it stays: %s', async (pixels, stays) => {
  const screen = await render(<Toaster />)
  toast({ title: 'Booking Submitted!' })
  await expect.element(screen.getByText('Booking Submitted!', { exact: true })).toBeVisible()
  swipe(pixels)
  await expect.poll(() => readToasts()[0]?.open).toBe(stays)
})

test('a message stays five seconds', async () => {
  expect(TOAST_DURATION).toBe(5000)
  const screen = await render(<Toaster />)
  const began = performance.now()
  toast({ title: 'Passing by' })
  await expect.element(screen.getByText('Passing by', { exact: true })).toBeVisible()
  await expect.poll(() => readToasts()[0]?.open, { timeout: 8000, interval: 50 }).toBe(false)
  expect(performance.now() - began).toBeGreaterThan(TOAST_DURATION - 100)
})

test('a dismissed message leaves memory much later', () => {
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000)
  vi.useFakeTimers()
  const id = toast({ title: 'Gone soon' })
  dismissToast(id)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1)
  expect(readToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(readToasts()).toHaveLength(0)
  vi.useRealTimers()
})
