import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

test('a long address begins beside its name, and what scrolls by stays clear of the title', async () => {
  await page.viewport(390, 800)
  api.bookings = [buildBooking(1, { customerEmail: `${'long.'.repeat(12)}address@subdomain.of.a.long.domain.example` })]
  await open(`/admin/bookings?booking=${uuid(1)}`)
  const name = page.getByText('Email', { exact: true })
  await expect.element(name).toBeVisible()
  const [label, address] = [name.element().getBoundingClientRect(), boxOf('.file-facts a[href^="mailto:"]')]
  expect(address?.height).toBeGreaterThan(2 * label.height)
  expect(Math.abs((address?.top ?? 0) - label.top)).toBeLessThan(8)
  expect((boxOf('.dialog-body')?.top ?? 0) - (boxOf('.dialog-head h2')?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
})
