import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EditableText } from '#shared/contract/settings/texts.admin.ts'
import { HOME_TEXTS } from '#shared/model/texts/home.ts'
import { getText, TEXT_IDS, type TextId } from '#shared/model/texts/registry.ts'
import { answers, button, field, ok, open, refused, sent, toasts } from './test-support/dashboard.tsx'

const READ = 'GET /api/admin/texts'
const textOf = (id: TextId, some: Partial<EditableText> = {}): EditableText => {
  const { page, label, kind, original, max, fields } = getText(id)
  const nothing = { content: null, version: 0, editedAt: null, editedBy: null }
  return { id, page, label, kind, original, max, fields: [...fields], ...nothing, ...some }
}
const EDITED = { content: 'A night to keep.', version: 2, editedAt: '2026-11-20T15:00:00Z', editedBy: 'Ruth' }
const all = (some: Partial<Record<TextId, Partial<EditableText>>> = {}) => TEXT_IDS.map((id) => textOf(id, some[id]))

beforeEach(() => {
  answers.set(READ, ok(all({ 'home.title': EDITED })))
  answers.set('GET /api/texts', ok({ texts: {} }))
})

test('texts are listed page by page, edited ones are marked, and the address opens a page (P6.245)', async () => {
  await open('/admin/dashboard?tab=texts&page=about')
  await expect.element(button('Edit Heading of the mission')).toBeVisible()
  await page.getByRole('tab', { name: 'Home' }).click()
  await expect.element(page.getByText('A night to keep.')).toBeVisible()
  await expect.element(page.getByText('1 edited.')).toBeVisible()
})

test('a text is counted, shown and checked as it is typed, and saved with its version (P6.242, P6.245)', async () => {
  answers.set('GET /api/admin/texts/home.title/edits', ok([{ ...EDITED, version: 2 }]))
  answers.set('PUT /api/admin/texts/home.title', ok(textOf('home.title', { content: 'Marquee nights', version: 3 })))
  await open('/admin/dashboard?tab=texts')
  await button('Edit Title').click()
  await expect.element(page.getByText('16 of 60 characters.')).toBeVisible()
  await field('Text').fill('Say {agencie}')
  await expect.element(page.getByText("{agencie} can't be filled in.", { exact: false })).toBeVisible()
  await button('Save').click()
  await expect.element(field('Text')).toHaveFocus()
  expect(sent).toEqual([])
  await field('Text').fill('{agency} nights')
  await expect.element(page.getByRole('region', { name: 'Preview' }).getByText('Marquee nights')).toBeVisible()
  await button('Save').click()
  await expect.poll(toasts).toEqual([['Text saved', 'Visitors see it now.']])
  const body = { content: '{agency} nights' }
  expect(sent).toEqual([{ key: 'PUT /api/admin/texts/home.title', body, ifMatch: '"2"' }])
})

test('an earlier version is restored after a question, and the original comes back (P6.241, P6.245)', async () => {
  const first = { ...EDITED, version: 1, content: 'The first words.' }
  answers.set('GET /api/admin/texts/home.title/edits', ok([EDITED, first]))
  answers.set('PUT /api/admin/texts/home.title', ok(textOf('home.title', { version: 3 })))
  await open('/admin/dashboard?tab=texts')
  await button('Edit Title').click()
  await page.getByRole('button', { name: /^Restore the version/ }).click()
  await page.getByRole('dialog', { name: 'Restore this version?' }).getByRole('button', { name: 'Restore' }).click()
  await expect.element(field('Text')).toHaveValue('The first words.')
  await button('Back to the original').click()
  await expect.element(field('Text')).toHaveValue(HOME_TEXTS['home.title'])
  await button('Save').click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ content: null }])
})

test('what another owner saved first is said, and both versions can be kept (P6.241)', async () => {
  answers.set('GET /api/admin/texts/home.title/edits', ok([]))
  answers.set('PUT /api/admin/texts/home.title', refused(409, 'Someone else changed this text.'))
  await open('/admin/dashboard?tab=texts')
  await button('Edit Title').click()
  await field('Text').fill('Mine')
  answers.set(READ, ok(all({ 'home.title': { ...EDITED, content: 'Theirs', version: 3 } })))
  await button('Save').click()
  await expect.element(page.getByText('Someone else changed this text.')).toBeVisible()
  await button('Load their version').click()
  await expect.element(field('Text')).toHaveValue('Theirs')
})

test('typed words are not lost without a question', async () => {
  await open('/admin/dashboard?tab=texts')
  await button('Edit Lead').click()
  await field('Text').fill('Something new')
  await button('Cancel').click()
  await expect.element(page.getByText('Discard your changes?')).toBeVisible()
})

test('a mail is shown whole, with sample data (P6.247)', async () => {
  await open('/admin/dashboard?tab=texts&page=emails')
  await button('Edit Booking confirmed: opening').click()
  await field('Text').fill('Hooray, **{first_name}**! {lead}')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByText('Hooray, Casey! Your booking with Imani Okafor is confirmed.')).toBeVisible()
  await expect.element(preview.getByText('Confirmed: Imani Okafor, Fri, Dec 4, 9 PM to midnight')).toBeVisible()
  await expect.element(preview.getByText('$600.00')).toBeVisible()
})

test('texts that cannot be loaded say so and can be asked for again', async () => {
  answers.set(READ, refused(500, 'x'))
  await open('/admin/dashboard?tab=texts')
  await expect.element(page.getByText('The texts could not be loaded.')).toBeVisible()
  answers.set(READ, ok(all()))
  await button('Try again').click()
  await expect.element(page.getByText('No text is edited.')).toBeVisible()
})
