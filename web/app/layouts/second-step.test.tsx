import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api, field, ok, open, refused, title } from '#web/app/test-support/portals.tsx'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'

const NEEDED = (methods: string[]) => ok({ secondFactor: { token: 'token-of-the-password', methods } })
const LOGIN = 'POST /api/auth/second-factor/login'
const WRONG = 'That code is wrong or was used already'

async function passFirstStep(portal: 'admin' | 'agent', methods: string[]) {
  api.answers.set(`POST /api/${portal}/login`, NEEDED(methods))
  const { where } = await open(`/${portal}/login`)
  await field('Username').fill('mara@example.com')
  await field('Password').fill('curtain up')
  await button('Sign In').first().click()
  await expect.element(title('One more step')).toBeVisible()
  return where
}

test.each(['admin', 'agent'] as const)(
  'a right password of an %s asks for the code, which signs in',
  async (portal) => {
    const where = await passFirstStep(portal, ['app', 'recovery-code'])
    expect(toastTexts()).toEqual([])
    await button('Continue').click()
    await expect.element(page.getByText('Code is required')).toBeVisible()
    api.answers.set(LOGIN, () =>
      Response.json({ error: WRONG, code: 'unauthenticated', fields: { code: WRONG } }, { status: 401 }),
    )
    await field('Code from your app').fill('111111')
    await button('Continue').click()
    await expect.element(page.getByText(WRONG)).toBeVisible()
    await expect.element(field('Code from your app')).toHaveFocus()
    api.answers.set(LOGIN, ok({ success: true, role: portal }))
    api.answers.set(
      `GET /api/${portal}/session`,
      ok({ authenticated: true, admin: {}, agent: { name: 'Mara' }, user: {} }),
    )
    await field('Code from your app').fill('222222')
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe(`/${portal}/dashboard`)
    expect(toastTexts()[0]?.[0]).toBe('Login Successful')
    expect(api.sent.at(-1)).toEqual([LOGIN, { token: 'token-of-the-password', method: 'app', code: '222222' }])
  },
)

test('a recovery code takes the place of the app', async () => {
  await passFirstStep('admin', ['app', 'recovery-code'])
  api.answers.set(LOGIN, refused(429, 'Too many attempts. Please try again in a minute.', { 'retry-after': '60' }))
  await button('Use a recovery code').click()
  await field('Recovery code').fill('ABCDEF-ABCDEF-ABCDEF-ABCDEF')
  await button('Continue').click()
  await expect.poll(toastTexts).toEqual([['Login Failed', 'Too many attempts. Please try again in a minute.']])
  expect(api.sent.at(-1)?.[1]).toMatchObject({ method: 'recovery-code' })
  await button('Use a code from your app').click()
  await expect.element(field('Code from your app')).toHaveValue('')
})

test('a step that took too long leads back to the password, and so does the button', async () => {
  await passFirstStep('admin', ['recovery-code'])
  api.answers.set(LOGIN, () =>
    Response.json({ error: 'This sign-in took too long.', code: 'not_possible' }, { status: 422 }),
  )
  await field('Recovery code').fill('ABCDEF')
  await button('Continue').click()
  await expect.element(title('Admin Login')).toBeVisible()
  await expect.poll(toastTexts).toEqual([['Login Failed', 'This sign-in took too long.']])
  await field('Username').fill('mara@example.com')
  await field('Password').fill('curtain up')
  await button('Sign In').first().click()
  await button('Back to sign in').click()
  await expect.element(title('Admin Login')).toBeVisible()
})
