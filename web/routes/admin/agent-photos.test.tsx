import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { json } from '#web/routes/test-support/answers.ts'
import { uuid } from '#web/routes/test-support/screen.tsx'
import { api, dialog, open, stored } from './test-support/catalog.tsx'

const SET = `PUT /api/admin/agents/${uuid(1)}/photos`

test('the office describes a photo in the sheet of an agent, which is not saved by that (P2.35)', async () => {
  let kept: AgentPhoto[] = [{ image: stored('a'), alt: '' }]
  api.answers[`GET /api/agents/${uuid(1)}/photos`] = () => json(200, kept)
  api.answers[SET] = (body) => {
    kept = body as AgentPhoto[] // what the call just sent
    return json(200, kept)
  }
  await open(`/admin/agents?edit=${uuid(1)}`)
  await page.getByRole('button', { name: 'Describe photo 1' }).click()
  const describe = page.getByRole('dialog', { name: 'Describe the photo' })
  await describe.getByLabelText('Description').fill('On stage')
  await describe.getByRole('button', { name: 'Save' }).click()
  const part = dialog().getByRole('region', { name: 'More photos' })
  await expect.element(part.getByText('On stage')).toBeVisible()
  expect(api.sent.map(({ call, body }) => [call, body])).toEqual([[SET, [{ image: stored('a'), alt: 'On stage' }]]])
  await expect.element(dialog().getByRole('button', { name: 'Save Changes' })).toBeVisible()
})

test('a new agent has no photos to edit', async () => {
  await open('/admin/agents?new=1')
  await expect.element(dialog().getByRole('button', { name: 'Add Agent' })).toBeVisible()
  await expect.element(dialog().getByRole('region', { name: 'More photos' })).not.toBeInTheDocument()
})
