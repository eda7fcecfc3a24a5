import '#web/app/styles/index.css'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThemeToggle } from './theme-toggle.tsx'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

test('leads to light and back, and remembers it', async () => {
  const screen = await render(<ThemeToggle />)
  await screen.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await screen.getByRole('button', { name: 'Switch to dark theme' }).click()
  expect(document.documentElement.dataset.theme).toBe(undefined)
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('works where nothing can be stored', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  const screen = await render(<ThemeToggle />)
  await screen.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(document.documentElement.dataset.theme).toBe('light')
  refuse.mockRestore()
})
