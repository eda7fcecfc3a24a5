import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { QuoteCard } from './quote-card.tsx'
import { buildTestimonial } from './testimonials.fixture.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

test.each([1, 2, 3, 4, 5])('a rating of %i fills as many of five stars', async (rating) => {
  await render(<QuoteCard testimonial={buildTestimonial({ rating })} />)
  expect(document.querySelectorAll('.stars svg')).toHaveLength(5)
  expect(document.querySelectorAll('.stars .is-filled')).toHaveLength(rating)
})

test('a card has the words, the picture, the name and the kind of night', async () => {
  const testimonial = buildTestimonial({ customerImage: PIXEL, eventType: 'bachelor_party' })
  const screen = await render(<QuoteCard testimonial={testimonial} />)
  expect(document.querySelector('blockquote')?.textContent).toBe(testimonial.content)
  await expect.element(screen.getByText('Dana Whitlock', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Bachelor party', { exact: true })).toBeVisible()
  expect(document.querySelector('img')?.getAttribute('src')).toBe(PIXEL)
})

test('a public reply stands below the review as plain text; without one nothing does (P9.7)', async () => {
  const screen = await render(<QuoteCard testimonial={buildTestimonial({ reply: 'Thank you <b>all</b>.' })} />)
  await expect.element(screen.getByText('Thank you <b>all</b>.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^Reply from /)).toBeVisible()
  await screen.rerender(<QuoteCard testimonial={buildTestimonial()} />)
  expect(document.querySelector('.quote-reply')).toBeNull()
})

test.each([null, '/nowhere.png'])('a picture of %s gives way to initials', async (customerImage) => {
  const screen = await render(<QuoteCard testimonial={buildTestimonial({ customerImage })} />)
  document.querySelector('img')?.scrollIntoView()
  await expect.element(screen.getByText('DW', { exact: true })).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})
