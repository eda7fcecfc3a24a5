import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, box, buildConversation, open } from './test-support/chat.tsx'

const path = '/admin/chat-settings'

test('conversations: figures, groups, and nothing yet', async () => {
  await open(`${path}?tab=conversations`)
  await expect.element(page.getByText('75% satisfied of 4')).toBeVisible()
  await expect.element(page.getByText('No conversations yet')).toBeVisible()
  api.conversations = [
    buildConversation(1),
    buildConversation(2, { state: 'waiting', contact: { name: 'Renée', email: null, phone: '404' } }),
  ]
  await button('Waiting for a person').click()
  await expect.element(button(/^Renée/)).toBeVisible()
  expect(button(/Words 1/).elements()).toEqual([])
})

test('a person takes a conversation over, speaks, and hands it back', async () => {
  api.conversations = [buildConversation(1)]
  const state = (some: object) => () => {
    api.conversations = [buildConversation(1, some)]
    return json(200, api.conversations[0])
  }
  const at = `/api/admin/conversations/${uuid(1)}`
  api.answers[`POST ${at}/take`] = state({ state: 'person', person: 'Imani', mine: true })
  api.answers[`POST ${at}/hand-back`] = state({})
  api.answers[`POST ${at}/messages`] = () =>
    json(201, {
      id: uuid(5),
      role: 'assistant',
      content: 'Hi',
      createdAt: '2026-11-21T20:06:00Z',
      metadata: { author: 'Imani' },
    })
  await open(`${path}?tab=conversations`)
  await button(/Words 1/).click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('Who is free?')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Take over' })).toBeDisabled()
  await sheet.getByRole('textbox', { name: /^Your name/ }).fill('Imani')
  await sheet.getByRole('button', { name: 'Take over' }).click()
  await sheet.getByRole('textbox', { name: 'Write as Imani' }).fill('Hello, Imani here.')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(api.sent.at(-1)).toMatchObject({ call: `POST ${at}/messages`, body: { content: 'Hello, Imani here.' } }),
  )
  await expect.element(sheet.getByRole('textbox', { name: 'Write as Imani' })).toHaveValue('')
  await sheet.getByRole('button', { name: 'Hand back to the assistant' }).click()
  await expect.element(sheet.getByRole('button', { name: 'Take over' })).toBeVisible()
})

test('where to answer is in sight, however long the conversation is', async () => {
  const one = buildConversation(1, { state: 'person', person: 'Imani', mine: true })
  api.conversations = [one]
  const said = Array.from({ length: 40 }, (_, i) => ({
    ...{ id: uuid(900 + i), role: 'user', content: `Number ${i}`, createdAt: '2026-11-21T20:00:00Z', metadata: {} },
  }))
  api.answers[`GET /api/admin/conversations/${uuid(1)}`] = () => json(200, { ...one, comment: null, said })
  await open(`${path}?tab=conversations&conversation=${uuid(1)}`)
  const answer = page.getByRole('textbox', { name: 'Write as Imani' })
  await expect.element(answer).toBeVisible()
  await expect.poll(() => answer.element().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  await expect.element(page.getByText('Number 39')).toBeInViewport()
})

test('a conversation that another admin took first is named in a toast and shown', async () => {
  api.conversations = [buildConversation(1)]
  api.answers[`POST /api/admin/conversations/${uuid(1)}/take`] = () => {
    api.conversations = [buildConversation(1, { state: 'person', person: 'Dana' })]
    return refusal(409, 'Dana has this conversation')
  }
  await open(`${path}?tab=conversations&conversation=${uuid(1)}`)
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Imani')
  await button('Take over').click()
  await vi.waitFor(() => expect(toastTexts()).toEqual([['Error', 'Dana has this conversation']]))
  await expect.element(page.getByText('Dana has this conversation.')).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Write as Dana' }).elements()).toEqual([])
})

test('a conversation that a colleague has is taken over after a question (P10.34)', async () => {
  api.conversations = [buildConversation(1, { state: 'person', person: 'Dana' })]
  const call = `POST /api/admin/conversations/${uuid(1)}/take`
  api.answers[call] = () => {
    api.conversations = [buildConversation(1, { state: 'person', person: 'Imani', mine: true })]
    return json(200, api.conversations[0])
  }
  await open(`${path}?tab=conversations&conversation=${uuid(1)}`)
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Imani')
  await button('Take over').click()
  const question = page.getByRole('dialog', { name: 'Take over from Dana?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(api.sent).toEqual([])
  await button('Take over').click()
  await question.getByRole('button', { name: 'Take over' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Write as Imani' })).toBeVisible()
  expect(api.sent).toMatchObject([{ call, body: { name: 'Imani', fromColleague: true } }])
})

test('answers are written, changed with their version, and deleted after a question', async () => {
  await open(`${path}?tab=answers`)
  await expect.element(page.getByText('No answers yet')).toBeVisible()
  await button('Write an answer').click()
  await button('Save').click()
  await expect.element(page.getByText('Question is required')).toBeVisible()
  await box(/^Question/).fill('Is there parking?')
  await box(/^Answer/).fill('In the back.')
  const written = {
    id: uuid(7),
    question: 'Is there parking?',
    answer: 'In the back.',
    version: 1,
    updatedAt: '2026-11-21T20:00:00Z',
  }
  api.answers['POST /api/admin/written-answers'] = () => {
    api.written = [written]
    return json(201, written)
  }
  await button('Save').click()
  await expect.element(page.getByRole('heading', { name: 'Is there parking?' })).toBeVisible()
  await button('Edit Is there parking?').click()
  await box(/^Answer/).fill('In front.')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(box(/^Answer/)).toHaveValue('In front.')
  const save = `PUT /api/admin/written-answers/${uuid(7)}`
  api.answers[save] = () => {
    api.written = [{ ...written, answer: 'Across the street.', version: 2 }]
    return refusal(409, 'Somebody else changed this meanwhile')
  }
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('Somebody else changed this meanwhile')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('Now Across the street.')).toBeVisible()
  expect(api.sent.at(-1)).toMatchObject({ version: '"1"', body: { answer: 'In front.' } })
  await button('Load their version').click()
  await expect.element(box(/^Answer/)).toHaveValue('Across the street.')
  await box(/^Answer/).fill('In front, and across the street.')
  api.answers[save] = () => {
    api.written = [{ ...written, answer: 'In front, and across the street.', version: 3 }]
    return json(200, api.written[0])
  }
  await button('Save').click()
  await expect.element(page.getByText('In front, and across the street.')).toBeVisible()
  expect(api.sent.at(-1)).toMatchObject({ version: '"2"' })
  api.answers[`DELETE /api/admin/written-answers/${uuid(7)}`] = () => {
    api.written = []
    return json(200, { success: true })
  }
  await button('Delete Is there parking?').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No answers yet')).toBeVisible()
})

test('a conversation links its contact and starts a booking with what it knows; the kept name is not asked for (P10.49, P10.50)', async () => {
  const one = buildConversation(1, {
    state: 'waiting',
    contact: { name: 'Renée', email: 'renee@example.com', phone: '(404) 555-0199' },
  })
  api.conversations = [one]
  const agent = { id: uuid(40), name: 'Imani Okafor', category: 'dj', hourlyRate: 100 }
  const said = [
    { role: 'user', content: 'A DJ for New Year?', metadata: {} },
    {
      role: 'assistant',
      content: 'Imani is free.',
      metadata: { event: { date: '2026-12-31T21:00', hours: 4, place: 'Ponce City Market' }, suggestedAgents: [agent] },
    },
  ].map((message, i) => ({ id: uuid(900 + i), createdAt: '2026-11-21T20:00:00Z', ...message }))
  const at = `/api/admin/conversations/${uuid(1)}`
  api.answers[`GET ${at}`] = () => json(200, { ...one, comment: null, chatName: 'Ruth', said })
  api.answers[`POST ${at}/take`] = () => json(200, one)
  await open(`${path}?tab=conversations&conversation=${uuid(1)}`)
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('renee@example.com')).toHaveAttribute('href', 'mailto:renee@example.com')
  await expect.element(link('(404) 555-0199')).toHaveAttribute('href', 'tel:4045550199')
  const address = new URL(String(link('Start a booking').element().getAttribute('href')), 'https://x.example')
  expect(address.pathname).toBe('/admin/bookings')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ new: 'booking', name: 'Renée', email: 'renee@example.com', phone: '(404) 555-0199', agent: uuid(40) },
    ...{ date: '2026-12-31T21:00', hours: '4', place: 'Ponce City Market' },
  })
  await expect.element(page.getByText('The visitor sees you as Ruth.', { exact: false })).toBeVisible()
  await button('Take over').click()
  await vi.waitFor(() => expect(api.sent).toMatchObject([{ call: `POST ${at}/take`, body: {} }]))
})
