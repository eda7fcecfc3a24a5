import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import {
  answers,
  button,
  field,
  heading,
  INSTRUCTIONS,
  ok,
  open,
  refused,
  SETTINGS,
  sent,
  TAX,
  toasts,
} from './test-support/dashboard.tsx'

const LAST_CHANGE = 'GET /api/admin/audit?entity=settings&limit=1'

/** Saves while someone else has changed the setting, and expects the dialog to say so. */
async function expectStale(dialog: Locator, write: string) {
  answers.set(write, refused(409, 'Someone else changed this setting.'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Someone else changed this setting.')).toBeVisible()
}

describe('the agency settings', () => {
  const SAVE = 'PUT /api/admin/settings'

  test('travel with the version they were read at', async () => {
    answers.set(SAVE, ok({ ...SETTINGS, depositPercent: 25, version: 4 }))
    await open('/admin/dashboard?tab=settings')
    await expect.element(button('Save')).toBeDisabled()
    await field('Deposit').fill('25')
    await button('Save').click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    const { version: _, ...rest } = SETTINGS
    expect(sent).toEqual([{ key: SAVE, body: { ...rest, depositPercent: 25 }, ifMatch: '"3"' }])
    await expect.element(button('Save')).toBeDisabled()
  })

  test('are checked here first: the first one at fault gets the focus', async () => {
    await open('/admin/dashboard?tab=settings')
    await field('Time between bookings').fill('2000')
    await field('Deposit').fill('half')
    await button('Save').click()
    await expect.element(field('Deposit')).toHaveFocus()
    await expect.element(page.getByText('Enter a whole number from 0 to 1,440')).toBeVisible()
    expect(sent).toEqual([])
    await button('Discard').click()
    await expect.element(field('Deposit')).toHaveValue('30')
  })

  test('a setting that another admin saved first shows who and what, and nothing typed is lost', async () => {
    answers.set(SAVE, refused(409, 'Someone else changed this setting.'))
    answers.set(LAST_CHANGE, ok([{ actor: { role: 'admin', name: 'night desk' }, at: '2020-11-21T20:00:00.000Z' }]))
    await open('/admin/dashboard?tab=settings')
    await field('Deposit').fill('40')
    await field('Address').fill('1 Stage Door')
    answers.set('GET /api/admin/settings', ok({ ...SETTINGS, depositPercent: 20, bufferMinutes: 60, version: 4 }))
    await button('Save').click()
    const notice = page.getByRole('alert', { name: 'Not saved' })
    await expect.element(notice).toHaveFocus()
    const said = notice.element().textContent.replace(/\s/g, ' ')
    expect(said).toContain('night desk changed the settings on Sat, Nov 21, 2020, 3:00 PM')
    expect(said).toContain('Deposit is now: 20 (yours: 40)')
    expect(said).toContain('Time between bookings is now: 60')
    await expect.element(field('Deposit')).toHaveValue('40')
    await button('Load their changes, keep what I typed').click()
    await expect.element(field('Time between bookings')).toHaveValue('60')
    await expect.element(field('Deposit')).toHaveValue('40')
    await expect.element(field('Address')).toHaveValue('1 Stage Door')
    answers.set(SAVE, ok({ ...SETTINGS, version: 5 }))
    await button('Save').click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"'])
  })

  test('a refusal is said once, in the form or in a toast', async () => {
    answers.set(SAVE, () =>
      Response.json(
        { error: 'x', code: 'x', fields: { openingHours: 'Two spans of one day overlap' } },
        { status: 400 },
      ),
    )
    await open('/admin/dashboard?tab=settings')
    await page.getByRole('switch', { name: 'Tuesday' }).click()
    await button('Save').click()
    await expect.element(page.getByText('Two spans of one day overlap')).toBeVisible()
    expect(toasts()).toEqual([])
    answers.set(SAVE, () => Promise.reject(new TypeError('Failed to fetch')))
    await button('Save').click()
    await expect.poll(toasts).toEqual([['Error', 'Failed to save the settings']])
  })

  test('a test email is sent on demand, and the mail server’s answer is shown (P6.60)', async () => {
    const SEND = 'POST /api/admin/settings/test-mail'
    answers.set(SEND, ok({ result: 'refused', message: 'The mail server refused the test email: \u201c550 no\u201d' }))
    await open('/admin/dashboard?tab=settings')
    await button('Send me a test email').click()
    await expect.element(page.getByText('The mail server refused the test email', { exact: false })).toBeVisible()
    answers.set(
      SEND,
      ok({ result: 'accepted', message: 'The mail server accepted the test email to office@example.com.' }),
    )
    await button('Send me a test email').click()
    await expect.element(page.getByText('The mail server accepted the test email to office@example.com.')).toBeVisible()
    answers.set(SEND, refused(429, 'Too many requests'))
    await button('Send me a test email').click()
    await expect.poll(toasts).toEqual([['Error', 'Too many requests']])
  })

  test('how customers pay is written by method, with the version it was read at (P7.80)', async () => {
    const WRITE = 'PUT /api/admin/payment-instructions'
    await open('/admin/dashboard?tab=settings')
    await expect.element(page.getByText('pay@marquee.example')).toBeVisible()
    await expect.element(page.getByText('Call us for details: (404) 555-0142').first()).toBeVisible()
    await button('Change how customers pay').click()
    const dialog = page.getByRole('dialog', { name: 'How customers pay' })
    await dialog.getByLabelText('Venmo').fill(' @marquee ')
    await expectStale(dialog, WRITE)
    await expect.element(dialog.getByLabelText('Venmo')).toHaveValue(' @marquee ')
    const saved = { ...INSTRUCTIONS, venmo: '@marquee', version: 5 }
    answers.set(WRITE, ok(saved))
    answers.set('GET /api/admin/payment-instructions', ok(saved))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    const { version: _, ...rest } = INSTRUCTIONS
    expect(sent[0]).toEqual({ key: WRITE, body: { ...rest, venmo: '@marquee' }, ifMatch: '"4"' })
    await expect.element(page.getByText('@marquee', { exact: true })).toBeVisible()
  })

  test('tax is set up with rate, name and categories, and the version it was read at (P7.100)', async () => {
    const WRITE = 'PUT /api/admin/tax-settings'
    await open('/admin/dashboard?tab=settings')
    await expect.element(page.getByText('Not set up.', { exact: false })).toBeVisible()
    await button('Set up tax').click()
    const dialog = page.getByRole('dialog', { name: 'Tax' })
    await dialog.getByRole('textbox', { name: /^Rate/ }).fill('8.8755')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Enter up to 3 decimals')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Rate/ }).fill('8.875%')
    await dialog.getByText('Models').click()
    await expectStale(dialog, WRITE)
    await expect.element(dialog.getByRole('textbox', { name: /^Rate/ })).toHaveValue('8.875%')
    const [djs, models] = TAX.categories
    const saved = { ...TAX, percent: 8.875, saved: true, version: 2, categories: [djs, { ...models, taxed: false }] }
    answers.set(WRITE, ok(saved))
    answers.set('GET /api/admin/tax-settings', ok(saved))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    expect(sent[0]).toEqual({
      ...{ key: WRITE, body: { name: 'Sales tax', percent: 8.875, untaxed: ['c2'] }, ifMatch: '"1"' },
    })
    await expect.element(page.getByText('8.875%')).toBeVisible()
    await expect.element(button('Change tax')).toBeVisible()
  })

  test('leaving with something unsaved asks first', async () => {
    const router = await open('/admin/dashboard?tab=settings')
    await field('Deposit').fill('40')
    await page.getByRole('tab', { name: 'Audit' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await button('Cancel').click()
    await expect.element(field('Deposit')).toHaveValue('40')
    void router.navigate('/admin/bookings')
    await button('Leave').click()
    await expect.element(heading('Bookings')).toBeVisible()
  })
})
