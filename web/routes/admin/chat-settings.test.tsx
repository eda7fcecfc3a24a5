import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, box, buildConversation, open } from './test-support/chat.tsx'

const path = '/admin/chat-settings'
const PUT = 'PUT /api/admin/chat-settings'

test('only what was changed is sent, with the version it was read at', async () => {
  api.answers[PUT] = (body) => json(200, { ...api.settings, ...(body as object), version: 5 })
  await open(path)
  await box('Auto-popup delay').fill('0')
  await page.getByLabelText('AI model').selectOptions('fallback')
  await expect.element(page.getByText('Not saved: AI model, Auto-popup delay')).toBeVisible()
  await button('Save').click()
  await vi.waitFor(() => expect(toastTexts()).toEqual([['Settings saved', undefined]]))
  expect(api.sent).toEqual([{ call: PUT, body: { aiModel: 'fallback', autoPopupDelay: 0 }, version: '"4"' }])
  await expect.element(button('Save')).toBeDisabled()
})

test.each([
  ['Auto-popup delay', '61', '0 to 60 seconds'],
  ['Inactivity timeout', '0', '1 to 30 minutes'],
  ['Max concurrent sessions', '9', '10 to 1000'],
  ['Max concurrent sessions', 'many', '10 to 1000'],
  ['Redis port', '70000', '1 to 65535'],
])('%s can not be %s', async (name, value, message) => {
  await open(path)
  await box(name).fill(value)
  await button('Save').click()
  await expect.element(page.getByText(message, { exact: true })).toBeVisible()
  await expect.element(box(name)).toHaveFocus()
  expect(api.sent).toEqual([])
})

test('the two switches stand apart at every width', async () => {
  await open(path)
  const switches = ['Visitors can have the conversation emailed', 'Visitors are asked for a rating'].map((name) =>
    page.getByRole('switch', { name }),
  )
  for (const width of [390, 1280]) {
    await page.viewport(width, 900)
    const [first, second] = switches.map((each) => each.element().closest('.switch')?.getBoundingClientRect())
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
  }
})

test.each<[string, () => Response]>([
  ['a sentence of the server', () => refusal(503, 'We are busy. Please try again in a moment.')],
  ['a field that is none of the form', () => refusal(400, 'Not known', { version: 'Not a version' })],
  ['a conflict that cannot be looked at', () => refusal(409, 'Somebody else changed this meanwhile')],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('a failure is said in the fixed words: %s', async (why, answer) => {
  await open(path)
  await expect.element(box('Auto-popup delay')).toBeVisible()
  api.answers[PUT] = answer
  if (why.startsWith('a conflict')) api.answers['GET /api/admin/chat-settings'] = () => refusal(503, 'Not now')
  await box('Auto-popup delay').fill('5')
  await button('Save').click()
  await vi.waitFor(() => expect(toastTexts()).toEqual([['Error', 'Failed to update chat settings']]))
  await expect.element(box('Auto-popup delay')).toHaveValue('5')
})

test('values that another admin saved first are shown, and nothing typed is lost', async () => {
  api.answers[PUT] = () => {
    api.settings = { ...api.settings, redisHost: 'redis.internal', version: 5 }
    return refusal(409, 'Somebody else changed this meanwhile')
  }
  await open(path)
  await box('Auto-popup delay').fill('5')
  await button('Save').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Someone else changed Redis host. Review, then save.')
  await expect.element(box('Redis host')).toHaveValue('redis.internal')
  await expect.element(box('Auto-popup delay')).toHaveValue('5')
  api.answers[PUT] = () => json(200, { ...api.settings, autoPopupDelay: 5, version: 6 })
  await button('Save').click()
  await vi.waitFor(() => expect(api.sent.at(-1)).toMatchObject({ body: { autoPopupDelay: 5 }, version: '"5"' }))
})

test('connections are tried with what is typed, and say beside the button how it went', async () => {
  api.answers['POST /api/admin/chat-settings/test-openai'] = () =>
    json(200, { message: 'OpenAI connection successful' })
  api.answers['POST /api/admin/chat-settings/test-redis'] = () => refusal(422, 'Redis connection failed')
  await open(path)
  await button('Test the model').click()
  await expect.element(page.getByText('OpenAI connection successful')).toBeVisible()
  await box('Redis host').fill('10.0.0.9')
  await button('Test Redis').click()
  await expect.element(page.getByText('Redis connection failed')).toBeVisible()
  expect(api.sent.map(({ body }) => body)).toEqual([
    { apiKey: '••••••••1234', model: 'gpt-4o-mini' },
    { host: '10.0.0.9', port: 6379, password: '' },
  ])
  api.answers['POST /api/admin/chat-settings/test-openai'] = () => refusal(422, 'The key is not valid')
  await button('Test the model').click()
  await expect.element(page.getByText('OpenAI connection failed: The key is not valid')).toBeVisible()
})

test('the first address says that it is none, and what to enter for a Redis on this machine', async () => {
  await open(path)
  const none = page.getByText(/No Redis is used\. .* enter 127\.0\.0\.1 as the host\./)
  await expect.element(none).toBeVisible()
  await box('Redis host').fill('127.0.0.1')
  await expect.element(none).not.toBeInTheDocument()
  await box('Redis host').fill('localhost')
  await expect.element(none).toBeVisible()
  await box('Redis password').fill('hunter2')
  await expect.element(none).not.toBeInTheDocument()
})

test('another address says that the stored password does not go there', async () => {
  api.settings = { ...api.settings, hasRedisPassword: true, redisPassword: '••••••••' }
  await open(path)
  const stays = page.getByText(/We don’t send the stored password to a new host\. Enter it again/)
  await expect.element(stays).not.toBeInTheDocument()
  await box('Redis host').fill('redis.internal')
  await expect.element(stays).toBeVisible()
  await box('Redis password').fill('typed again')
  await expect.element(stays).not.toBeInTheDocument()
})

test('with the Redis of the environment the fields say that they have no effect', async () => {
  api.settings = { ...api.settings, redisSource: 'environment' }
  await open(path)
  await expect.element(page.getByText('The server uses REDIS_URL. These fields have no effect.')).toBeVisible()
})

test('the knowledge base is synced, or it is said that it failed', async () => {
  api.answers['POST /api/admin/chat-settings/sync-kb'] = () => refusal(503, 'The database is away')
  await open(path)
  await button('Sync knowledge base').click()
  await vi.waitFor(() => expect(toastTexts()).toEqual([['Error', 'Failed to sync knowledge base']]))
  api.answers['POST /api/admin/chat-settings/sync-kb'] = () => json(200, { message: '57 entries', entries: 57 })
  await button('Sync knowledge base').click()
  await expect.element(page.getByText('57 entries, synced just now')).toBeVisible()
})

test('leaving with something unsaved asks first', async () => {
  const router = await open(path)
  await box('Auto-popup delay').fill('5')
  await page.getByRole('tab', { name: 'Conversations' }).click()
  await expect.element(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
  await button('Cancel').click()
  await expect.element(box('Auto-popup delay')).toHaveValue('5')
  expect(router.state.location.search).toBe('')
})

test('settings that can not be read can be asked for again', async () => {
  api.answers['GET /api/admin/chat-settings'] = () => refusal(500, 'Broken')
  await open(path)
  await expect.element(page.getByText('The chat settings could not be loaded.')).toBeVisible()
  api.answers = {}
  await button('Try again').click()
  await expect.element(box('Redis host')).toHaveValue('localhost')
})

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
