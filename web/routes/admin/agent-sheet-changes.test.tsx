import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildAgent, dialog, field, gone, link, open, row, written } from './test-support/catalog.tsx'

const path = '/admin/agents'
const UPDATE = `PUT /api/agents/${uuid(1)}`
const save = () => dialog().getByRole('button', { name: 'Save Changes' })
const body = () => api.sent.at(-1)?.body as Record<string, unknown>

const whole = (some: object) => ({
  name: 'Sabine Laurent',
  category: 'model',
  bio: 'Runway and editorial.',
  experience: null,
  ...{ travel: null, setup: null, bring: null },
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
        .getByRole('switch', { name: /Create a login/ })
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
    expect(field('Reason for the change').elements()).toEqual([])
    await field('Hourly rate').fill('220')
    await save().click()
    await expect.element(field('Reason for the change')).toHaveAccessibleDescription('Say why you’re changing the rate')
    await expect.element(field('Reason for the change')).toHaveFocus()
    await field('Reason for the change').fill('Asked for more')
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
    await expect.element(dialog().getByText('This agent does not exist')).toBeVisible()
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
    await expect.element(dialog().getByText('Someone else changed this agent')).toBeVisible()
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
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
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
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
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
    await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Bio')).toHaveValue('Long, and nearly lost')
  })

  test('an address that opened it is left at the list', async () => {
    const { router } = await open(`${path}?q=sab&edit=${uuid(1)}`)
    await button('Close').click()
    await gone()
    expect(router.state.location.pathname + router.state.location.search).toBe(`${path}?q=sab`)
  })
})
