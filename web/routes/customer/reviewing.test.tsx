import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { choosePicture } from '../test-support/choose-picture.ts'
import { api, buildBooking, open, serve } from '../test-support/portal.tsx'

const done = buildBooking(1, { status: 'completed', paymentStatus: 'paid', due: [], review: 'possible' })
const REVIEW = `POST /api/customer/bookings/${uuid(1)}/review`
const words = page.getByRole('textbox', { name: /^Your review/ })
const star = (count: number) => page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` })

describe('from a past ticket', () => {
  async function openDialog() {
    serve({ past: [done] })
    await open('/customer/dashboard?tab=past')
    await button(/Leave a review/).click()
    await expect.element(page.getByRole('dialog', { name: 'How was Agent 1?' })).toBeVisible()
  }

  test('needs stars and words, and says which is missing', async () => {
    await openDialog()
    for (const size of [...document.querySelectorAll('.rate label')].map((label) => label.getBoundingClientRect())) {
      expect([size.width, size.height]).toEqual([44, 44])
    }
    await button('Send review').click()
    await expect.element(page.getByText('Choose 1 to 5 stars')).toBeVisible()
    await expect.element(star(1)).toHaveFocus()
    await star(4).click({ force: true })
    await button('Send review').click()
    await expect.element(words).toHaveAccessibleDescription('Write a few words')
    await expect.element(words).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  test('is sent once and thanked for', async () => {
    api.answers[REVIEW] = () => json(201, {})
    await openDialog()
    await star(4).click({ force: true })
    await words.fill('She kept the room until midnight.')
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await expect.element(page.getByText('Review sent, thank you')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
    await expect.poll(() => document.activeElement?.textContent).toBe('Review sent, thank you')
    expect(api.sent).toEqual([
      { call: REVIEW, body: { rating: 4, content: 'She kept the room until midnight.' }, key: null },
    ])
  })

  test('takes a picture, shows it, and sends its address; one that is gone is said beside it', async () => {
    const image = `/api/images/${'a'.repeat(64)}/300.webp`
    const UPLOAD = `POST /api/customer/bookings/${uuid(1)}/review-picture`
    api.answers[UPLOAD] = () => refusal(413, 'A file can have at most 10 MB')
    await openDialog()
    await star(5).click({ force: true })
    await words.fill('Again, please.')
    await choosePicture()
    await expect.poll(shownToasts).toEqual([['Upload failed', 'A file can have at most 10 MB', 'destructive']])
    api.answers[UPLOAD] = () => json(200, { imageUrl: image })
    await choosePicture()
    await expect.poll(() => document.querySelector('.upload-preview img')?.getAttribute('src')).toBe(image)
    const said = 'This picture is no longer stored. Please choose it again.'
    api.answers[REVIEW] = () => refusal(400, said, { customerImage: said })
    await button('Send review').click()
    await expect.element(page.getByText(said)).toBeVisible()
    await button('Remove').click()
    expect(document.querySelector('.upload-preview img')).toBeNull()
    await choosePicture()
    await expect.element(button('Remove')).toBeVisible()
    api.answers[REVIEW] = () => json(201, {})
    await button('Send review').click()
    await expect.element(page.getByText('Review sent, thank you')).toBeVisible()
    const body = { rating: 5, content: 'Again, please.', customerImage: image }
    expect(api.sent.at(-1)).toEqual({ call: REVIEW, body, key: null })
  })

  test('a refusal is said in the form, and what was typed stays', async () => {
    api.answers[REVIEW] = () => refusal(409, 'This booking has been reviewed already')
    await openDialog()
    await star(5).click({ force: true })
    await words.fill('Again.')
    await button('Send review').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This booking has been reviewed already')
    await expect.element(words).toHaveValue('Again.')
    expect(shownToasts()).toEqual([])
  })

  test('is offered only while it is possible', async () => {
    serve({
      past: [buildBooking(1, { ...done, review: 'written' }), buildBooking(2, { status: 'cancelled', due: [] })],
    })
    await open('/customer/dashboard?tab=past')
    await expect.element(page.getByText('Review sent, thank you')).toBeVisible()
    expect(button(/Leave a review/).elements()).toEqual([])
  })
})

describe('from a mailed link', () => {
  const night = {
    agentName: 'Sabine Laurent',
    customerName: 'Renée Thibodeaux',
    eventType: 'private_party',
    eventDate: '2026-12-05T02:00:00.000Z',
  }

  test('leaves the address at once, says what it is for, and is sent with its token', async () => {
    api.answers['POST /api/testimonials/link'] = () => json(200, night)
    api.answers['POST /api/testimonials'] = () => json(201, {})
    const router = await open('/reviews?review=secret-token')
    await expect.element(page.getByRole('heading', { name: 'How was Sabine Laurent?' })).toBeVisible()
    expect(router.state.location.search).toBe('')
    expect(router.state.historyAction).toBe('REPLACE')
    await expect
      .element(page.getByText('Private party, Friday, December 4, 2026. You write as Renée Thibodeaux.'))
      .toBeVisible()
    await star(5).click({ force: true })
    await words.fill('Every fan in its place.')
    await button('Send review').click()
    await expect.element(page.getByRole('heading', { name: 'Review sent, thank you' })).toHaveFocus()
    expect(api.sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/testimonials/link', { token: 'secret-token' }],
      ['POST /api/testimonials', { token: 'secret-token', rating: 5, content: 'Every fan in its place.' }],
    ])
  })

  test('a dead one says so in plain words', async () => {
    api.answers['POST /api/testimonials/link'] = () => refusal(404, 'We do not know this link')
    await open('/reviews?review=old')
    await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect.element(page.getByText(/It has been used already, or it has expired/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Your past bookings' }))
      .toHaveAttribute('href', '/customer/dashboard?tab=past')
  })

  test('one that could not be opened can be tried again', async () => {
    api.answers['POST /api/testimonials/link'] = () => refusal(503, 'Busy')
    await open('/reviews?review=good')
    await expect.element(page.getByText('Your link could not be opened')).toBeVisible()
    api.answers['POST /api/testimonials/link'] = () => json(200, night)
    await button('Try again').click()
    await expect.element(page.getByRole('heading', { name: 'How was Sabine Laurent?' })).toBeVisible()
  })

  test('without one there is no form', async () => {
    await open('/reviews')
    await expect.element(page.getByText(/No reviews available yet/)).toBeVisible()
    expect(button('Send review').elements()).toEqual([])
    expect(api.sent).toEqual([])
  })
})
