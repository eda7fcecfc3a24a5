import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeXlsx } from '#tests/support/xlsx.ts'
import { readFile } from './read-file.ts'

/** A file as it is stored: its headings, and its rows with their numbers. */
async function read(file: string | Buffer) {
  let headings: string[] = []
  const rows: [number, string[]][] = []
  for await (const part of readFile({
    kind: 'customers',
    name: 'customers.csv',
    bytes: Buffer.from(file as string),
    now: new Date(),
  })) {
    if ('headings' in part) headings = part.headings
    else rows.push(...part.rows.map(({ position, cells }): [number, string[]] => [position, cells]))
  }
  return { headings, rows }
}

const refusal = (file: string | Buffer) =>
  read(file).then(
    () => 'read',
    (error: Error) => error.message,
  )

const TABLE = {
  headings: ['Name', 'Email'],
  rows: [[2, ['Zoë Ōyama', 'zoe@example.com']]],
}

test.each([
  ['a byte order mark', '\uFEFFName,Email\r\nZoë Ōyama,zoe@example.com\r\n'],
  ['semicolons', 'Name;Email\nZoë Ōyama;zoe@example.com'],
  ['tabs', 'Name\tEmail\nZoë Ōyama\tzoe@example.com\n'],
  ['quotes', '"Name","Email"\n"Zoë Ōyama","zoe@example.com"\n'],
  ['UTF-16', Buffer.from('\uFEFFName,Email\nZoë Ōyama,zoe@example.com\n', 'utf16le')],
])('CSV with %s is read (P17.21)', async (_, file) => {
  expect(await read(file)).toEqual(TABLE)
})

test('Windows-1252 is read where a file is no UTF-8', async () => {
  const file = Buffer.from('Name;Preis\nZo\xeb M\xfcller;100 \x80\n', 'latin1')
  expect((await read(file)).rows).toEqual([[2, ['Zoë Müller', '100 €']]])
})

test('rows keep their numbers: empty ones are left out, cells may have several lines', async () => {
  const file = 'Name,Note\n\nAda,"one\ntwo"\n,,\nBea,"say ""hi"""\n'
  expect((await read(file)).rows).toEqual([
    [3, ['Ada', 'one\ntwo']],
    [5, ['Bea', 'say "hi"']],
  ])
})

test('formulas in CSV stay text, and nothing that PostgreSQL refuses is left', async () => {
  const file = `Name,Note\n=1+1,"a${String.fromCharCode(7)}b"\n`
  expect((await read(file)).rows).toEqual([[2, ['=1+1', 'a\u0007b']]])
})

test('200 columns are read, 201 are not; headings that are missing are letters', async () => {
  const wide = (count: number) =>
    `${Array.from({ length: count }, (_, i) => `c${i}`).join(',')}\n${Array.from({ length: count }, () => 'x').join(',')}\n`
  expect((await read(wide(200))).headings).toHaveLength(200)
  expect(await refusal(wide(201))).toBe('The file has more than 200 columns')
  expect((await read('Name,,Email\na,b,c\n')).headings).toEqual(['Name', 'Column B', 'Email'])
})

test('100,000 rows are read in bounded memory, one more is not', async () => {
  const rows = (count: number) =>
    `Name,Email\n${Array.from({ length: count }, (_, i) => `Ada ${i},a${i}@example.com`).join('\n')}\n`
  expect((await read(rows(100_000))).rows).toHaveLength(100_000)
  expect(await refusal(rows(100_001))).toBe('The file has more than 100,000 rows')
})

test.each([
  ['nothing', ''],
  ['empty rows', '\n\n,,\n'],
])('a file with %s says that it is empty', async (_, file) => {
  expect(await refusal(file)).toBe('The file is empty')
})

test('a file that is no table says why', async () => {
  expect(await refusal('Name,Email\n')).toBe('The file has headings, but no rows')
  expect(await refusal('Name,Email\n"Ada,a@example.com\n')).toBe('The file has a quotation mark that is never closed')
  expect(await refusal(randomBytes(2000))).toMatch(/^The file|^This is not/)
  expect(await refusal(Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]))).toBe(
    'This is not an XLSX file that can be read. Save it as XLSX or CSV again.',
  )
})

test('XLSX: formulas have the value that was saved, dates their clock, merged cells the first value', async () => {
  const file = await writeXlsx(
    [
      ['Bookings 2026', null, null, null],
      ['Date', 'Time', 'Price', 'Talent'],
      [
        { day: 46_360 },
        { day: 0.875 },
        { formula: '100*4', value: 400 },
        { formula: 'UPPER("imani")', value: 'IMANI' },
      ],
      [{ day: 46_360.875 }, null, 12.5, 'Ruth & Co <1>'],
      [null, null, 99, null],
    ],
    { merges: ['A1:D1', 'A4:A5'] },
  )
  expect(await read(file)).toEqual({
    headings: ['Date', 'Time', 'Price', 'Talent'],
    rows: [
      [3, ['2026-12-04', '21:00', '400', 'IMANI']],
      [4, ['2026-12-04 21:00', '', '12.5', 'Ruth & Co <1>']],
      [5, ['', '', '99', '']],
    ],
  })
})

test('a ZIP bomb is refused before it is unpacked', async () => {
  const file = await writeXlsx([['Name', 'Email']], {
    more: { 'xl/sharedStrings.xml': Buffer.alloc(220 * 1024 * 1024) },
  })
  expect(file.length).toBeLessThan(1024 * 1024)
  expect(await refusal(file)).toBe('The file is too large once it is unpacked. Save it as CSV and upload that.')
})

test('a part of ZIP64, which states two sizes, is refused before it is unpacked', async () => {
  const more = { 'xl/sharedStrings.xml': Buffer.alloc(10) }
  expect(await refusal(await writeXlsx([['Name', 'Email']], { more, zip64: true }))).toBe(
    'This is not an XLSX file that can be read. Save it as XLSX or CSV again.',
  )
})

test.each([
  // the empty rows before it count for nothing
  ['C1048576', /^read$/],
  ['XFD3', /^The file has more than 200 columns$/],
  ['XFD1048576', /^The file is too large to be read\. Save it as CSV and upload that\.$/],
])('a sheet with a cell as far away as %s does no harm', async (far, said) => {
  const rows = [
    ['Name', 'Email'],
    ['Ada', 'ada@example.com'],
  ]
  expect(await refusal(await writeXlsx(rows, { far }))).toMatch(said)
})
