import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { choosePicture } from '#web/routes/test-support/choose-picture.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildAgent, dialog, field, gone, link, open, row, stored, written } from './test-support/catalog.tsx'

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
    await dialog().getByRole('radio', { name: 'Second' }).click({ force: true })
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
      .getByRole('switch', { name: /Make a log-in/ })
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
      .getByRole('switch', { name: /Make a log-in/ })
      .click()
    await field('Email').fill('ruth@example.com')
    await add().click()
    await expect.element(page.getByText(/^No log-in was made/)).toBeVisible()
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
      .getByRole('switch', { name: /Make a log-in/ })
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
const whole = (some: object) => ({
  name: 'Sabine Laurent',
  category: 'model',
  bio: 'Runway and editorial.',
  experience: null,
  specialties: ['Runway'],
  hourlyRate: 180,
  image: null,
  socialMedia: { instagram: null, twitter: null, website: null },
  availability: true,
  poster: null,
  ...some,
})

describe('changing an agent', () => {
  test('sends the whole agent and the version it was decided on', async () => {
    api.answers[UPDATE] = () => json(200, buildAgent(1))
    const { router } = await open(path)
    await link('Edit Sabine Laurent').click()
    expect(router.state.location.search).toBe(`?edit=${uuid(1)}`)
    await expect.element(page.getByRole('dialog', { name: 'Edit Sabine Laurent' })).toBeVisible()
    expect(
      dialog()
        .getByRole('switch', { name: /Make a log-in/ })
        .elements(),
    ).toEqual([])
    await field('Experience').fill('Six years')
    await save().click()
    await gone()
    expect(api.sent).toEqual([{ call: UPDATE, body: whole({ experience: 'Six years' }), version: '1' }])
    expect(router.state.location.search).toBe('')
  })

  test('with nothing changed sends nothing', async () => {
    await open(`${path}?edit=${uuid(1)}`)
    await save().click()
    await gone()
    expect(api.sent).toEqual([])
  })

  test('of a known rate asks why', async () => {
    api.answers[UPDATE] = () => json(200, buildAgent(1))
    await open(`${path}?edit=${uuid(1)}`)
    await field('Hourly rate').fill('$180')
    expect(field('Why the rate changes').elements()).toEqual([])
    await field('Hourly rate').fill('220')
    await save().click()
    await expect.element(field('Why the rate changes')).toHaveAccessibleDescription('Say why the rate changes')
    await expect.element(field('Why the rate changes')).toHaveFocus()
    await field('Why the rate changes').fill('Asked for more')
    await save().click()
    await gone()
    const sent = whole({ hourlyRate: 220, reason: 'Asked for more' })
    expect(api.sent).toEqual([{ call: UPDATE, body: sent, version: '1' }])
  })

  test('of an unknown rate asks nothing', async () => {
    api.answers[`PUT /api/agents/${uuid(2)}`] = () => json(200, buildAgent(2))
    await open(`${path}?edit=${uuid(2)}`)
    await field('Hourly rate').fill('90')
    await save().click()
    await gone()
    expect(body()).toEqual(whole({ name: 'Kei Navarro', hourlyRate: 90 }))
  })

  test('that fails says so', async () => {
    api.answers[UPDATE] = () => Promise.reject(new TypeError('offline'))
    await open(`${path}?edit=${uuid(1)}`)
    await field('Name').fill('Sabine L.')
    await save().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to update agent', 'destructive']])
    api.answers[UPDATE] = () => refusal(404, 'There is no such agent')
    await save().click()
    await expect.poll(shownToasts).toEqual([['Error', 'There is no such agent', 'destructive']])
  })

  test('far down the list is found by the address', async () => {
    api.agents = Array.from({ length: 250 }, (_, i) => buildAgent(i + 1))
    await open(`${path}?edit=${uuid(240)}`)
    await expect.element(field('Name')).toHaveValue('Agent 240')
    // looked up alone: no page of the list beyond the first
    expect(api.read).toContain(`/api/admin/agents/${uuid(240)}`)
    expect(api.read.filter((address) => address.includes('cursor'))).toEqual([])
  })

  test('of nobody says so', async () => {
    const { router } = await open(`${path}?edit=${uuid(77)}`)
    await expect.element(dialog().getByText('Nobody on the roster has this address')).toBeVisible()
    await dialog().getByRole('button', { name: 'Close' }).last().click()
    await gone()
    expect(router.state.location.search).toBe('')
  })
})

describe('when another admin saved first', () => {
  async function openConflict() {
    const [sabine, ...rest] = api.agents
    if (!sabine) throw new Error('nobody is there')
    api.answers[UPDATE] = (sent) => {
      api.agents = [{ ...sabine, hourlyRate: 200, bio: 'Their bio', version: 2 }, ...rest]
      const current = api.sent.at(-1)?.version === '2'
      return current
        ? json(200, { ...sabine, ...(sent as object) })
        : refusal(409, 'Someone else changed this agent.', { bio: 'Now Their bio' })
    }
    await open(`${path}?edit=${uuid(1)}`)
    await field('Bio').fill('My bio')
    await field('Experience').fill('Mine too')
    await save().click()
    await expect.element(dialog().getByText('Someone else changed this agent meanwhile')).toBeVisible()
    for (const text of ['Now $200', 'Now Their bio'])
      await expect.element(dialog().getByRole('alert').getByText(text)).toBeVisible()
    await expect.element(field('Bio')).toHaveAccessibleDescription('Now Their bio')
    await expect.element(field('Bio')).toHaveValue('My bio')
    await expect.element(field('Experience')).not.toHaveAttribute('aria-invalid')
    expect(shownToasts()).toEqual([])
  }

  test('what was typed can be kept, and theirs elsewhere', async () => {
    await openConflict()
    await button('Keep mine').click()
    await expect.element(field('Bio')).toHaveValue('My bio')
    await expect.element(field('Hourly rate')).toHaveValue('200')
    await save().click()
    await gone()
    const sent = whole({ bio: 'My bio', experience: 'Mine too', hourlyRate: 200 })
    expect(api.sent.at(-1)).toEqual({ call: UPDATE, body: sent, version: '2' })
  })

  test('their version can be loaded', async () => {
    await openConflict()
    await button('Load their version').click()
    await expect.element(field('Bio')).toHaveValue('Their bio')
    await expect.element(field('Hourly rate')).toHaveValue('200')
    await expect.element(field('Experience')).toHaveValue('')
    await save().click()
    await gone()
    expect(written()).toEqual([UPDATE])
  })

  test('elsewhere than in this sheet, it is saved all the same', async () => {
    const [sabine, ...rest] = api.agents
    if (!sabine) throw new Error('nobody is there')
    api.answers[UPDATE] = () => {
      api.agents = [{ ...sabine, totalBookings: 4, version: 2 }, ...rest]
      return api.sent.at(-1)?.version === '2' ? json(200, sabine) : refusal(409, 'Changed', { bio: 'Now Runway' })
    }
    await open(`${path}?edit=${uuid(1)}`)
    await field('Bio').fill('My bio')
    await save().click()
    await gone()
    expect(api.sent.map(({ version }) => version)).toEqual(['1', '2'])
  })
})

describe('leaving the sheet', () => {
  test('Back closes it, and it closes without a question when nothing was typed', async () => {
    const { router } = await open(path)
    await link('Edit Sabine Laurent').click()
    await expect.element(dialog()).toBeVisible()
    await router.navigate(-1)
    await gone()
    await link('Edit Sabine Laurent').click()
    await button('Close').click()
    await gone()
    // one step, taken back: what was before the screen is still one step away
    await router.navigate(-1)
    await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  })

  test.each([
    ['Cancel', () => button('Cancel').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('with something typed asks first: %s', async (_, leave) => {
    const { router } = await open(path)
    await link('Edit Sabine Laurent').click()
    await field('Name').fill('Sabine')
    await leave()
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Name')).toHaveValue('Sabine')
    expect(router.state.location.search).toBe(`?edit=${uuid(1)}`)
    await leave()
    await question.getByRole('button', { name: 'Discard' }).click()
    await gone()
    expect(router.state.location.search).toBe('')
    await expect.element(row('Sabine Laurent')).toBeVisible()
  })

  test('Escape asks, and Escape again goes back to what was typed', async () => {
    await open(path)
    await link('Edit Sabine Laurent').click()
    await expect.element(field('Name')).toBeVisible()
    ;(field('Name').element() as HTMLElement).focus() // an input
    await userEvent.keyboard('x{Escape}')
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Edit Sabine Laurent' })).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Sabine Laurentx')
  })

  test('Back asks too', async () => {
    const { router } = await open(path)
    await link('Add Agent').click()
    await field('Bio').fill('Long, and nearly lost')
    await router.navigate(-1)
    await page.getByRole('dialog', { name: 'Discard what you typed?' }).getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Bio')).toHaveValue('Long, and nearly lost')
  })

  test('an address that opened it is left at the list', async () => {
    const { router } = await open(`${path}?q=sab&edit=${uuid(1)}`)
    await button('Close').click()
    await gone()
    expect(router.state.location.pathname + router.state.location.search).toBe(`${path}?q=sab`)
  })
})
