import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'
import { api, box, open } from './test-support/chat.tsx'

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
