import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildAgent, dialog, field, gone, link, open, row, written } from './test-support/catalog.tsx'

const path = `/admin/agents?agent=${uuid(1)}`
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const tab = (name: string) => page.getByRole('tab', { name })

describe("an agent's page", () => {
  test('opens from the roster, and leads back to it as it was narrowed', async () => {
    const { router } = await open('/admin/agents?q=sabine')
    await row('Sabine Laurent').getByRole('link', { name: 'Sabine Laurent', exact: true }).click()
    await expect.element(title('Sabine Laurent')).toHaveFocus()
    expect(document.title).toContain('Sabine Laurent')
    await tab('Calendar').click()
    await expect.poll(() => router.state.location.search).toBe(`?q=sabine&agent=${uuid(1)}&tab=calendar`)
    await link('All agents').click()
    await expect.poll(() => router.state.location.search).toBe('?q=sabine')
    await expect.element(row('Sabine Laurent')).toBeVisible()
  })

  test('says what the public profile lacks, and opens the sheet for it', async () => {
    await open(path)
    const lacks = page.getByRole('region', { name: 'Profile' }).getByRole('listitem')
    await expect.poll(() => lacks.elements().map((item) => item.textContent)).toEqual(['Photo', 'Experience'])
    await link('Complete the profile').click()
    await expect.element(field('Name')).toHaveValue('Sabine Laurent')
    api.answers[`PUT /api/agents/${uuid(1)}`] = () => {
      api.agents = [buildAgent(1, { name: 'Sabine Laurent', experience: 'Six years', image: '/api/images/a/600.webp' })]
      return json(200, api.agents[0])
    }
    await field('Experience').fill('Six years')
    await dialog().getByRole('button', { name: 'Save Changes' }).click()
    await gone()
    await expect.element(page.getByText('The profile is complete.')).toBeVisible()
  })

  test('shows owners how reliable they are (P15.68)', async () => {
    await open(path)
    const part = page.getByRole('region', { name: 'Reliability' })
    await expect.element(part.getByText('No requests and no drop-outs in the last 12 months.')).toBeVisible()
    api.reliability = { requests: 9, answeredInTime: 7, dropOuts: 2, lateDropOuts: 1 }
    await open(path)
    await expect.element(part.getByText('7 of 9')).toBeVisible()
    await expect.element(part.getByText('2, of these 1 less than 72 hours before the start')).toBeVisible()
    const call = `GET /api/admin/reliability/${uuid(1)}`
    api.answers[call] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(part.getByText('The reliability could not be loaded')).toBeVisible()
  })

  test('a booker neither sees nor loads how reliable they are (P15.68)', async () => {
    let loaded = false
    api.answers[`GET /api/admin/reliability/${uuid(1)}`] = () => {
      loaded = true
      return refusal(403, 'Only owners')
    }
    await open(path, 'booker')
    await expect.element(page.getByText('Missing on the public profile:')).toBeVisible()
    expect([page.getByRole('region', { name: 'Reliability' }).elements(), loaded]).toEqual([[], false])
  })

  test('switches bookings off under the version that was seen, and shows what is stored when refused', async () => {
    api.answers[`PUT /api/agents/${uuid(1)}`] = (body) => {
      api.agents = [buildAgent(1, { name: 'Sabine Laurent', version: 2, ...(body as object) })]
      return json(200, api.agents[0])
    }
    await open(path)
    const available = page.getByRole('switch', { name: 'Available for booking' })
    await available.click()
    await expect.poll(toastTexts).toEqual([['Sabine Laurent can’t be booked now', 'Current bookings don’t change.']])
    await expect.element(available).not.toBeChecked()
    await expect.element(page.getByText('Unavailable', { exact: true })).toBeVisible()
    expect(api.sent).toEqual([{ call: `PUT /api/agents/${uuid(1)}`, version: '1', body: { availability: false } }])
    api.answers[`PUT /api/agents/${uuid(1)}`] = () => refusal(409, 'Someone else changed this agent')
    await available.click()
    await expect.poll(shownToasts).toEqual([['Error', 'Someone else changed this agent', 'destructive']])
    await expect.element(available).not.toBeChecked()
  })

  test('of nobody says so, and one that failed can be tried again', async () => {
    api.answers[`GET /api/admin/agents/${uuid(9)}`] = () => refusal(404, 'There is no such agent')
    await open(`/admin/agents?agent=${uuid(9)}`)
    await expect.element(page.getByText('This agent does not exist')).toBeVisible()
    api.answers[`GET /api/admin/agents/${uuid(9)}`] = () => refusal(500, 'Something broke')
    await link('All agents').click()
    await expect.element(row('Kei Navarro')).toBeVisible()
    api.answers[`GET /api/admin/agents/${uuid(2)}`] = () => refusal(500, 'Something broke')
    await row('Kei Navarro').getByRole('link', { name: 'Kei Navarro', exact: true }).click()
    await expect.element(page.getByText('The agent could not be loaded')).toBeVisible()
    delete api.answers[`GET /api/admin/agents/${uuid(2)}`]
    await button('Try again').click()
    await expect.element(title('Kei Navarro')).toBeVisible()
  })

  test('resets the second factor after a question, and says what a refusal means (P1.60)', async () => {
    const login = { username: 'sabine', email: 'sabine@example.com', ended: false }
    const set = (hasSecondFactor: boolean) => {
      api.agents = [buildAgent(1, { name: 'Sabine Laurent', login: { ...login, hasSecondFactor } })]
    }
    set(true)
    const call = `POST /api/agents/${uuid(1)}/reset-second-factor`
    api.answers[call] = () => refusal(409, 'This account has no second factor')
    await open(path)
    const reset = () => dialog().getByRole('button', { name: 'Reset second factor' })
    await button('Reset second factor').click()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    expect(api.sent).toEqual([])
    await button('Reset second factor').click()
    await reset().click()
    await expect
      .poll(shownToasts)
      .toEqual([['The second factor was not reset', 'This account has no second factor', 'destructive']])
    api.answers[call] = () => {
      set(false)
      return json(200, { success: true })
    }
    await button('Reset second factor').click()
    await expect.element(dialog().getByText(/We email you both/)).toBeVisible()
    await reset().click()
    await gone()
    await expect.element(page.getByRole('definition').getByText('None.')).toBeVisible()
    await expect.element(button('Reset second factor')).not.toBeInTheDocument()
    expect(api.sent.map((sent) => sent.call)).toEqual([call, call])
  })

  test('shows a booker that there is a second factor, and no way to reset it (P1.60)', async () => {
    const login = { username: 'sabine', email: 'sabine@example.com', ended: false, hasSecondFactor: true }
    api.agents = [buildAgent(1, { name: 'Sabine Laurent', login })]
    await open(path, 'booker')
    await expect.element(page.getByText('Second factor')).toBeVisible()
    await expect.element(page.getByText('On.')).toBeVisible()
    await expect.element(button('Reset second factor')).not.toBeInTheDocument()
  })

  test('signs the agent out everywhere after a question, from the sheet (P6.52)', async () => {
    const login = { username: 'sabine', email: 'sabine@example.com', ended: false, hasSecondFactor: false }
    api.agents = [buildAgent(1, { name: 'Sabine Laurent', login })]
    const call = `POST /api/agents/${uuid(1)}/end-sessions`
    api.answers[call] = () => json(200, { sessions: 2, feeds: 1 })
    await open(path)
    await link('Complete the profile').click()
    await dialog().getByRole('button', { name: 'End sessions' }).click()
    const question = page.getByRole('dialog', { name: 'Sign Sabine Laurent out everywhere?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(api.sent).toEqual([])
    await dialog().getByRole('button', { name: 'End sessions' }).click()
    await question.getByRole('button', { name: 'End sessions' }).click()
    await expect.poll(toastTexts).toEqual([['Signed out everywhere', '2 sessions of Sabine Laurent']])
    expect(api.sent.map((sent) => sent.call)).toEqual([call])
    api.answers[call] = () => refusal(422, 'This agent has no log-in')
    await dialog().getByRole('button', { name: 'End sessions' }).click()
    await question.getByRole('button', { name: 'End sessions' }).click()
    await expect
      .poll(shownToasts)
      .toContainEqual(['The sessions were not ended', 'This agent has no log-in', 'destructive'])
  })

  test.each([320, 390, 1280])('fits %i pixels with the longest name', async (width) => {
    await page.viewport(width, 800)
    api.agents = [buildAgent(1, { name: 'W'.repeat(60) })]
    await open(path)
    await expect.element(title('W'.repeat(60))).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('the calendar of an agent', () => {
  const times = `/api/admin/agents/${uuid(1)}/blocked-times`
  const hours = `/api/admin/agents/${uuid(1)}/weekly-hours`
  const block = { id: uuid(5), from: '2027-01-04T05:00:00.000Z', to: '2027-01-06T05:00:00.000Z', reason: 'Away' }

  test('blocks days, gives them back and sets the weekly hours of that agent', async () => {
    let blocked = [] as (typeof block)[]
    api.answers[`GET ${times}`] = () => json(200, blocked)
    api.answers[`GET ${hours}`] = () => json(200, [])
    api.answers[`POST ${times}`] = () => {
      blocked = [block]
      return json(201, block)
    }
    api.answers[`DELETE /api/admin/blocked-times/${uuid(5)}`] = () => {
      blocked = []
      return json(200, { success: true })
    }
    api.answers[`PUT ${hours}`] = (body) => json(200, body)
    await open(`${path}&tab=calendar`)
    await expect.element(page.getByText('No blocked times.')).toBeVisible()
    await page.getByLabelText(/^From/).fill('2027-01-04')
    await page.getByLabelText(/^To/).fill('2027-01-05')
    await page.getByLabelText('Reason').fill('Away')
    await button('Block this time').click()
    await expect.element(page.getByText('Away', { exact: true })).toBeVisible()
    await expect.element(page.getByLabelText(/^From/)).toHaveFocus()
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect.element(dialog().getByText(/Sabine Laurent can be booked at that time again/)).toBeVisible()
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('No blocked times.')).toBeVisible()
    await page.getByRole('switch', { name: /Friday/ }).click()
    await button('Save weekly hours').click()
    await expect.poll(toastTexts).toEqual([['Weekly hours saved', undefined]])
    expect(written()).toEqual([`POST ${times}`, `DELETE /api/admin/blocked-times/${uuid(5)}`, `PUT ${hours}`])
    expect(api.sent.map(({ body }) => body)).toEqual([
      { from: '2027-01-04', to: '2027-01-05', reason: 'Away' },
      undefined,
      [{ weekday: 5, from: 1080, to: 1560 }],
    ])
  })

  test('asks before unsaved hours are left', async () => {
    api.answers[`GET ${times}`] = () => json(200, [])
    api.answers[`GET ${hours}`] = () => json(200, [])
    await open(`${path}&tab=calendar`)
    await page.getByRole('switch', { name: /Friday/ }).click()
    await tab('Overview').click()
    await expect.element(dialog().getByText('The weekly hours are not saved yet.')).toBeVisible()
    await dialog().getByRole('button', { name: 'Leave' }).click()
    await expect.element(page.getByRole('switch', { name: 'Available for booking' })).toBeVisible()
  })
})
