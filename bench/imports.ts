import { RunningImports } from '#tests/support/running-imports.ts'
import { makeFolder, npmStart } from './children.ts'
import type { Row } from './rows.ts'
import { findPort } from './start.ts'

const DAY_MS = 86_400_000
/** For the checking or the importing of a file. */
const PATIENCE_MS = 900_000
/** Rows of a file, and in how many seconds they must be imported (docs/product.md P17.20 and after). */
const FILES = [
  { rows: 10_000, most: 60 },
  { rows: 100_000, most: 600 },
]

/** A spreadsheet of past bookings, each on a day of its own person. */
function bookingsCsv(rows: number, talent: readonly string[], from: number): string {
  const lines = Array.from({ length: rows }, (_, i) => {
    const day = new Date(from + Math.floor(i / talent.length) * DAY_MS).toISOString().slice(0, 10)
    const guest = i % Math.ceil(rows / 20)
    return `${day},${talent[i % talent.length]},Guest ${guest},guest${guest}@example.com,${100 + (i % 900)}`
  })
  return `Date,Talent,Customer,Email,Price\n${lines.join('\n')}\n`
}

/** Seconds from the upload of a file until every row of it is a booking, its check included, by the product as it starts. */
export async function measureImports(): Promise<Row[]> {
  using folder = makeFolder()
  await using product = await npmStart(folder.dir, await findPort())
  const imports = new RunningImports(product, PATIENCE_MS)
  await imports.signIn()
  const roster = (await (await fetch(`${product.url}/api/agents`)).json()) as { name: string }[] // the contract's answer
  const talent = roster.map(({ name }) => name)
  const rows: Row[] = []
  for (const [i, file] of FILES.entries()) {
    const csv = bookingsCsv(file.rows, talent, Date.UTC(1999 + 2 * i, 0, 1))
    const began = performance.now()
    const id = await imports.check('bookings', 'bookings.csv', csv)
    await imports.run(id)
    await imports.reach(id, 'done')
    const seconds = (performance.now() - began) / 1000
    const { made } = await imports.show(id)
    if (made !== file.rows) throw new Error(`${made} of ${file.rows} bookings were imported`)
    rows.push({
      name: `import of ${file.rows.toLocaleString('en-US')} bookings`,
      ...{ unit: 's', product: seconds, bound: { of: 'product', most: file.most } },
    })
  }
  return rows
}
