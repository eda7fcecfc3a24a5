import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { writeXlsx, type XlsxCell } from '../support/xlsx.ts'
import { zip } from '../support/zip.ts'
import { PEOPLE, upload } from './import-screen.ts'
import { look } from './look.ts'
import { expect, withOwnProduct } from './support.ts'

/** A separate product: hundreds of rows are imported. */
const test = withOwnProduct()

/** The serial number of a day in a spreadsheet, from days before the first of January 2026. */
const serial = (daysBefore: number, time = 0) => 46_023 - daysBefore + time

async function signIn(page: Page): Promise<void> {
  const data = { email: 'office@marquee.example', password: 'stage-door-open' }
  expect((await page.request.post('/api/admin/login', { data })).ok()).toBe(true)
}

/** Undoes the import on the page. */
async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Everything this import made was deleted.')).toBeVisible({ timeout: 60_000 })
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('an owner imports 60 performers and 400 bookings from files, sees them in the product, and undoes', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await signIn(page)
  await page.goto('/admin/dashboard?tab=import')
  await expect(page.getByRole('heading', { name: 'Import a file' })).toBeVisible()
  await look(page, 'import-new')

  await test.step('60 performers from a CSV with semicolons', async () => {
    const rows = PEOPLE.map(
      (name, i) =>
        `${name};${i % 2 === 0 ? 'DJs' : 'model'};${120 + i};${name.replace(' ', '.').toLowerCase()}@example.com`,
    )
    const csv = `\uFEFFStage name;Category;Rate;E-mail\n${rows.join('\n')}\nNo Category;acrobat;90;\n`
    await upload(page, 'Talent', { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(page.getByRole('heading', { name: 'Talent from roster.csv' })).toBeVisible()
    await expect(page.getByLabel('Field of Stage name')).toHaveValue('name')
    await look(page, 'import-columns')
    await page.getByRole('button', { name: 'Check 61 rows' }).click()
    await expect(page.getByRole('cell', { name: 'Not a category we know.' })).toBeVisible()
    await look(page, 'import-checked')
    await page.getByRole('button', { name: 'Import 60 rows' }).click()
    await expect(page.getByText('60 people imported.')).toBeVisible({ timeout: 30_000 })
    await look(page, 'import-done')
    await page.getByRole('link', { name: 'See talent' }).click()
    await page.getByRole('searchbox').first().fill('Ada Adler')
    await expect(page.getByText('Ada Adler').first()).toBeVisible()
  })

  await test.step('400 bookings from an XLSX file', async () => {
    const rows = Array.from({ length: 400 }, (_, i): XlsxCell[] => [
      { day: serial(1 + i * 2, 0.8) },
      PEOPLE[i % PEOPLE.length] ?? '',
      `Guest ${i % 50}`,
      `guest${i % 50}@example.com`,
      'Wedding',
      { formula: '100*4', value: 400 + i },
    ])
    const file = await writeXlsx([
      ['Past bookings', null, null, null, null, null],
      ['Date', 'Performer', 'Client', 'Email', 'Event', 'Fee'],
      ...rows,
    ])
    await upload(page, 'Bookings', { name: 'bookings.xlsx', mimeType: XLSX, buffer: file })
    await expect(page.getByLabel('Dates with slashes')).toHaveValue('month')
    await look(page, 'import-dates')
    await page.getByRole('button', { name: 'Check 400 rows' }).click()
    await page.getByRole('button', { name: 'Import 400 rows' }).click()
    await expect(page.getByText('400 bookings imported.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'See bookings' }).click()
    await page.getByRole('searchbox').first().fill('guest7@example.com')
    await expect(page.getByText('Guest 7').first()).toBeVisible()
  })

  await test.step('payments, a calendar and photos of them', async () => {
    const payments = `Paid on,Amount,Method,Event date,Customer email\n12/31/2025,400,cash,12/31/2025,guest0@example.com\n1/1/2026,9000,cash,12/31/2025,guest0@example.com\n`
    await upload(page, 'Payments', { name: 'paid.csv', mimeType: 'text/csv', buffer: Buffer.from(payments) })
    await look(page, 'import-payment-columns')
    await page.getByRole('button', { name: 'Check 2 rows' }).click()
    await expect(page.getByRole('cell', { name: /There is nothing to pay|More than is owed/ })).toBeVisible()
    await look(page, 'import-payments')
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 payment imported.')).toBeVisible({ timeout: 30_000 })
    await undo(page)
    const at = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    const busy = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${at}\r\nRRULE:FREQ=MONTHLY;COUNT=3\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
    await upload(page, 'Busy times', { name: 'ada-adler.ics', mimeType: 'text/calendar', buffer: Buffer.from(busy) })
    await page.getByRole('button', { name: 'Import 3 rows' }).click()
    await expect(page.getByText('3 blocked times imported.')).toBeVisible({ timeout: 30_000 })
    await look(page, 'import-busy')
    await undo(page)
    const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#a63d16' } })
      .jpeg()
      .toBuffer()
    const photos = await zip({ 'Ada Adler-1.jpg': picture, 'Nobody.jpg': picture })
    await upload(page, 'Photos', { name: 'photos.zip', mimeType: 'application/zip', buffer: photos })
    await expect(page.getByText('Nobody on the roster has the name of this file')).toBeVisible()
    await look(page, 'import-photos')
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 photo imported.')).toBeVisible({ timeout: 30_000 })
    await undo(page)
  })

  await test.step('the performers can’t be undone while bookings need them; the bookings can', async () => {
    await page.goto('/admin/dashboard?tab=import')
    await page.getByRole('button', { name: 'Open Talent from roster.csv' }).click()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(
      'This import cannot be undone any more. What depends on it: 400 bookings.',
    )
    await page.getByRole('button', { name: 'All imports' }).click()
    for (const name of ['Open Bookings from bookings.xlsx', 'Open Talent from roster.csv']) {
      await page.getByRole('button', { name }).click()
      await undo(page)
      await page.getByRole('button', { name: 'All imports' }).click()
    }
  })
})
