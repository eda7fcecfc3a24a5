import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { api, open, openScreen } from '#web/routes/test-support/agent.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { type Answer, button, toastTexts } from '#web/routes/test-support/screen.tsx'

const [READ, SET, UPLOAD] = ['GET /api/agent/photos', 'PUT /api/agent/photos', 'POST /api/admin/upload-image']
const photo = (digit: string, alt: string): AgentPhoto => ({ image: `/api/images/${digit.repeat(64)}/600.webp`, alt })
const [a, b, c] = [photo('a', 'On stage'), photo('b', 'Backstage'), photo('c', 'Portrait')]
const part = () => page.getByRole('region', { name: 'More photos' })
const rows = () => part().getByRole('listitem')
const first = () => rows().first()
const sent = () => api.sent.filter(({ call }) => call === SET)
const CHANGED = 'Someone else changed this list of photos. Look at it again before you change it.'

/** What the server keeps, and its version. */
let kept: AgentPhoto[]
let version: number
beforeEach(() => {
  kept = [a, b, c]
  version = 7
  api.answers[READ] = list
  api.answers[SET] = save
})
const list = () => json(200, kept, { etag: `"${version}"` })
function save(): Answer {
  const { body, version: seen } = api.sent.at(-1) ?? {} // what the call just sent
  if (seen !== `"${version}"`) return refusal(409, CHANGED)
  kept = body as AgentPhoto[] // a list of photos by the contract
  version++
  return list()
}

/** Holds the answers to saves back, each until its turn. */
function hold() {
  const waiting: (() => void)[] = []
  api.answers[SET] = () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { body } = api.sent.at(-1) ?? {} // what the call just sent
    waiting.push(() => {
      kept = body as AgentPhoto[] // a list of photos by the contract
      version++
      resolve(list())
    })
    return promise
  }
  return waiting
}

test('a change names the version that was read, the next one that of the answer (P2.35)', async () => {
  await open('/agent/profile')
  await button('Move photo 2 up').click()
  await expect.element(first().getByText('Backstage')).toBeVisible()
  await button('Move photo 2 up').click()
  await expect.element(first().getByText('On stage')).toBeVisible()
  await expect.poll(() => sent().map((one) => one.version)).toEqual(['"7"', '"8"'])
})

test('photos that someone else changed are not overwritten: the sentence, and their list (P2.35)', async () => {
  await open('/agent/profile')
  await expect.element(rows()).toHaveLength(3)
  kept = [c, a, b]
  version = 12
  await button('Move photo 2 up').click()
  await expect.poll(toastTexts).toEqual([['Photos not saved', CHANGED]])
  await expect.element(first().getByText('Portrait')).toBeVisible()
  expect(kept).toEqual([c, a, b])
  // decided on what is there now
  await button('Move photo 2 up').click()
  await expect.poll(() => kept).toEqual([a, c, b])
})

test('a change while another waits is made from what is on screen', async () => {
  await open('/agent/profile')
  await expect.element(rows()).toHaveLength(3)
  const waiting = hold()
  await button('Move photo 3 up').click() // a c b
  await button('Move photo 2 up').click() // c a b
  await expect.element(first().getByText('Portrait')).toBeVisible()
  waiting.shift()?.()
  await expect.poll(() => sent().length).toBe(2)
  await button('Move photo 3 up').click() // c b a
  waiting.shift()?.()
  await expect.poll(() => sent().length).toBe(3)
  waiting.shift()?.()
  await expect.poll(() => kept).toEqual([c, b, a])
  expect(sent().map((one) => one.version)).toEqual(['"7"', '"8"', '"9"'])
  await expect.element(first().getByText('Portrait')).toBeVisible()
})

test('an editor opened again while a save waits goes on from it', async () => {
  const router = await open('/agent/profile')
  await expect.element(rows()).toHaveLength(3)
  const waiting = hold()
  await button('Move photo 3 up').click() // a c b
  await router.navigate('/agent/dashboard')
  await expect.poll(() => part().elements()).toEqual([])
  await router.navigate('/agent/profile')
  await button('Move photo 2 up').click() // c a b
  waiting.shift()?.()
  await expect.poll(() => sent().map((one) => one.version)).toEqual(['"7"', '"8"'])
  waiting.shift()?.()
  await expect.poll(() => kept).toEqual([c, a, b])
})

test('of changes that waited behind a refused one, none overwrites what someone else saved', async () => {
  await open('/agent/profile')
  await expect.element(rows()).toHaveLength(3)
  const answers: ((answer: Response) => void)[] = []
  api.answers[SET] = () => new Promise<Response>((resolve) => answers.push(resolve))
  await button('Move photo 3 up').click()
  await button('Move photo 2 up').click()
  kept = [b]
  version = 12
  answers.shift()?.(refusal(409, CHANGED))
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[1]?.version).toBe('"7"')
  answers.shift()?.(refusal(409, CHANGED))
  await expect.element(rows()).toHaveLength(1)
  await expect.element(first().getByText('Backstage')).toBeVisible()
})

test('an upload that ends when the list is gone replaces nothing', async () => {
  const uploaded = Promise.withResolvers<Response>()
  api.answers[UPLOAD] = () => uploaded.promise
  const { client } = await openScreen('/agent/profile')
  await expect.element(rows()).toHaveLength(3)
  await page.getByLabelText('Add a photo').upload(new File(['picture'], 'd.png', { type: 'image/png' }))
  await expect.poll(() => api.sent.map(({ call }) => call)).toEqual([UPLOAD])
  client.removeQueries({ queryKey: ['agent', 'photos'] })
  uploaded.resolve(json(200, { imageUrl: photo('d', '').image }))
  await expect
    .poll(toastTexts)
    .toEqual([['Photos not saved', 'The photos had to load again. Please make the change once more.']])
  expect(sent()).toEqual([])
  await expect.element(rows()).toHaveLength(3)
})
