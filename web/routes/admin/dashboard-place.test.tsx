import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setPlace } from '#shared/model/place.ts'
import { answers, button, ok, open, PLACE, refused, sent, toasts } from './test-support/dashboard.tsx'

const WRITE = 'PUT /api/admin/place-settings'
const dialog = page.getByRole('dialog', { name: 'Place' })
const typeIn = (name: string, value: string) => dialog.getByLabelText(name, { exact: false }).fill(value)

afterEach(() => setPlace())

describe('the place of the agency (P8.20)', () => {
  test('is set with the version it was read at; the screen is then written in it', async () => {
    await open('/admin/dashboard?tab=settings')
    await expect.element(page.getByText('Dollars (USD)')).toBeVisible()
    await button('Set place').click()
    await expect.element(dialog.getByText('Events keep their moment', { exact: false })).toBeVisible()
    await typeIn('Time zone', 'Berlin')
    await typeIn('Currency', 'JPY')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Choose a time zone from the list')).toBeVisible()
    await expect.element(dialog.getByText('Enter a currency with two decimals, such as USD or EUR')).toBeVisible()
    await typeIn('Time zone', 'Europe/Berlin')
    await typeIn('City', 'Potsdam')
    await typeIn('Currency', 'eur')
    await typeIn('Country code of phones', '+49')
    await dialog.getByLabelText('Times').selectOptions('21:00')
    const wanted = {
      ...{
        city: 'Potsdam',
        timeZone: 'Europe/Berlin',
        currency: 'EUR',
        weekStart: 0,
        dateOrder: 'month',
        clock: 24,
        phoneCode: '49',
      },
    }
    const saved = { ...PLACE, ...wanted, saved: true, version: 2 }
    answers.set(WRITE, ok(saved))
    answers.set('GET /api/admin/place-settings', ok(saved))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(toasts).toEqual([['Settings saved', undefined]])
    expect(sent[0]).toEqual({ key: WRITE, body: wanted, ifMatch: '"1"' })
    await expect.element(page.getByText('Euros (EUR)')).toBeVisible()
    await expect.element(page.getByText('Europe/Berlin')).toBeVisible()
    await expect.element(page.getByText('Potsdam')).toBeVisible()
    await expect.element(button('Change place')).toBeVisible()
  })

  test('keeps its currency once there is money, and says why', async () => {
    answers.set('GET /api/admin/place-settings', ok({ ...PLACE, currencyFixed: true }))
    await open('/admin/dashboard?tab=settings')
    await button('Set place').click()
    const why = 'There is money in dollars already, so the currency can’t be changed.'
    await expect.element(dialog.getByText(why)).toBeVisible()
    await expect.element(dialog.getByLabelText('Currency', { exact: false })).toHaveAttribute('readonly')
  })

  test('says that someone else changed it', async () => {
    answers.set(WRITE, refused(409, 'Someone else changed this setting.'))
    await open('/admin/dashboard?tab=settings')
    await button('Set place').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Someone else changed this setting.')).toBeVisible()
  })
})
