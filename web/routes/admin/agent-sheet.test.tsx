import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { choosePicture } from '#web/routes/test-support/choose-picture.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildAgent, dialog, field, gone, link, open, stored, written } from './test-support/catalog.tsx'

const path = '/admin/agents'
const CREATE = 'POST /api/agents'
const WITH_ACCOUNT = 'POST /api/agents/with-account'
const UPDATE = `PUT /api/agents/${uuid(1)}`
const UPLOAD = 'POST /api/admin/upload-image'
const add = () => dialog().getByRole('button', { name: 'Add Agent' })
const save = () => dialog().getByRole('button', { name: 'Save Changes' })
const body = () => api.sent.at(-1)?.body as Record<string, unknown>
async function fillIn() {
  await field('Name').fill('Ruth Adeyemi')
  await field('Category').selectOptions('dj')
}
const created = () => json(201, buildAgent(9))

test('the sheet begins with name, rate and availability; the poster comes last', async () => {
  await open(`${path}?edit=${uuid(1)}`)
  await expect.element(field('Name')).toHaveValue('Sabine Laurent')
  const parts = [...dialog().element().querySelectorAll('.agent-form > .agent-part')]
  expect(parts[0]?.querySelector('[name="hourlyRate"]')).not.toBeNull()
  expect(parts[0]?.querySelector('[name="availability"]')).not.toBeNull()
  expect(parts.at(-1)?.textContent).toContain('Skin tone')
})

describe('adding an agent', () => {
  test('needs a name and a category', async () => {
    await open(`${path}?new=1`)
    await add().click()
    await expect.element(field('Name')).toHaveAccessibleDescription('Name is required')
    await expect.element(field('Category')).toHaveAccessibleDescription('Category is required')
    await expect.element(field('Name')).toHaveFocus()
    await field('Name').fill('Ruth')
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
    await add().click()
    await expect.element(field('Category')).toHaveFocus()
    expect(api.sent).toEqual([])
    expect(shownToasts()).toEqual([])
  })

  test('sends what was typed, the rate as an integer, the specialties as a list', async () => {
    api.answers[CREATE] = created
    const { router, client } = await open(path)
    client.setQueryData(['agents'], { agents: [], complete: true })
    await link('Add Agent').click()
    await fillIn()
    await field('Hourly rate').fill('$1,200.50')
    await field('Specialties').fill(' Vinyl, , House ,')
    await field('Bio').fill('x'.repeat(4000))
    await field('Website').fill('https://ruth.example')
    await dialog().getByRole('switch', { name: 'Available for booking' }).click()
    await dialog().getByRole('radio', { name: 'Poster 2' }).click({ force: true })
    await dialog().getByRole('radio', { name: 'Honey' }).click({ force: true })
    await add().click()
    await gone()
    expect(shownToasts()).toEqual([['Agent created successfully', undefined, undefined]])
    expect(api.sent).toEqual([
      {
        call: CREATE,
        version: null,
        body: {
          name: 'Ruth Adeyemi',
          category: 'dj',
          bio: 'x'.repeat(4000),
          experience: '',
          ...{ travel: '', setup: '', bring: '' },
          specialties: ['Vinyl', 'House'],
          hourlyRate: 1200,
          image: null,
          poster: { variant: 1, skin: 2 },
          availability: false,
          socialMedia: { instagram: '', twitter: '', website: 'https://ruth.example' },
        },
      },
    ])
    expect(router.state.location.search).toBe('')
    expect(client.getQueryState(['agents'])?.isInvalidated).toBe(true)
    // the office's counts are read again after a mutation
    expect(
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(['success'])
  })

  test.each(['', 'on request'])('reads the rate %j as 0', async (typed) => {
    api.answers[CREATE] = created
    await open(`${path}?new=1`)
    await fillIn()
    await field('Hourly rate').fill(typed)
    await add().click()
    await gone()
    expect(body().hourlyRate).toBe(0)
  })

  test('with a whole log-in makes both', async () => {
    api.answers[WITH_ACCOUNT] = created
    await open(`${path}?new=1`)
    await fillIn()
    await dialog()
      .getByRole('switch', { name: /Create a login/ })
      .click()
    for (const [label, text] of [
      ['Email', 'ruth@example.com'],
      ['Username', 'ruth'],
      ['Password', 'four unrelated words'],
    ] as const) {
      await expect.element(field(label)).toHaveAttribute('aria-required', 'true')
      await field(label).fill(text)
    }
    await add().click()
    await gone()
    expect(written()).toEqual([WITH_ACCOUNT])
    expect(body()).toMatchObject({
      agentData: { name: 'Ruth Adeyemi', category: 'dj' },
      email: 'ruth@example.com',
      username: 'ruth',
      password: 'four unrelated words',
    })
  })

  test('with part of a log-in adds the agent alone, and says so', async () => {
    api.answers[CREATE] = created
    const { router } = await open(path)
    await link('Add Agent').click()
    await fillIn()
    await dialog()
      .getByRole('switch', { name: /Create a login/ })
      .click()
    await field('Email').fill('ruth@example.com')
    await add().click()
    await expect.element(page.getByText(/^No login was created/)).toBeVisible()
    expect(shownToasts()[0]?.[0]).toBe('Agent created successfully')
    expect(written()).toEqual([CREATE])
    expect(JSON.stringify(body())).not.toContain('ruth@example.com')
    await button('Done').click()
    await gone()
    expect(router.state.location.search).toBe('')
  })

  test('that is refused says so beside the fields, or in one toast', async () => {
    const fields = { username: 'This username is taken', 'agentData.socialMedia.website': 'Must start with https://' }
    api.answers[WITH_ACCOUNT] = () => refusal(409, 'This username is taken', fields)
    await open(`${path}?new=1`)
    await fillIn()
    await dialog()
      .getByRole('switch', { name: /Create a login/ })
      .click()
    for (const label of ['Email', 'Username', 'Password']) await field(label).fill('x@y.example')
    await add().click()
    await expect.element(field('Username')).toHaveAccessibleDescription('This username is taken')
    await expect.element(field('Website')).toHaveFocus()
    expect(shownToasts()).toEqual([])
    api.answers[WITH_ACCOUNT] = () => refusal(503, 'The house is dark for a moment')
    await add().click()
    await expect.poll(shownToasts).toEqual([['Error', 'The house is dark for a moment', 'destructive']])
    api.answers[WITH_ACCOUNT] = () => Promise.reject(new TypeError('offline'))
    await add().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to create agent', 'destructive']])
    await expect.element(field('Name')).toHaveValue('Ruth Adeyemi')
  })
})

describe('a photo', () => {
  test('is uploaded as the form field image, shown, and sent with the agent', async () => {
    let arrive = (_: Response) => {}
    api.answers[UPLOAD] = () => new Promise((resolve) => (arrive = resolve))
    api.answers[CREATE] = created
    await open(`${path}?new=1`)
    await fillIn()
    const input = await choosePicture()
    expect(input.accept).toBe('image/*')
    await expect.element(button('Uploading...')).toBeDisabled()
    await expect.element(add()).toBeDisabled()
    arrive(json(200, { imageUrl: stored('a') }))
    await expect.element(add()).toBeEnabled()
    const form = body() as unknown as FormData
    expect([...form.keys()]).toEqual(['image'])
    expect(form.get('image')).toMatchObject({ name: 'sabine.png', type: 'image/png' })
    await expect.element(dialog().getByText('Shown instead of the poster.')).toBeVisible()
    expect(input.value).toBe('')
    await add().click()
    await gone()
    expect(body().image).toBe(stored('a'))
  })

  test.each([
    [
      'the error of the server',
      () => refusal(400, 'This file is no picture we can read'),
      'This file is no picture we can read',
    ],
    ['that no address came', () => json(200, {}), 'No image URL returned from server'],
    ['that nothing came', () => Promise.reject(new TypeError('offline')), 'No image URL returned from server'],
  ])('that fails to upload says %s, and the input is cleared', async (_, answer, words) => {
    api.answers[UPLOAD] = answer
    await open(`${path}?edit=${uuid(1)}`)
    await expect.element(field('Name')).toHaveValue('Sabine Laurent')
    const input = await choosePicture()
    await expect.poll(shownToasts).toEqual([['Upload failed', words, 'destructive']])
    await expect.poll(() => input.value).toBe('')
    await expect.element(save()).toBeEnabled()
  })

  test('that the server no longer has is asked for again beside the picture', async () => {
    api.answers[UPLOAD] = () => json(200, { imageUrl: stored('b') })
    api.answers[UPDATE] = () => refusal(400, 'Not valid', { image: 'Please upload it again.' })
    await open(`${path}?edit=${uuid(1)}`)
    await choosePicture()
    await expect.element(button('Remove')).toBeVisible()
    await save().click()
    await expect.element(dialog().getByText('Please upload it again.')).toBeVisible()
    expect(shownToasts()).toEqual([])
  })
})

/** Sabine as a change sends her whole. */
