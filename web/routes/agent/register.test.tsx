import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, open } from '#web/routes/test-support/agent.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'

const CODE = 'AGENT-ABCD-EFGH'
const invite = () => json(200, { email: 'odette@house.example', category: 'exotic_dancer' })
const field = (name: string) => page.getByLabelText(name, { exact: false })

async function enterCode(address = `/agent/register?code=${CODE}`) {
  api.answers['POST /api/agent/validate-invite'] = invite
  const router = await open(address)
  await button('Continue').click()
  await expect.element(page.getByText('odette@house.example')).toBeVisible()
  return router
}

async function fill(password = 'velvet', confirmed = password) {
  await field('Username').fill('odette')
  await field('Full name').fill('Odette Marchand')
  await page.getByLabelText('Password (required)', { exact: true }).fill(password)
  await page.getByLabelText('Confirm password (required)', { exact: true }).fill(confirmed)
  await button('Join the roster').click()
}

test('a code of the link is filled in, and leaves the address once it was found good', async () => {
  api.answers['POST /api/agent/validate-invite'] = invite
  const router = await open(`/agent/register?code=${CODE}`)
  await expect.element(field('Invite code')).toHaveValue(CODE)
  expect(router.state.location.search).toContain(CODE)
  await button('Continue').click()
  await expect.element(page.getByText('Exotic dancer')).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(api.sent[0]?.body).toEqual({ code: CODE })
  expect(page.getByRole('listitem').nth(1).element().getAttribute('aria-current')).toBe('step')
})

test('a refused code is reported in one toast, and stays to be corrected', async () => {
  api.answers['POST /api/agent/validate-invite'] = () => refusal(400, 'Invalid invite code', { code: 'x' })
  const router = await open('/agent/register?code=AGENT-NO')
  await button('Continue').click()
  await expect.poll(toastTexts).toEqual([['Invalid Invite Code', 'Invalid invite code']])
  await expect.element(field('Invite code')).toHaveFocus()
  expect(router.state.location.search).toContain('AGENT-NO')
  await field('Invite code').fill(' ')
  await button('Continue').click()
  await expect.element(page.getByText('Invite code is required')).toBeVisible()
})

test('passwords are checked beside their fields', async () => {
  await enterCode()
  await fill('short', 'shirt')
  await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  expect(api.sent).toHaveLength(1)
})

test('registering sends the address of the invite, what has no input empty, and leads to the dashboard', async () => {
  api.answers['POST /api/agent/register'] = () => json(201, { success: true, agent: { name: 'Odette Marchand' } })
  const router = await enterCode()
  await field('Bio').fill('Feathers.')
  await fill()
  await expect.poll(() => router.state.location.pathname).toBe('/agent/dashboard')
  expect(api.sent[1]?.body).toEqual({
    code: CODE,
    username: 'odette',
    password: 'velvet',
    agentData: {
      name: 'Odette Marchand',
      bio: 'Feathers.',
      experience: '',
      email: 'odette@house.example',
      specialties: [],
      hourlyRate: 0,
      socialMedia: {},
    },
  })
})

test('a refused registration says why and keeps what was typed', async () => {
  api.answers['POST /api/agent/register'] = () =>
    refusal(409, 'This username is taken', { username: 'This username is taken' })
  await enterCode()
  await fill()
  await expect.poll(toastTexts).toEqual([['Registration Failed', 'This username is taken']])
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(field('Full name')).toHaveValue('Odette Marchand')
})

test('a registration nobody answers has failed', async () => {
  api.answers['POST /api/agent/register'] = () => Promise.reject(new TypeError('Failed to fetch'))
  await enterCode()
  await fill()
  await expect.poll(toastTexts).toEqual([['Registration Failed', 'Registration failed']])
})
