import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AskedBooking } from '#shared/contract/bookings/answer-links.ts'
import { api, open } from '#web/routes/test-support/agent.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'

const LINK = '/agent/login?request=abc'
const asked: AskedBooking = {
  agentName: 'Imani Okafor',
  customerName: 'Grant Oyelaran',
  eventType: 'wedding',
  eventDate: '2099-12-04T02:00:00.000Z',
  eventDuration: 3,
  eventLocation: 'Swan House, Buckhead',
  guests: null,
  specialRequests: 'A slow first song.',
  packageName: null,
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('a mailed link shows the request, and only a press answers it', async () => {
  api.answers['POST /api/agent/request'] = () => json(200, asked)
  api.answers['POST /api/agent/request/answer'] = () => json(200, { answer: 'accepted' })
  const router = await open(LINK)
  await expect.element(heading('Can you take this booking?')).toBeVisible()
  for (const fact of ['Wedding', 'Grant Oyelaran', 'Swan House, Buckhead', '3 hours', 'A slow first song.']) {
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText('Hi Imani, we’ll confirm it with the customer once you accept.')).toBeVisible()
  // the token leaves the address, and nothing was answered yet
  expect(router.state.location.search).toBe('')
  expect(api.sent.map(({ call }) => call)).toEqual(['POST /api/agent/request'])
  await button('Accept').click()
  await expect.element(heading("You're in")).toHaveFocus()
  expect(api.sent.at(-1)).toMatchObject({
    call: 'POST /api/agent/request/answer',
    body: { token: 'abc', answer: 'accepted' },
  })
  await expect.element(page.getByRole('link', { name: 'Sign in to your bookings' })).toBeVisible()
})

test('declining takes a reason', async () => {
  api.answers['POST /api/agent/request'] = () => json(200, asked)
  api.answers['POST /api/agent/request/answer'] = () => json(200, { answer: 'declined' })
  await open(LINK)
  await button('Decline').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByText('Give a reason, so we can help')).toBeVisible()
  await dialog.getByLabelText('Reason (required)').fill('I am in Savannah.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(heading('You declined')).toBeVisible()
  expect(api.sent.at(-1)?.body).toEqual({ token: 'abc', answer: 'declined', reason: 'I am in Savannah.' })
})

test('a link that takes no answer any more says why, before a press and after one', async () => {
  const said = "This booking was canceled. You don't need to do anything."
  api.answers['POST /api/agent/request'] = () => json(200, asked)
  api.answers['POST /api/agent/request/answer'] = () => refusal(409, said)
  await open(LINK)
  await button('Accept').click()
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(button('Accept')).not.toBeInTheDocument()
  expect(toastTexts()).toEqual([])
})

test('an answer that was not saved can be sent again', async () => {
  api.answers['POST /api/agent/request'] = () => json(200, asked)
  api.answers['POST /api/agent/request/answer'] = () => refusal(503, 'Please try again in a moment.')
  await open(LINK)
  await button('Accept').click()
  await expect.poll(toastTexts).toEqual([['Not saved', 'Please try again in a moment.']])
  await expect.element(button('Accept')).toBeEnabled()
})

test('a link that could not be opened can be opened again', async () => {
  api.answers['POST /api/agent/request'] = () => refusal(500, 'Something went wrong')
  await open(LINK)
  await expect.element(page.getByText('The request could not be opened')).toBeVisible()
  api.answers['POST /api/agent/request'] = () => json(200, asked)
  await button('Try again').click()
  await expect.element(button('Accept')).toBeVisible()
})
