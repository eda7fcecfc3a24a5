import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, uuid } from '#web/routes/test-support/screen.tsx'
import {
  api,
  buildCard,
  buildPackage,
  buildShare,
  dialog,
  field,
  fitsSideways,
  gone,
  open,
  row,
} from './test-support/money.tsx'

const path = '/admin/pricing'
const CREATE = 'POST /api/admin/service-packages'
const UPDATE = `PUT /api/admin/service-packages/${uuid(1)}`
const REMOVE = `DELETE /api/admin/service-packages/${uuid(1)}`

const region = (name: string) => page.getByRole('region', { name, exact: true })
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })
const away = () => Promise.reject(new TypeError('away'))

test('parts that could not be loaded can be tried again, one at a time', async () => {
  for (const list of ['service-packages', 'agent-shares', 'card-payments']) {
    api.answers[`GET /api/admin/${list}`] = () => refusal(500, 'Something broke')
  }
  await open(path)
  for (const words of ['The packages', 'The shares', 'The categories']) {
    await expect.element(page.getByText(`${words} could not be loaded`)).toBeVisible()
  }
  api.answers = {}
  await button('Try again').first().click()
  await expect.element(page.getByText('No packages yet')).toBeVisible()
  await button('Try again').first().click()
  await expect.element(page.getByRole('switch', { name: 'DJs' })).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText('No talent on the roster yet')).toBeVisible()
})

test.each([320, 390, 768, 1440])('fits %i pixels with the longest texts', async (width) => {
  await page.viewport(width, 900)
  const long = {
    name: 'W'.repeat(200),
    description: 'W'.repeat(300),
    features: ['W'.repeat(200)],
    basePrice: 99_999_999,
  }
  api.packages = [buildPackage(1, long)]
  api.shares = [buildShare(1, { name: 'W'.repeat(120), flat: 99_999_999 })]
  api.cards.categories = [buildCard(1, { displayName: 'W'.repeat(100) })]
  await open(path)
  await expect.poll(() => row(/W/).elements().length).toBe(2)
  expect(fitsSideways()).toBe(true)
})

describe('service packages', () => {
  const kept = (some: Partial<ServicePackage>, status = 200) => {
    const saved = buildPackage(1, { version: 4, ...some })
    api.packages = [saved]
    return json(status, saved)
  }

  test('stand by category with price and hours', async () => {
    api.packages = [
      buildPackage(1),
      buildPackage(2, { category: 'model', isActive: false }),
      buildPackage(3, { category: 'fire' }),
    ]
    await open(path)
    await expect.element(region('DJs').getByText('$1,200.00')).toBeVisible()
    await expect.element(region('DJs').getByText('4 hours')).toBeVisible()
    await expect.element(region('DJs').getByText('Two decks · Lights')).toBeVisible()
    await expect.element(region('Models').getByRole('switch', { name: 'Active (Package 2)' })).not.toBeChecked()
    // a category that is gone is said in words
    await expect.element(region('Fire').getByText('Package 3', { exact: true })).toBeVisible()
  })

  test('are made: what is missing is said beside the fields, dollars leave as cents', async () => {
    await open(path)
    await button('Add Package').click()
    await inDialog('Add Package').click()
    for (const [label, words] of [
      ['Name', 'Name is required'],
      ['Category', 'Category is required'],
      ['Price', 'Enter a price in dollars'],
      ['Duration', 'Enter 1 to 72 hours'],
    ] as const) {
      await expect.element(field(label)).toHaveAccessibleDescription(words)
    }
    await expect.element(field('Name')).toHaveFocus()
    expect(api.sent).toEqual([])
    api.answers[CREATE] = () => kept({ name: 'Gala' }, 201)
    await field('Name').fill('Gala')
    await field('Category').selectOptions('DJs')
    await field('Price').fill('$1,250.50')
    await field('Duration').fill('6')
    await field('Features').fill('Two decks\n\n  Lights  ')
    await inDialog('Add Package').click()
    await gone()
    await expect.element(page.getByText('Gala saved.')).toBeVisible()
    const body = { name: 'Gala', category: 'dj', basePrice: 125_050, duration: 6, isActive: true }
    expect(api.sent).toMatchObject([
      { call: CREATE, body: { ...body, description: null, features: ['Two decks', 'Lights'] } },
    ])
  })

  test('are changed as of the version that was read; a refusal keeps what was typed', async () => {
    api.packages = [buildPackage(1)]
    await open(path)
    await button('Edit Package 1').click()
    await expect.element(field('Price')).toHaveValue('1200.00')
    await field('Price').fill('1300')
    api.answers[UPDATE] = away
    await inDialog('Save Changes').click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to update the package', 'destructive']])
    api.answers[UPDATE] = () => refusal(400, 'No', { name: 'There is one of this name' })
    await inDialog('Save Changes').click()
    await expect.element(field('Name')).toHaveAccessibleDescription('There is one of this name')
    await expect.element(field('Name')).toHaveFocus()
    api.answers[UPDATE] = () => kept({ basePrice: 130_000 })
    await inDialog('Save Changes').click()
    await gone()
    await expect.element(row('Package 1').getByText('$1,300.00')).toBeVisible()
    await expect.element(button('Edit Package 1')).toHaveFocus()
    expect(api.sent.at(-1)).toMatchObject({
      version: '"3"',
      body: { basePrice: 130_000, features: ['Two decks', 'Lights'] },
    })
  })

  test('that someone else changed meanwhile can be loaded anew, or written over', async () => {
    api.packages = [buildPackage(1)]
    api.answers[UPDATE] = () => {
      api.packages = [buildPackage(1, { version: 4, name: 'Theirs' })]
      return refusal(409, 'Someone else changed this package')
    }
    await open(path)
    await button('Edit Package 1').click()
    await field('Price').fill('1300')
    await inDialog('Save Changes').click()
    await expect.element(dialog().getByRole('alert').getByText('Someone else changed this package')).toBeVisible()
    expect(shownToasts()).toEqual([])
    await inDialog('Keep mine').click()
    await expect.element(field('Price')).toHaveValue('1300')
    await expect.element(field('Name')).toHaveValue('Package 1')
    api.answers[UPDATE] = () => {
      api.packages = [buildPackage(1, { version: 5, name: 'Theirs again' })]
      return refusal(409, 'Someone else changed this package')
    }
    await inDialog('Save Changes').click()
    await inDialog('Load their version').click()
    expect(api.sent.at(-1)).toMatchObject({ version: '"4"', body: { name: 'Package 1', basePrice: 130_000 } })
    await expect.element(field('Name')).toHaveValue('Theirs again')
    await expect.element(field('Price')).toHaveValue('1200.00')
    await inDialog('Cancel').click()
    await gone()
  })

  test('are turned off and on in their row', async () => {
    api.packages = [buildPackage(1)]
    api.answers[UPDATE] = () => kept({ isActive: false })
    await open(path)
    const active = page.getByRole('switch', { name: 'Active (Package 1)' })
    await active.click()
    await expect.element(page.getByText('Package 1 is turned off.')).toBeVisible()
    await expect.element(active).not.toBeChecked()
    expect(api.sent).toMatchObject([{ version: '"3"', body: { name: 'Package 1', isActive: false } }])
    api.answers[UPDATE] = away
    await active.click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to update the package', 'destructive']])
    await expect.element(active).not.toBeChecked()
  })

  test('are deleted after a question', async () => {
    api.packages = [buildPackage(1)]
    api.answers[REMOVE] = away
    await open(path)
    await button('Delete Package 1').click()
    await inDialog('Delete').click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to delete the package', 'destructive']])
    api.answers[REMOVE] = () => {
      api.packages = []
      return json(200, { success: true })
    }
    await button('Delete Package 1').click()
    await expect.element(dialog().getByText(/can’t be undone/)).toBeVisible()
    await inDialog('Delete').click()
    await expect.element(page.getByText('No packages yet')).toBeVisible()
    await expect.element(page.getByText('Package 1 deleted.')).toBeVisible()
    await expect.element(region('Service packages')).toHaveFocus()
  })
})

test.each([
  ['a package', 'Edit Package 1', 'Description'],
  ['a share', 'Set share of Agent 001', 'Reason'],
])('%s asks before what was typed is lost', async (_what, opener, label) => {
  api.packages = [buildPackage(1)]
  api.shares = [buildShare(1)]
  await open(path)
  await button(opener).click()
  await field(label).fill('Agreed by phone')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field(label)).toHaveValue('Agreed by phone')
  await inDialog('Cancel').click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await gone()
  await expect.element(button(opener)).toHaveFocus()
  expect(api.sent).toEqual([])
})
