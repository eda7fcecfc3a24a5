import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answers, button, field, ok, open, refused, sent, toasts } from './test-support/dashboard.tsx'

const READ = 'GET /api/admin/brand'
const SAVE = 'PUT /api/admin/brand'
const NOTHING = { name: null, phone: null, email: null, accent: null, logo: null, hero: null }
const ORIGINAL = { name: 'Marquee', phone: '(404) 555-0142', email: 'hello@marquee.example' }
const BRAND = { ...NOTHING, original: ORIGINAL, icon: null, share: null, version: 3 }
const AS_IT_IS = { ...ORIGINAL, accent: null, logo: null, hero: null }

beforeEach(() => {
  answers.set(READ, ok(BRAND))
})

test('the brand is saved with the version it was read at, and says where it shows (P6.210)', async () => {
  answers.set(SAVE, ok({ ...BRAND, name: 'Lantern', version: 4 }))
  await open('/admin/dashboard?tab=brand')
  await expect.element(button('Save')).toBeDisabled()
  await field('Name').fill('Lantern')
  await button('Save').click()
  await expect.element(page.getByText('Saved. Visitors see it now.', { exact: false })).toBeVisible()
  expect(sent).toEqual([{ key: SAVE, body: { ...AS_IT_IS, name: 'Lantern' }, ifMatch: '"3"' }])
  await expect.element(button('Save')).toBeDisabled()
  await button('Back to “Marquee”').click()
  await expect.element(field('Name')).toHaveValue('Marquee')
  await expect.element(page.getByText('Not saved: Name')).toBeInTheDocument()
})

test('a color is measured as it is typed, fills the other theme, and is replaced by the nearest that works (P6.212)', async () => {
  answers.set(SAVE, ok({ ...BRAND, accent: { dark: '#568be6', light: '#0a3d91' }, version: 4 }))
  await open('/admin/dashboard?tab=brand')
  await expect.element(page.getByText('Contrast 8.7 at least; 4.5 is needed.')).toBeVisible()
  await field('Light theme').fill('#0a3d91')
  await expect.element(field('Dark theme')).toHaveValue('#568be6')
  await field('Dark theme').fill('#0a3d91')
  const fault = page.getByText('Too hard to read in the dark theme: contrast 1.5, and 4.5 is needed.', { exact: false })
  await expect.element(fault).toBeVisible()
  await button('Save').click()
  await expect.element(field('Dark theme')).toHaveFocus()
  expect(sent).toEqual([])
  await button('Use #568be6').click()
  await expect.element(fault).not.toBeInTheDocument()
  await button('Save').click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ ...AS_IT_IS, accent: { dark: '#568be6', light: '#0a3d91' } }])
  await button('Back to the original colors').click()
  await expect.element(field('Dark theme')).toHaveValue('')
})

test('what another owner saved first is shown, and both versions can be kept (P6.17)', async () => {
  await open('/admin/dashboard?tab=brand')
  await field('Name').fill('Mine')
  answers.set(SAVE, refused(409, 'Someone else changed this brand.'))
  answers.set(READ, ok({ ...BRAND, name: 'Theirs', phone: '(404) 555-0111', version: 4 }))
  await button('Save').click()
  await expect.element(page.getByText('Someone else changed the brand meanwhile')).toBeVisible()
  await expect.element(page.getByText('Now Theirs')).toBeVisible()
  await button('Keep mine').click()
  await expect.element(field('Name')).toHaveValue('Mine')
  await expect.element(field('Phone')).toHaveValue('(404) 555-0111')
  answers.set(SAVE, ok({ ...BRAND, name: 'Mine', phone: '(404) 555-0111', version: 5 }))
  await button('Save').click()
  await expect.poll(() => sent.at(-1)?.ifMatch).toBe('"4"')
})

test('a refusal of the server stands beside its field, any other in one toast', async () => {
  await open('/admin/dashboard?tab=brand')
  await field('Phone').fill('call us')
  answers.set(SAVE, () =>
    Response.json({ error: 'x', code: 'x', fields: { phone: 'Enter a phone number' } }, { status: 400 }),
  )
  await button('Save').click()
  await expect.element(page.getByText('Enter a phone number')).toBeVisible()
  await expect.element(field('Phone')).toHaveFocus()
  answers.set(SAVE, () => Promise.reject(new TypeError('Failed to fetch')))
  await button('Save').click()
  await expect.poll(toasts).toEqual([['Error', 'Failed to save the brand']])
})

test('a brand that cannot be loaded says so and can be asked for again', async () => {
  answers.set(READ, refused(500, 'x'))
  await open('/admin/dashboard?tab=brand')
  await expect.element(page.getByText('The brand could not be loaded.')).toBeVisible()
  answers.set(READ, ok(BRAND))
  await button('Try again').click()
  await expect.element(field('Name')).toHaveValue('Marquee')
})
