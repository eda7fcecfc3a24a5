import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { open } from './test-support/booking.tsx'

// the page as it is sent, whose script has not come
vi.mock('#web/lib/use-hydrated.ts', () => ({ useHydrated: () => false }))

test.each([390, 1280])('at %i px a form whose script does not come says so after a while', async (width) => {
  await page.viewport(width, 900)
  await open()
  const late = page.getByText('Still loading. If nothing happens, refresh.')
  await expect.element(page.getByText('Your details')).toBeVisible()
  await expect.element(late).not.toBeVisible()
  const [wait] = late.element().getAnimations()
  expect(wait?.effect?.getTiming().delay).toBe(10_000)
  wait?.finish()
  await expect.element(late).toBeVisible()
  const { top, height } = late.element().getBoundingClientRect()
  expect(top + height).toBeLessThanOrEqual(page.getByText('Your details').element().getBoundingClientRect().top)
  expect(document.documentElement.scrollWidth).toBe(width)
})
