import type { Database } from '#server/db/client.ts'
import { type CsvColumns, writeCsv } from '#server/http/answers/csv.ts'
import type { Margin, MarginGroup, MarginMonth, MarginPart, MarginSums } from '#shared/contract/office/margin.admin.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { DaySpan } from './day-span.ts'
import { marginCents, nameFirst, presentMarginCategories, presentPeople } from './margin-parts.ts'
import { selectFees, selectMarginOfPeople, selectTalentShares } from './margin-rows.ts'
import { presentMonths } from './present-report.ts'
import { readAtOnce, selectRevenue } from './report-queries.ts'

/**
 * What is left to the agency of a span of days, by month, category and talent, as of one moment: received less what went
 * back, the tax collected, the shares of talent and the fees of the card provider, which it keeps when money goes back
 * (docs/product.md P7.127, P7.150). Integer cents. A month is left out when nothing happened in it. A fee that is not
 * known counts as none.
 */
export async function showMargin(db: Database, span: DaySpan, now: Date): Promise<Margin> {
  const { people, ...margin } = await readMargin(db, span, now)
  return { ...margin, talent: nameFirst(people) }
}

async function readMargin(
  db: Database,
  span: DaySpan,
  now: Date,
): Promise<Omit<Margin, 'talent'> & { people: MarginPart[] }> {
  return readAtOnce(db, async (trx) => {
    const { rows: revenue } = await selectRevenue(span, atlantaDay(now)).execute(trx)
    const { rows: shares } = await selectTalentShares(span).execute(trx)
    const { rows: fees } = await selectFees(span).execute(trx)
    const { rows: people } = await selectMarginOfPeople(span).execute(trx)
    const money = new Map(presentMonths(revenue).map((month) => [month.month, month]))
    const talent = new Map(shares.map(({ month, cents }) => [month, cents]))
    const kept = new Map(fees.map((row) => [row.month, row]))
    const months = [...new Set([...money.keys(), ...talent.keys(), ...kept.keys()])]
      .sort()
      .map((month): MarginMonth => {
        const { received = 0, returned = 0, tax = 0 } = money.get(month) ?? {}
        const { cents: fee = 0, unknown: unknownFees = 0 } = kept.get(month) ?? {}
        const sums = { received, returned, tax, talent: talent.get(month) ?? 0, fees: fee }
        return { month, ...sums, unknownFees, margin: marginCents(sums) }
      })
    return {
      months,
      categories: presentMarginCategories(people),
      people: presentPeople(people),
      unknownFees: months.reduce((sum, month) => sum + month.unknownFees, 0),
    }
  })
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
  const { months, categories, people } = await readMargin(db, span, now)
  if (by === 'month') {
    return writeCsv<MarginMonth>({ Month: ({ month }) => month, ...SUMS }, inOne(months))
  }
  if (by === 'category') return writeCsv<MarginPart>({ Category: ({ name }) => name, ...SUMS }, inOne(categories))
  return writeCsv<MarginPart>({ Talent: ({ name }) => name, ...SUMS, 'Talent id': ({ id }) => id }, inOne(people))
}

async function* inOne<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
