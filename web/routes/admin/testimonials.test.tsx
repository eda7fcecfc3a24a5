import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildTestimonial, card, open, region } from './test-support/bookings.tsx'

const path = '/admin/testimonials'
const approved = { isApproved: true } as const
const rejected = { rejectedAt: '2026-01-01T00:00:00.000Z' } as const

test('the waiting ones come first, the rejected ones are folded, each group with its count', async () => {
  api.testimonials = [
    buildTestimonial(1),
    buildTestimonial(2),
    buildTestimonial(3, approved),
    buildTestimonial(4, rejected),
    buildTestimonial(5, rejected),
  ]
  await open(path)
  await expect.element(region('Pending').getByText('2', { exact: true })).toBeVisible()
  await expect.element(region('Approved').getByText('1', { exact: true })).toBeVisible()
  await expect.element(region('Rejected').getByText('2', { exact: true })).toBeVisible()
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Approved',
    'Rejected',
  ])
  expect(card(/Guest 4/).elements()).toEqual([])
  await button(/^Show the rejected/).click()
  await expect.element(card(/Guest 4/)).toBeVisible()
  await button('Approve the review of Guest 4').click()
  await expect.element(region('Approved').getByText('Guest 4', { exact: true })).toBeVisible()
  expect(api.sent).toMatchObject([
    { call: `PUT /api/testimonials/${uuid(4)}`, body: { isApproved: true }, version: '"1"' },
  ])
})

test('approving moves it, is announced, and the focus goes on to the next card', async () => {
  api.testimonials = [buildTestimonial(1), buildTestimonial(2), buildTestimonial(3)]
  await open(path)
  await button('Approve the review of Guest 2').click()
  await expect.element(region('Approved').getByText('Guest 2', { exact: true })).toBeVisible()
  await expect.element(card(/Guest 3/)).toHaveFocus()
  await expect.element(page.getByText('The review of Guest 2 is approved and shows on the site.')).toBeInTheDocument()
  await button('Reject the review of Guest 3').click()
  await expect.element(card(/Guest 1/)).toHaveFocus()
  await button('Approve the review of Guest 1').click()
  await expect.element(page.getByText('No reviews to approve')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Pending' })).toHaveFocus()
  expect(api.sent.map(({ body }) => body)).toEqual([{ isApproved: true }, { isApproved: false }, { isApproved: true }])
})

test('unapproving lets it wait again', async () => {
  api.testimonials = [buildTestimonial(1, approved)]
  await open(path)
  await button('Unapprove the review of Guest 1').click()
  await expect.element(region('Pending').getByText('Guest 1', { exact: true })).toBeVisible()
  await expect.element(button('Reject the review of Guest 1')).toBeVisible()
})

test('a decision that fails goes back, with the fixed words; a stale one is read anew', async () => {
  api.testimonials = [buildTestimonial(1)]
  const put = `PUT /api/testimonials/${uuid(1)}`
  api.answers[put] = () => refusal(500, 'Something broke')
  await open(path)
  await button('Approve the review of Guest 1').click()
  await expect.poll(shownToasts).toEqual([['Error', 'Failed to update testimonial status', 'destructive']])
  await expect.element(region('Pending').getByText('Guest 1', { exact: true })).toBeVisible()
  api.answers[put] = () => {
    api.testimonials = [buildTestimonial(1, { ...approved, version: 5 })]
    return refusal(409, 'Someone else changed this testimonial.')
  }
  await button('Approve the review of Guest 1').click()
  await expect.poll(() => shownToasts()[0]?.[0]).toBe('Not saved')
  await expect.element(region('Approved').getByText('Guest 1', { exact: true })).toBeVisible()
})

test('shows the picture that was sent with a review, waiting or decided on', async () => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const pictures = (name: string) =>
    [...region(name).element().querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  api.testimonials = [
    buildTestimonial(1, { customerImage: image }),
    buildTestimonial(2),
    buildTestimonial(3, { ...approved, customerImage: image }),
    buildTestimonial(4, approved),
  ]
  await open(path)
  await expect.element(region('Approved').getByText('Guest 3', { exact: true })).toBeVisible()
  await expect.poll(() => [pictures('Pending'), pictures('Approved')]).toEqual([[image], [image]])
})

test('says what it has nothing of', async () => {
  await open(path)
  await expect.element(page.getByText('No reviews to approve')).toBeVisible()
  await expect.element(page.getByText('No reviews on the site yet')).toBeVisible()
})

test('many come a hundred at a time', async () => {
  api.testimonials = Array.from({ length: 250 }, (_, n) => buildTestimonial(n, approved))
  await open(path)
  await expect.element(region('Approved').getByText('250', { exact: true })).toBeVisible()
  await button('Show more').click()
  await expect.poll(() => document.querySelectorAll('article').length).toBe(200)
})

test('a review names its agent and leads to its booking; a reply is written, changed and removed (P9.7, P9.8)', async () => {
  const booking = uuid(77)
  let row = buildTestimonial(1, { ...approved, bookingId: booking })
  api.testimonials = [row]
  api.answers[`PUT /api/admin/testimonials/${uuid(1)}/reply`] = () => {
    const reply = api.sent.at(-1)?.body.reply as string | null
    row = { ...row, reply, repliedAt: reply && '2026-01-02T00:00:00.000Z', version: row.version + 1 }
    api.testimonials = [row]
    return Response.json(row)
  }
  await open(path)
  await expect.element(card(/Guest 1/).getByText('Sabine Laurent')).toBeVisible()
  await expect.element(card(/Guest 1/).getByText('Verified booking')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open booking' }))
    .toHaveAttribute('href', `/admin/bookings?booking=${booking}`)
  await button('Reply to the review of Guest 1').click()
  await button('Save reply').click()
  await expect.element(page.getByText('Write a reply first')).toBeVisible()
  await page.getByLabelText('Public reply').fill('Thank you. Come back soon.')
  await button('Save reply').click()
  await expect.element(card(/Guest 1/).getByText(/Thank you\. Come back soon\./)).toBeVisible()
  await button('Edit reply to the review of Guest 1').click()
  await page.getByLabelText('Public reply').fill('')
  await button('Remove reply').click()
  await expect.element(button('Reply to the review of Guest 1')).toBeVisible()
  expect(api.sent).toMatchObject([
    { body: { reply: 'Thank you. Come back soon.' }, version: '"1"' },
    { body: { reply: null }, version: '"2"' },
  ])
})
