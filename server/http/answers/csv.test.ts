import { expect, test } from 'vitest'
import { type CsvColumns, type CsvValue, csvHeaders, inBatches, writeCsv } from './csv.ts'

const columns: CsvColumns<{ a: CsvValue; b: CsvValue }> = { A: ({ a }) => a, 'B, quoted "so"': ({ b }) => b }

async function write(rows: { a: CsvValue; b: CsvValue }[], size = 2): Promise<string> {
  const batches = inBatches<{ a: CsvValue; b: CsvValue }>(async (last) => {
    const start = last === undefined ? 0 : rows.indexOf(last) + 1
    return rows.slice(start, start + size)
  })
  let text = ''
  for await (const part of writeCsv(columns, batches)) text += part
  return text
}

const HEAD = '\uFEFF"A","B, quoted ""so"""\r\n'

test('a file begins with a byte order mark and its headings, also when it is empty', async () => {
  expect(await write([])).toBe(HEAD)
})

test('texts stand in quotes, lines end with CRLF, nothing is an empty cell', async () => {
  const at = new Date('2026-12-04T21:00:00Z')
  const rows = [
    { a: 'Zoë "Z", 美咲', b: 12.5 },
    { a: 'two\r\nlines', b: null },
    { a: '', b: true },
    { a: false, b: at },
    { a: -3, b: 'x' },
  ]
  expect(await write(rows)).toBe(
    `${HEAD}"Zoë ""Z"", 美咲",12.5\r\n"two\r\nlines",""\r\n"","yes"\r\n"no","2026-12-04T21:00:00.000Z"\r\n-3,"x"\r\n`,
  )
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  ' =1',
  '\u00a0\n=1',
  '＝1',
  '－1',
  '＋1',
  '＠x',
  '=cmd|"/c calc"!A1',
])('%j is no formula', async (cell) => {
  const text = await write([{ a: cell, b: 'x' }])
  expect(text).toBe(`${HEAD}"'${cell.replaceAll('"', '""')}","x"\r\n`)
})

test.each(['a=1', "'=1", '1-2', 'me@example.com', ' x'])('%j is written as it is', async (cell) => {
  expect(await write([{ a: cell, b: 'x' }])).toBe(`${HEAD}"${cell}","x"\r\n`)
})

test('rows are read some at a time, and no more once the reader is gone', async () => {
  const asked: (number | undefined)[] = []
  const numbers = inBatches<number>(async (last = 0) => {
    asked.push(last)
    return last >= 1000 ? [] : [last + 1, last + 2]
  })
  const file = writeCsv<number>({ N: (n) => n }, numbers)
  await file.next()
  await file.next()
  await file.next()
  await file.return(undefined)
  expect(asked).toEqual([0, 2])
})

test('the headers say that it is saved, under which name, and not cached', () => {
  expect(csvHeaders('agents', '2026-12-04')).toEqual({
    'content-disposition': 'attachment; filename="agents-2026-12-04.csv"',
    'cache-control': 'private, no-store',
  })
})
