import { expect, test } from 'vitest'
import { FakeEventSource } from '#web/app/test-support/event-source.ts'
import { api, field, ok, open, refused, session, signedOut, title } from '#web/app/test-support/portals.tsx'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'

const WRONG = 'Current password is incorrect'

async function change(newPassword: string, confirmed = newPassword) {
  await field('Current password').fill('first-night-ticket')
  await field('New password').fill(newPassword)
  await field('Confirm new password').fill(confirmed)
  await button('Change Password').click()
}

test('a new password is checked here, then there, and leads to the dashboard', async () => {
  api.answers.set('GET /api/customer/session', session(true))
  const { where } = await open('/customer/change-password')
  await button('Change Password').click()
  await expect.element(field('Current password')).toHaveFocus()
  await change('one two three', 'one two four')
  await expect.poll(toastTexts).toEqual([['Password Mismatch', 'New password and confirmation do not match']])
  await expect.element(field('Confirm new password')).toHaveFocus()
  const described = (label: string, text: string) => expect.element(field(label)).toHaveAccessibleDescription(text)
  await described('Confirm new password', 'New password and confirmation do not match')
  await change('short')
  await expect.poll(toastTexts).toEqual([['Password Too Short', 'Password must be at least 8 characters long']])
  await described('New password', 'Password must be at least 8 characters long')
  await described('Confirm new password', '')
  expect(api.sent).toEqual([])
  api.answers.set('POST /api/customer/change-password', refused(400, WRONG, {}, { currentPassword: WRONG }))
  await change('velvet rope 42')
  await expect.poll(toastTexts).toEqual([['Password Change Failed', WRONG]])
  await described('Current password', WRONG)
  api.answers.set('POST /api/customer/change-password', () => Promise.reject(new TypeError('Failed to fetch')))
  await change('velvet rope 42')
  await expect.poll(toastTexts).toEqual([['Password Change Failed', 'Failed to change password']])
  await described('Current password', '')
  api.answers.set('POST /api/customer/change-password', ok({ success: true }))
  await change('velvet rope 42')
  await expect.poll(where).toBe('/customer/dashboard')
  expect(toastTexts()).toEqual([['Password Changed', undefined]])
  await expect.element(title('Bookings of Renée')).toBeVisible()
})

test.each(['before', 'after'])(
  'the session is asked for with the former cookie while the password changes, and refused %s that: the customer stays signed in',
  async (order) => {
    api.answers.set('GET /api/customer/session', session(true))
    const { where } = await open('/customer/change-password')
    await expect.poll(() => FakeEventSource.current?.url).toBe('/api/customer/events')
    FakeEventSource.current?.open()
    const [asked, changed] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    if (order === 'after') {
      api.answers.set('GET /api/customer/session', () => asked.promise)
      FakeEventSource.current?.endSession()
    }
    api.answers.set('POST /api/customer/change-password', () => changed.promise)
    await change('velvet rope 42')
    if (order === 'before') {
      api.answers.set('GET /api/customer/session', signedOut)
      FakeEventSource.current?.endSession()
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(where()).toBe('/customer/change-password')
    }
    api.answers.set('GET /api/customer/session', session())
    changed.resolve(ok({ success: true })())
    await expect.poll(where).toBe('/customer/dashboard')
    asked.resolve(signedOut())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(where()).toBe('/customer/dashboard')
    await expect.element(title('Bookings of Renée')).toBeVisible()
  },
)
