import '#web/app/styles/index.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Testimonial } from '#shared/contract/testimonials/testimonials.ts'
import { Carousel } from './carousel.tsx'
import { visibleDots, visibleSlides } from './pages.ts'
import { getInitials } from './quote-card.tsx'

const testimonials = Array.from(
  { length: 7 },
  (_, i): Testimonial => ({
    id: `t${i}`,
    bookingId: null,
    customerName: `Guest Number${i + 1}`,
    customerImage: null,
    rating: 4,
    content: `A fine night, says guest ${i + 1}.`,
    eventType: 'bachelorette_party',
    isApproved: true,
    createdAt: '2025-01-01T00:00:00Z',
    reply: null,
    repliedAt: null,
  }),
)

/** The slides a guest can see and reach. */
const live = () =>
  [...document.querySelectorAll('.carousel-slide')].flatMap((slide, i) => (slide.hasAttribute('inert') ? [] : [i + 1]))

/** The slides that are really inside the window. */
const seen = () => {
  const frame = document.querySelector('.carousel-window')?.getBoundingClientRect() ?? new DOMRect()
  return [...document.querySelectorAll('.carousel-slide figure')].flatMap((card, i) => {
    const { left, right } = card.getBoundingClientRect()
    return left >= frame.left - 1 && right <= frame.right + 1 ? [i + 1] : []
  })
}

test.each([
  { width: 767, perView: 1, pages: 7 },
  { width: 768, perView: 2, pages: 4 },
  { width: 1023, perView: 2, pages: 4 },
  { width: 1024, perView: 3, pages: 3 },
])('shows $perView at a time at $width px', async ({ width, perView, pages }) => {
  await page.viewport(width, 900)
  const screen = await render(<Carousel testimonials={testimonials} />)
  await expect.poll(live).toEqual(Array.from({ length: perView }, (_, i) => i + 1))
  expect(seen()).toEqual(live())
  await expect
    .element(screen.getByRole('button', { name: `Slide 1 of ${pages}` }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
})

test('turns page by page; the last one is filled up', async () => {
  await page.viewport(1280, 900)
  const screen = await render(<Carousel testimonials={testimonials} />)
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(live).toEqual([4, 5, 6])
  await expect.poll(seen, { timeout: 8000 }).toEqual([4, 5, 6])
  await screen.getByRole('button', { name: 'Slide 3 of 3' }).click()
  await expect.poll(live).toEqual([5, 6, 7])
  await expect.poll(seen, { timeout: 8000 }).toEqual([5, 6, 7])
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
})

test('the last page keeps the focus on the button that led there', async () => {
  await page.viewport(1280, 900)
  const screen = await render(<Carousel testimonials={testimonials} />)
  const next = screen.getByRole('button', { name: 'Next' })
  next.element().focus()
  for (const first of [4, 5, 5]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => live()[0]).toBe(first)
  }
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
})

test('a few testimonials need no buttons', async () => {
  await page.viewport(1280, 900)
  const screen = await render(<Carousel testimonials={testimonials.slice(0, 3)} />)
  await expect.element(screen.getByText('A fine night, says guest 3.')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('pages and dots', () => {
  expect(visibleSlides(2, 7, 3)).toEqual({ first: 4, last: 6 })
  expect(visibleSlides(0, 2, 3)).toEqual({ first: 0, last: 2 })
  expect(visibleDots(0, 3, 5)).toEqual([0, 1, 2])
  expect(visibleDots(10, 40, 5)).toEqual([8, 9, 10, 11, 12])
  expect(visibleDots(39, 40, 5)).toEqual([35, 36, 37, 38, 39])
})

test('initials stand in for a picture', () => {
  expect([getInitials('Dana Whitlock'), getInitials('Omar & Celeste Vance'), getInitials('Cher')]).toEqual([
    'DW',
    'OV',
    'C',
  ])
})
