import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { json, refusal } from '../test-support/answers.ts'
import { api, open, serve } from '../test-support/portal.tsx'

const path = '/customer/dashboard?tab=account'
const CALL = 'POST /api/customer/contact-wish'
const wish = { id: uuid(1), email: 'new@example.com', phone: null, createdAt: '2026-02-01T00:00:00.000Z' }
const dialog = () => page.getByRole('dialog', { name: 'Change your email or phone' })

test('the account sends a wish for another email, and shows that it is open (P4.27)', async () => {
  serve()
  api.answers[CALL] = () => json(201, { wish: { ...wish, state: 'open' } })
  await open(path)
  await button('Ask us to change it').click()
  await button('Send request').click()
  await expect.element(dialog().getByText('Enter a new email or phone')).toBeVisible()
  expect(api.sent).toEqual([])
  await dialog().getByLabelText('New email').fill(' new@example.com ')
  await button('Send request').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(api.sent.map(({ body }) => body)).toEqual([{ email: 'new@example.com', phone: null }])
  await expect.element(page.getByText('You asked for new@example.com. We’ll answer by email.')).toBeVisible()
})

test('a refused wish is shown beside the field, and what was typed stays', async () => {
  serve()
  api.answers[CALL] = () => refusal(400, 'Invalid request', { email: 'This is your email already' })
  await open(path)
  await button('Ask us to change it').click()
  await dialog().getByLabelText('New email').fill('renee@thibodeaux.example')
  await button('Send request').click()
  await expect.element(dialog().getByText('This is your email already')).toBeVisible()
  await expect.element(dialog().getByLabelText('New email')).toHaveValue('renee@thibodeaux.example')
})

test('an approved wish says that a link is on its way', async () => {
  serve()
  api.answers['GET /api/customer/contact-wish'] = () => json(200, { wish: { ...wish, state: 'mailed' } })
  await open(path)
  await expect.element(page.getByText(/^We sent a link to new@example\.com\./)).toBeVisible()
})
