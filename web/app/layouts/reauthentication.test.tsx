import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api, field, ok, open, title } from '#web/app/test-support/portals.tsx'
import { call } from '#web/lib/api.ts'
import { button } from '#web/routes/test-support/screen.tsx'

const CALL = 'PUT /api/admin/chat-settings'
const ASKS = { error: 'Confirm that it is you, then try again', code: 'reauthentication_required' }
const change = () => call(CALL, { body: { enabled: false } })
const dialog = () => page.getByRole('dialog', { name: "Confirm it's you" })
const made = () => vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'PUT').length

/** The office, where a change is refused until the password 'curtain up' was sent. */
async function openOffice() {
  let verified = false
  api.answers.set(
    'GET /api/admin/session',
    ok({ authenticated: true, admin: { username: 'boss', email: 'b@example.com', staffRole: 'owner' } }),
  )
  api.answers.set(CALL, () => (verified ? Response.json({ version: 2 }) : Response.json(ASKS, { status: 403 })))
  api.answers.set('POST /api/auth/verification', () => {
    verified = JSON.stringify(api.sent.at(-1)).includes('curtain up')
    if (verified) return Response.json({ success: true })
    const fields = { password: 'Password is incorrect' }
    return Response.json({ error: fields.password, code: 'invalid_request', fields }, { status: 400 })
  })
  await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
}

test('a call that needs the person again asks for the password once, and is made again', async () => {
  await openOffice()
  const answers = Promise.all([change(), change()])
  await expect.element(dialog()).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  await expect.element(field('Password')).toHaveFocus()
  await button('Continue').click()
  await expect.element(dialog().getByText('Password is required')).toBeVisible()
  await field('Password').fill('not that one')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Password is incorrect')).toBeVisible()
  await field('Password').fill('curtain up')
  await userEvent.keyboard('{Enter}')
  expect(await answers).toEqual([{ version: 2 }, { version: 2 }])
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(made()).toBe(4)
  await expect.element(title('Office')).toBeVisible()
})

test('a person who would not say leaves the call refused; the next one asks again', async () => {
  await openOffice()
  for (let i = 1; i <= 2; i++) {
    const refused = change().catch((error: unknown) => error)
    await expect.element(dialog()).toBeVisible()
    await button('Cancel').click()
    expect(await refused).toMatchObject({ status: 403, code: 'reauthentication_required' })
    expect(made()).toBe(i)
  }
})

test('a call that stays refused is not made a third time', async () => {
  await openOffice()
  api.answers.set(CALL, () => Response.json(ASKS, { status: 403 }))
  const refused = change().catch((error: unknown) => error)
  await field('Password').fill('curtain up')
  await userEvent.keyboard('{Enter}')
  expect(await refused).toMatchObject({ code: 'reauthentication_required' })
  expect(made()).toBe(2)
})
