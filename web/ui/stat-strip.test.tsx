import '#web/app/styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StatStrip } from '#web/ui/stat-strip.tsx'

test.each([390, 1280])('figures of one strip have one size at %i pixels, and none runs over', async (width) => {
  await page.viewport(width, 800)
  const figures = ['$9,585.00', '$620.42', '$1,203,016.80', '58%']
  await render(<StatStrip stats={figures.map((figure, i) => ({ label: `Figure ${i}`, figure }))} />)
  const shown = [...document.querySelectorAll<HTMLElement>('.stat-figure > span:first-child')]
  expect(shown.map(({ textContent }) => textContent)).toEqual(figures)
  expect(new Set(shown.map((one) => Math.round(Number.parseFloat(getComputedStyle(one).fontSize)))).size).toBe(1)
  expect(shown.every((one) => one.getBoundingClientRect().width <= (one.parentElement?.clientWidth ?? 0) + 1)).toBe(
    true,
  )
  await page.viewport(1280, 900)
})

test('three long amounts stand beneath each other on a phone, large enough to read', async () => {
  await page.viewport(390, 800)
  const figures = ['$184,862.50', '68%', '$57,115.00']
  await render(<StatStrip stats={figures.map((figure, i) => ({ label: `Figure ${i}`, figure, note: 'A note' }))} />)
  const shown = [...document.querySelectorAll<HTMLElement>('.stat-figure > span:first-child')]
  for (const one of shown) expect(Number.parseFloat(getComputedStyle(one).fontSize)).toBeGreaterThan(24)
  const tops = shown.map((one) => one.getBoundingClientRect().top)
  expect(tops.toSorted((a, b) => a - b)).toEqual(tops)
  expect(new Set(tops).size).toBe(3)
  await page.viewport(1280, 900)
})
