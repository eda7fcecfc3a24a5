import '#web/app/styles/index.css'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

test('F8 moves to the messages, and the button closes one', async () => {
  const screen = await render(<Toaster />)
  toast({ title: 'Booking Submitted!' })
  await expect.element(screen.getByText('Booking Submitted!', { exact: true })).toBeVisible()
  await userEvent.keyboard('{F8}')
  expect(document.activeElement).toHaveClass('toaster')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Booking Submitted!', { exact: true })).not.toBeInTheDocument()
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
  vi.useFakeTimers()
  const id = toast({ title: 'Gone soon' })
  dismissToast(id)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1)
  expect(readToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(readToasts()).toHaveLength(0)
  vi.useRealTimers()
})
