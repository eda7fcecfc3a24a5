import type { Database } from '#server/db/client.ts'
import { type CsvColumns, writeCsv } from '#server/http/answers/csv.ts'
import type { Margin, MarginGroup, MarginMonth, MarginPart, MarginSums } from '#shared/contract/office/margin.admin.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { DaySpan } from './day-span.ts'
import { presentMargin, presentMarginPart } from './margin-parts.ts'
import { selectMarginOfMonths, selectMarginOfPeople, selectMarginParts } from './margin-rows.ts'
import { readAtOnce } from './report-queries.ts'

/**
 * What is left to the agency of a span of days, by month, category and talent, as of one moment: received less what went
 * back, the tax collected, the shares of talent and the fees of the card provider, which it keeps when money goes back
 * (docs/product.md P7.127, P7.150). Integer cents. A month is left out when nothing happened in it. A fee that is not
 * known counts as none.
 */
export async function showMargin(db: Database, span: DaySpan, now: Date): Promise<Margin> {
  return readAtOnce(db, async (trx) => {
    const months = await readMonths(trx, span, now)
    const { rows } = await selectMarginParts(span, atlantaDay(now)).execute(trx)
    const partsOf = (part: 'category' | 'talent') => rows.filter((row) => row.part === part).map(presentMarginPart)
    return {
      months,
      categories: partsOf('category'),
      talent: partsOf('talent'),
      unknownFees: months.reduce((sum, { unknownFees }) => sum + unknownFees, 0),
    }
  })
}

async function readMonths(db: Database, span: DaySpan, now: Date): Promise<MarginMonth[]> {
  const { rows } = await selectMarginOfMonths(span, atlantaDay(now)).execute(db)
  return rows.map(({ month, ...sums }) => ({ month, ...presentMargin(sums) }))
}

async function readPeople(db: Database, span: DaySpan, now: Date): Promise<MarginPart[]> {
  const { rows } = await readAtOnce(db, (trx) => selectMarginOfPeople(span, atlantaDay(now)).execute(trx))
  return rows.map(presentMarginPart)
}

const SUMS: CsvColumns<MarginSums> = {
  'Received ($)': ({ received }) => centsToDollars(received),
  'Refunded ($)': ({ returned }) => centsToDollars(returned),
  'Tax ($)': ({ tax }) => centsToDollars(tax),
  'Talent ($)': ({ talent }) => centsToDollars(talent),
  'Processor fees ($)': ({ fees }) => centsToDollars(fees),
  'Margin ($)': ({ margin }) => centsToDollars(margin),
  'Payments without a known fee': ({ unknownFees }) => unknownFees,
}

/** The margin by month, category or talent as CSV; every talent by name. */
export async function exportMargin(
  db: Database,
  { span, by, now }: { span: DaySpan; by: MarginGroup; now: Date },
): Promise<AsyncGenerator<string>> {
  if (by === 'talent') {
    const people = await readPeople(db, span, now)
    return writeCsv<MarginPart>({ Talent: ({ name }) => name, ...SUMS, 'Talent id': ({ id }) => id }, inOne(people))
  }
  const { months, categories } = await showMargin(db, span, now)
  if (by === 'category') return writeCsv<MarginPart>({ Category: ({ name }) => name, ...SUMS }, inOne(categories))
  return writeCsv<MarginMonth>({ Month: ({ month }) => month, ...SUMS }, inOne(months))
}

async function* inOne<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
