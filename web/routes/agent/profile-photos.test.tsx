import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { api, open } from '#web/routes/test-support/agent.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'

const SET = 'PUT /api/agent/photos'
const photo = (digit: string, alt = ''): AgentPhoto => ({ image: `/api/images/${digit.repeat(64)}/600.webp`, alt })
const [a, b, c] = [photo('a', 'On stage'), photo('b'), photo('c')]
const part = () => page.getByRole('region', { name: 'More photos' })
const rows = () => part().getByRole('listitem')
const dialog = () => page.getByRole('dialog')
const sent = () => api.sent.filter(({ call }) => call === SET).map(({ body }) => body)

/** What the server keeps. */
let kept: AgentPhoto[] = []
beforeEach(() => {
  kept = [a, b]
})
const show = async () => {
  api.answers['GET /api/agent/photos'] = () => json(200, kept)
  api.answers[SET] = () => {
    kept = api.sent.at(-1)?.body as AgentPhoto[] // what the call just sent
    return json(200, kept)
  }
  await open('/agent/profile')
}

test('a photo is uploaded, and added as the last (P2.35)', async () => {
  api.answers['POST /api/admin/upload-image'] = () => json(200, { imageUrl: c.image })
  await show()
  await expect.element(rows()).toHaveLength(2)
  await page.getByLabelText('Add a photo').upload(new File(['picture'], 'c.png', { type: 'image/png' }))
  await expect.element(rows()).toHaveLength(3)
  await expect.poll(sent).toEqual([[a, b, c]])
})

test('a photo is moved with its button, which keeps the focus, and described', async () => {
  await show()
  await button('Move photo 2 up').click()
  await expect.element(part().getByText('Photo 2 is now 1 of 2.')).toBeInTheDocument()
  await expect.element(button('Move photo 1 up')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await button('Describe photo 1').click()
  await dialog().getByLabelText('Description').fill(' Backstage\nin June ')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => dialog().elements()).toEqual([])
  await expect.element(rows().first().getByText('Backstage in June')).toBeVisible()
  const described = { ...b, alt: 'Backstage in June' }
  // the first cannot go up: nothing was sent for it
  expect(sent()).toEqual([
    [b, a],
    [described, a],
  ])
})

test('a photo is removed after a question', async () => {
  await show()
  await button('Remove photo 1').click()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  expect(sent()).toEqual([])
  await button('Remove photo 1').click()
  await dialog().getByRole('button', { name: 'Remove' }).click()
  await expect.element(rows()).toHaveLength(1)
  await expect.element(part().getByRole('heading')).toHaveFocus()
  await expect.poll(sent).toEqual([[b]])
})

test('what is refused goes back, and is said once', async () => {
  await show()
  api.answers[SET] = () => refusal(400, 'This picture is no longer stored. Please upload it again.')
  await button('Move photo 2 up').click()
  await expect
    .poll(toastTexts)
    .toEqual([['Photos not saved', 'This picture is no longer stored. Please upload it again.']])
  await expect.element(rows().first().getByText('On stage')).toBeVisible()
})

test('with eight photos none can be added; photos that did not load are asked for again', async () => {
  kept = [...'12345678'].map((digit) => photo(digit))
  api.answers['GET /api/agent/photos'] = () => refusal(500, 'Something went wrong')
  await open('/agent/profile')
  await expect.element(part().getByText('The photos could not be loaded')).toBeVisible()
  api.answers['GET /api/agent/photos'] = () => json(200, kept)
  await part().getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows()).toHaveLength(8)
  await expect.element(part().getByText('To add another photo, remove one first.')).toBeVisible()
  await expect.element(page.getByLabelText('Add a photo')).not.toBeInTheDocument()
})
