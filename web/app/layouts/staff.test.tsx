import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeEventSource } from '#web/app/test-support/event-source.ts'
import { api, field, ok, open, refused, reopen, title } from '#web/app/test-support/portals.tsx'
import { button } from '#web/routes/test-support/screen.tsx'

const sessionOf = (staffRole: 'owner' | 'booker') =>
  ok({ authenticated: true, admin: { username: 'boss', email: 'b@example.com', staffRole } })
const links = () =>
  [...page.getByRole('navigation', { name: 'Office' }).element().querySelectorAll('a')].map(({ pathname }) => pathname)

test('the sidebar of a booker has no pricing, and follows a changed role while the page is open (P6.48)', async () => {
  api.answers.set('GET /api/admin/session', sessionOf('booker'))
  await open('/admin/dashboard')
  await expect.element(title('Office')).toBeVisible()
  expect(links()).not.toContain('/admin/pricing')
  expect(links()).toContain('/admin/payments')
  FakeEventSource.current?.open()
  api.answers.set('GET /api/admin/session', sessionOf('owner'))
  FakeEventSource.current?.emit('team:changed')
  await expect.poll(links).toContain('/admin/pricing')
})

describe('the link of an invitation (P1.15)', () => {
  const LINK = '/admin/login?invite=the-token'
  beforeEach(() => {
    api.answers.set('POST /api/admin/invitation', ok({ email: 'new@example.com', staffRole: 'booker' }))
  })

  test('leaves the address, shows whom it is for, and joins with a password', async () => {
    api.answers.set(
      'POST /api/admin/join',
      ok({ success: true, admin: { username: 'new@example.com', email: 'new@example.com' } }),
    )
    api.answers.set('GET /api/admin/session', sessionOf('booker'))
    const { where } = await open(LINK)
    await expect.element(page.getByText(/invites you as a booker\.$/)).toBeVisible()
    await expect.element(page.getByText('new@example.com')).toBeVisible()
    expect(where()).toBe('/admin/login')
    await field('Password').fill('short')
    await button('Create account').click()
    await expect.poll(() => document.body.textContent).toContain('Password must be at least 8 characters long')
    await field('Password').fill('copper lantern 7')
    await field('Confirm password').fill('copper lantern 8')
    await button('Create account').click()
    await expect.poll(() => document.body.textContent).toContain('The passwords do not match')
    await field('Confirm password').fill('copper lantern 7')
    await button('Create account').click()
    await expect.poll(where).toBe('/admin/dashboard')
    expect(api.sent).toEqual([
      ['POST /api/admin/invitation', { token: 'the-token' }],
      ['POST /api/admin/join', { token: 'the-token', password: 'copper lantern 7' }],
    ])
  })

  test('that no longer works says so and leads to the log-in', async () => {
    const sentence = 'This invitation no longer works. Please ask an owner for a new one.'
    api.answers.set('POST /api/admin/invitation', refused(422, sentence))
    await open(LINK)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await button('Back to sign in').click()
    await expect.element(title('Admin Login')).toBeVisible()
  })

  test('keeps a refused password in the form, with what is wrong beside it', async () => {
    const common = 'This password is too common. Please choose another.'
    api.answers.set('POST /api/admin/join', () =>
      Response.json({ error: common, code: 'invalid_request', fields: { password: common } }, { status: 400 }),
    )
    await open(LINK)
    await field('Password').fill('password1')
    await field('Confirm password').fill('password1')
    await button('Create account').click()
    await expect.poll(() => document.body.textContent).toContain(common)
    await expect.element(field('Password')).toHaveValue('password1')
  })

  test('after a reload asks for the link again', async () => {
    const { router } = await open(LINK)
    await expect.element(title('Join the office')).toBeVisible()
    await expect.poll(() => router.state.location.search).toBe('')
    await reopen(router.state.location)
    await expect.element(page.getByText('Open the link from the email again to choose a password.')).toBeVisible()
  })
})
