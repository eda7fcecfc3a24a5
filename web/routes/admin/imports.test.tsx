import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ImportBatch, ImportBrief } from '#shared/contract/office/imports/imports.admin.ts'
import { answers, button, field, ok, open, refused, sent } from './test-support/dashboard.tsx'

const ID = 'a0000000-0000-4000-8000-000000000001'
const ONE = `GET /api/admin/imports/${ID}`
const LIST = 'GET /api/admin/imports'

const BRIEF: ImportBrief = {
  ...{ id: ID, kind: 'customers', fileName: 'people.csv', state: 'mapping', rows: 3, of: 0, done: 0, made: 0 },
  ...{ failure: null, createdAt: '2026-11-20T15:00:00.000Z', createdBy: 'office', finishedAt: null },
}
const BATCH: ImportBatch = {
  ...BRIEF,
  columns: [
    { heading: 'Who', field: null, samples: ['Ada Lin', 'Bea Ono'] },
    { heading: 'Email', field: 'email', samples: ['ada@example.com'] },
  ],
  dayFirst: false,
  counts: { ready: 0, problem: 0, duplicate: 0, possible: 0 },
  problemCount: 0,
  problems: [],
}
const address = `/admin/dashboard?tab=import&import=${ID}`

describe('imports (P17.20)', () => {
  test('the list names what was imported; an import opens from it', async () => {
    answers.set(LIST, ok([{ ...BRIEF, state: 'done', made: 2 }]))
    answers.set(ONE, ok({ ...BATCH, state: 'done', made: 2 }))
    await open('/admin/dashboard?tab=import')
    await expect.element(page.getByText(/· office · 2 customers$/)).toBeVisible()
    await page.getByRole('button', { name: 'Open Customers from people.csv' }).click()
    await expect.element(page.getByText('2 customers imported.')).toBeVisible()
    await button('All imports').click()
    await expect.element(page.getByRole('heading', { name: 'Import a file' })).toBeVisible()
  })

  test('what a file may hold is said before it is chosen', async () => {
    answers.set(LIST, ok([]))
    await open('/admin/dashboard?tab=import')
    await expect
      .element(page.getByText(/^Columns: Name, First name, Last name, Email \(required\), Phone/))
      .toBeVisible()
    await page.getByRole('radio', { name: 'Bookings' }).click()
    await expect
      .element(page.getByText(/^Columns: Date \(required\), Start time, Hours, Talent \(required\)/))
      .toBeVisible()
    await expect.element(page.getByText(/^Import talent first\./)).toBeVisible()
  })

  test('a calendar is of a person who is typed, or of the name of its file', async () => {
    answers.set(LIST, ok([]))
    answers.set('GET /api/admin/agents/suggest', ok([{ id: ID, name: 'Theo Martin', category: 'dj' }]))
    await open('/admin/dashboard?tab=import')
    await expect.element(button('Choose a file')).toBeVisible()
    expect(page.getByLabelText('Whose calendar is it?').elements()).toEqual([])
    await page.getByRole('radio', { name: 'Busy times' }).click()
    await expect.element(page.getByLabelText('Whose calendar is it?')).toBeVisible()
    expect(page.getByText(/^Columns:/).elements()).toEqual([])
    expect(document.querySelector<HTMLInputElement>('input[type=file]')?.accept).toContain('.ics')
    await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('Theo Martin')
  })

  test('a checked calendar has no columns to change, and says what is taken for a part', async () => {
    const counts = { ready: 1, problem: 0, duplicate: 0, possible: 2 }
    answers.set(ONE, ok({ ...BATCH, kind: 'busy', state: 'checked', counts }))
    answers.set(`POST /api/admin/imports/${ID}/run`, refused(409, 'There is no row to import'))
    await open(address)
    await page.getByText('Block 2 rows that are taken for a part too').click()
    expect(page.getByRole('button', { name: 'Change columns' }).elements()).toEqual([])
    await button('Import 3 rows').click()
    expect(sent.at(-1)?.body).toEqual({ takePossible: true })
  })

  test('an error of the list, and of one, is said with a way to try again', async () => {
    answers.set(LIST, refused(503, 'Away'))
    await open('/admin/dashboard?tab=import')
    await expect.element(page.getByText('The imports could not be loaded')).toBeVisible()
  })

  test('columns that do not fit keep the check from beginning, and say why', async () => {
    answers.set(ONE, ok(BATCH))
    answers.set(`PUT /api/admin/imports/${ID}`, ok({ ...BATCH, state: 'checking' }))
    await open(address)
    await expect.element(page.getByText('Choose a column for Name.')).toBeVisible()
    await expect.element(button('Check 3 rows')).toBeDisabled()
    await field('Field of Who').selectOptions('name')
    answers.set(ONE, ok({ ...BATCH, state: 'checking', of: 3, done: 1 }))
    await button('Check 3 rows').click()
    expect(sent.at(-1)?.body).toEqual({ columns: ['name', 'email'], dayFirst: false })
    await expect.element(page.getByRole('progressbar', { name: 'Checking' })).toHaveAttribute('aria-valuenow', '1')
  })

  test('a file with dates asks how they are written', async () => {
    const columns = [...BATCH.columns, { heading: 'Since', field: 'since', samples: ['3/4/2021'] }]
    answers.set(ONE, ok({ ...BATCH, columns }))
    answers.set(`PUT /api/admin/imports/${ID}`, ok({ ...BATCH, state: 'checking' }))
    await open(address)
    await field('Field of Who').selectOptions('name')
    await page.getByRole('combobox', { name: 'Dates with slashes' }).selectOptions('day')
    await button('Check 3 rows').click()
    expect(sent.at(-1)?.body).toEqual({ columns: ['name', 'email', 'since'], dayFirst: true })
    await field('Field of Since').selectOptions('')
    expect(page.getByText('Dates with slashes').elements()).toEqual([])
  })

  test('a checked file shows the first findings, and imports with or without possible duplicates', async () => {
    const problems: ImportBatch['problems'] = [
      { row: 3, column: 'Email', kind: 'problem', value: 'nobody', message: 'Invalid email address' },
      { row: 4, column: 'Email', kind: 'possible', value: null, message: 'Same phone as Ada Lin' },
    ]
    const counts = { ready: 1, problem: 1, duplicate: 0, possible: 1 }
    answers.set(ONE, ok({ ...BATCH, state: 'checked', counts, problems, problemCount: 5000 }))
    answers.set(`POST /api/admin/imports/${ID}/run`, refused(409, 'There is no row to import'))
    await open(address)
    await expect.element(page.getByRole('heading', { name: 'Findings' })).toBeVisible()
    await expect.element(page.getByText('The first 2 of 5,000')).toBeVisible()
    await expect.element(page.getByRole('cell', { name: /Invalid email address/ })).toBeVisible()
    await expect.element(button('Import 1 row')).toBeEnabled()
    await page.getByText('Import 1 row that may be duplicates too').click()
    await button('Import 2 rows').click()
    expect(sent.at(-1)?.body).toEqual({ takePossible: true })
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no row to import')
  })

  test('an undo asks first, and shows what depends on the import when it is refused', async () => {
    answers.set(ONE, ok({ ...BATCH, state: 'done', made: 2 }))
    const sentence = 'This import cannot be undone any more. What depends on it: 1 note.'
    answers.set(`POST /api/admin/imports/${ID}/undo`, refused(409, sentence))
    await open(address)
    await button('Undo this import').click()
    await expect
      .element(page.getByText(/^2 customers will be deleted\. This works until something depends/))
      .toBeVisible()
    await button('Undo').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  })

  test('a file that can’t be read says why', async () => {
    answers.set(ONE, ok({ ...BATCH, columns: [], state: 'failed', failure: 'The file is empty' }))
    await open(address)
    await expect.element(page.getByRole('alert')).toHaveTextContent('The file is empty')
    await expect.element(button('Delete this upload')).toBeVisible()
  })
})
