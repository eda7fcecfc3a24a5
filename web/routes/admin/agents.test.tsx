import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOfficeKeys } from '#web/app/use-office-keys.ts'
import { AdminAgents } from '#web/routes/admin/agents.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, inMain, renderRoutes, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildAgent, dialog, gone, link, open, row } from './test-support/catalog.tsx'

const path = '/admin/agents'

describe('the roster', () => {
  test('says of everyone what an admin has to know', async () => {
    api.agents = [
      buildAgent(1, {
        name: 'Sabine Laurent',
        login: { username: 'sabine', email: 'sabine@example.com', ended: false, hasSecondFactor: false },
      }),
      buildAgent(2, { name: 'Kei Navarro', hourlyRate: null, availability: false, category: 'dj' }),
    ]
    await open(path)
    const sabine = row('Sabine Laurent')
    for (const text of ['Models', '$180/hr', 'Available', 'Login']) {
      await expect.element(sabine.getByText(text, { exact: true })).toBeVisible()
    }
    for (const text of ['Djs', 'Rate to be confirmed', 'Unavailable', 'No login']) {
      await expect.element(row('Kei Navarro').getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByText('2 agents', { exact: true })).toBeVisible()
  })

  test('publishes who joined by invite, with a way back', async () => {
    api.agents = [buildAgent(1, { name: 'June Holloway', publishedAt: null })]
    const june = row('June Holloway')
    const set = (publishedAt: string | null) => () => {
      api.agents = [buildAgent(1, { name: 'June Holloway', publishedAt })]
      return json(200, api.agents[0])
    }
    api.answers[`POST /api/admin/agents/${uuid(1)}/publish`] = set('2026-11-23T00:00:00Z')
    api.answers[`POST /api/admin/agents/${uuid(1)}/unpublish`] = set(null)
    await open(path)
    await expect.element(june.getByText('Not published')).toBeVisible()
    await june.getByRole('button', { name: 'Publish June Holloway' }).click()
    await expect.element(june.getByText('Available', { exact: true })).toBeVisible()
    await june.getByRole('button', { name: 'Undo publishing June Holloway' }).click()
    await expect.element(june.getByText('Not published')).toBeVisible()
    expect(api.sent.map(({ call }) => call.split('/').at(-1))).toEqual(['publish', 'unpublish'])
  })

  test('is searched and narrowed in the address', async () => {
    const { router } = await open(`${path}?only=without_rate`)
    await expect.element(row('Kei Navarro')).toBeVisible()
    expect(row('Sabine Laurent').elements()).toEqual([])
    await expect.element(button('Without a rate')).toHaveAttribute('aria-pressed', 'true')
    await button('Everyone').click()
    await page.getByLabelText('Search', { exact: false }).fill('sab')
    await expect.poll(() => router.state.location.search).toBe('?q=sab')
    await expect.element(page.getByText('1 agent', { exact: true })).toBeVisible()
    await page.getByLabelText('Search', { exact: false }).fill('nobody')
    await expect.element(page.getByText('No talent matches')).toBeVisible()
    await button('Unavailable').click()
    await expect.poll(() => router.state.location.search).toBe('?q=nobody&only=unavailable')
  })

  test('keeps a word that was typed just before a click', async () => {
    const { router } = await open(path)
    await expect.element(row('Kei Navarro')).toBeVisible()
    await page.getByLabelText('Search', { exact: false }).fill('kei')
    await button('Without a rate').click()
    await expect
      .poll(() => [...new URLSearchParams(router.state.location.search)].sort())
      .toEqual([
        ['only', 'without_rate'],
        ['q', 'kei'],
      ])
    await expect.element(page.getByText('1 agent', { exact: true })).toBeVisible()
  })

  test('of 250 comes in pages', async () => {
    api.agents = Array.from({ length: 250 }, (_, i) => buildAgent(i + 1))
    await open(path)
    await expect.element(page.getByText('250 agents', { exact: true })).toBeVisible()
    await button('Show more').click()
    await expect.poll(() => document.querySelectorAll('article').length).toBe(200)
    expect(api.read.filter((address) => address.startsWith('/api/admin/agents'))).toHaveLength(2)
  })

  test('that is empty offers to add an agent, and one that failed to try again', async () => {
    api.answers['GET /api/admin/agents'] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(page.getByText('The roster could not be loaded')).toBeVisible()
    api.answers['GET /api/admin/agents'] = () => json(200, [], { 'x-total-count': '0' })
    await button('Try again').click()
    await expect.element(page.getByText('No talent on the roster yet')).toBeVisible()
    await link('Add Agent').nth(1).click()
    await expect.element(page.getByRole('dialog', { name: 'Add Agent' })).toBeVisible()
  })

  test.each([320, 390, 768, 1280])('fits %i pixels with the longest names', async (width) => {
    await page.viewport(width, 800)
    api.agents = [
      buildAgent(1, { name: 'Wilhelmina '.repeat(6).slice(0, 60) }),
      buildAgent(2, { name: 'W'.repeat(60) }),
    ]
    await open(path)
    await expect.poll(() => document.querySelectorAll('article').length).toBe(2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('deleting an agent', () => {
  test('asks first, in the words that are fixed', async () => {
    api.answers[`DELETE /api/agents/${uuid(1)}`] = () => {
      api.agents = api.agents.slice(1)
      return json(200, { success: true })
    }
    const { client } = await open(path)
    client.setQueryData(['agents'], { agents: [], complete: true })
    client.setQueryData(['categories'], [])
    await button('Archive Sabine Laurent').click()
    await expect
      .element(dialog().getByRole('heading', { name: 'Are you sure you want to delete this agent?', exact: true }))
      .toBeVisible()
    await button('Cancel').click()
    await gone()
    expect(api.sent).toEqual([])
    await button('Archive Sabine Laurent').click()
    await expect
      .element(dialog().getByRole('button', { name: 'Archive', exact: true }))
      .toHaveClass('button-danger-fill')
    await dialog().getByRole('button', { name: 'Archive', exact: true }).click()
    await gone()
    expect(row('Sabine Laurent').elements()).toEqual([])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Roster')
    // the public site in the same window is read again
    for (const key of ['agents', 'categories']) expect(client.getQueryState([key])?.isInvalidated).toBe(true)
  })

  test.each([
    ['the sentence of the server', () => refusal(404, 'There is no such agent'), 'There is no such agent'],
    ['its own words without one', () => Promise.reject(new TypeError('offline')), 'Failed to delete agent'],
  ])('that fails says so in one toast: %s', async (_, answer, words) => {
    api.answers[`DELETE /api/agents/${uuid(1)}`] = answer
    await open(path)
    await button('Archive Sabine Laurent').click()
    await dialog().getByRole('button', { name: 'Archive', exact: true }).click()
    await expect.poll(shownToasts).toEqual([['Error', words, 'destructive']])
    await gone()
  })
})

test('the roster comes in the order that is chosen, which the address keeps (P6.173)', async () => {
  await open(path)
  await expect.element(row('Sabine Laurent')).toBeVisible()
  await page.getByLabelText('Order').selectOptions('Next booking, soonest first')
  await expect.poll(() => api.read.some((read) => read.includes('sort=next'))).toBe(true)
  await page.getByLabelText('Order').selectOptions('Rate, high to low')
  await expect.poll(() => api.read.some((read) => /sort=rate&order=desc/.test(read))).toBe(true)
  await button('Papers missing or expired').click()
  await expect.poll(() => api.read.some((read) => /only=papers_missing.*sort=rate&order=desc/.test(read))).toBe(true)
})

/** The screen with the keys that the office's frame brings. */
function Keyed() {
  useOfficeKeys(true)
  return <AdminAgents />
}

test('j, k and Enter walk the roster, and c does nothing there (P6.151)', async () => {
  const { router } = await renderRoutes([{ path, element: inMain(<Keyed />) }], [path])
  await expect.element(link('Kei Navarro').first()).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('link', { name: 'Kei Navarro', exact: true })).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('link', { name: 'Sabine Laurent', exact: true })).toHaveFocus()
  await userEvent.keyboard('c')
  expect(api.sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe(`?agent=${uuid(1)}`)
})

test('an odd row leaves the others on the roster', async () => {
  const rows = [null, 'row', { id: 'x' }, { ...buildAgent(1, { name: 'Sabine Laurent' }), category: 'juggler' }]
  api.answers['GET /api/admin/agents'] = () => json(200, rows)
  await open('/admin/agents')
  await expect.element(row('Sabine Laurent')).toBeVisible()
  await expect.element(page.getByText('Juggler')).toBeVisible()
  await expect.element(page.getByText('This entry could not be shown.')).toBeVisible()
})
