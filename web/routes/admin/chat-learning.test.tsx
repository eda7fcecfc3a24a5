import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, box, buildGap, open } from './test-support/chat.tsx'

const path = '/admin/chat-settings?tab=learning'
const written = { id: uuid(7), answer: 'Behind the house.', version: 1, updatedAt: '2026-11-21T20:00:00Z' }
const rows = () => page.getByRole('listitem').elements()

test('with nothing to learn, the tab says so', async () => {
  await open(path)
  await expect.element(page.getByText('Nothing to learn right now')).toBeVisible()
})

test('a group says how often and why, and leads to its conversation', async () => {
  api.gaps = [
    buildGap(1, { example: 'Is there parking?', messages: 4, notUnderstood: 3, ratedLow: 1 }),
    buildGap(2, { ratedLow: 1, notUnderstood: 0 }),
    buildGap(3, {}),
  ]
  await open(path)
  await expect.element(page.getByText('3 messages not understood, 1 rated low', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1 message rated low', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1 message not understood', { exact: false })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the conversation of “Is there parking?”' }))
    .toHaveAttribute('href', `/admin/chat-settings?tab=conversations&conversation=${uuid(1)}`)
})

test('an answer is written in one step, with the question filled in, and the group leaves the list', async () => {
  api.gaps = [buildGap(1, { example: 'Is there\nparking?' }), buildGap(2)]
  api.answers['POST /api/admin/written-answers'] = () => {
    api.gaps = [buildGap(2)]
    return json(201, { ...written, question: 'Is there parking?' })
  }
  await open(path)
  await button(/^Write an answer to “Is there/).click()
  await expect.element(box(/^Question/)).toHaveValue('Is there parking?')
  await button('Save').click()
  await expect.element(page.getByText('Answer is required')).toBeVisible()
  await box(/^Answer/).fill('Behind the house.')
  await button('Save').click()
  await expect.element(page.getByText(/^Answer saved/)).toBeVisible()
  await expect.poll(() => rows().length).toBe(1)
  expect(api.sent).toMatchObject([
    {
      call: 'POST /api/admin/written-answers',
      body: { question: 'Is there parking?', answer: 'Behind the house.', gapId: uuid(501) },
    },
  ])
  await expect.poll(() => document.activeElement?.className).toBe('gap-notice')
})

test('closing the dialog with the question as it was asks nothing', async () => {
  api.gaps = [buildGap(1)]
  await open(path)
  await button('Write an answer to “Question 1?”').click()
  await button('Cancel').click()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a group is dismissed, and is back after Undo, which has the focus near', async () => {
  api.gaps = [buildGap(1), buildGap(2)]
  api.answers[`POST /api/admin/chat-gaps/${uuid(501)}/dismiss`] = () => {
    api.gaps = [buildGap(2)]
    return json(200, { success: true })
  }
  api.answers[`POST /api/admin/chat-gaps/${uuid(501)}/restore`] = () => {
    api.gaps = [buildGap(1), buildGap(2)]
    return json(200, { success: true })
  }
  await open(path)
  await button('Dismiss “Question 1?”').click()
  await expect.element(page.getByText(/^Dismissed:/)).toBeVisible()
  await expect.poll(() => rows().length).toBe(1)
  await expect.poll(() => document.activeElement?.className).toBe('gap-notice')
  await button('Undo').click()
  await expect.element(page.getByText(/^Back on the list/)).toBeVisible()
  await expect.poll(() => rows().length).toBe(2)
})

test('a dismissal that fails is one toast, and the row stays', async () => {
  api.gaps = [buildGap(1)]
  api.answers[`POST /api/admin/chat-gaps/${uuid(501)}/dismiss`] = () => refusal(404, 'There is no such group')
  await open(path)
  await button('Dismiss “Question 1?”').click()
  await vi.waitFor(() => expect(toastTexts()).toEqual([['Error', 'There is no such group']]))
  expect(rows()).toHaveLength(1)
})

test('500 groups come in pages, and a message of 500 characters is three lines high', async () => {
  api.gaps = Array.from({ length: 500 }, (_, n) => buildGap(n))
  api.gaps[0] = buildGap(0, { example: 'wordsandmore '.repeat(38) })
  await open(path)
  await expect.poll(() => rows().length).toBe(100)
  await button('Show more').click()
  await expect.poll(() => rows().length).toBe(200)
  const long = page.getByRole('heading', { name: /^wordsandmore/ }).element()
  const lines = long.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(long).lineHeight)
  expect(Math.round(lines)).toBe(3)
})
