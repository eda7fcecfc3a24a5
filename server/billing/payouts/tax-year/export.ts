import type { AppContext } from '#server/context.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import { listMissing } from '#server/people/tax/list-missing.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { formatTin, TAX_PART_LABELS, TIN_KIND_LABELS, W9_UNREADABLE } from '#shared/model/tax-details.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { listTaxYear, readSealedTins, type TaxYear, type TaxYearListRow } from './tax-year-rows.ts'

/** Rows read at a time. */
const BATCH = 500

type Row = TaxYearListRow & { tin: string | null }

const COLUMNS: CsvColumns<Row> = {
  Name: ({ name }) => name,
  'Legal name': ({ legal_name }) => legal_name,
  Street: ({ street }) => street,
  City: ({ city }) => city,
  State: ({ state }) => state,
  ZIP: ({ zip }) => zip,
  'Number type': ({ tin_kind }) => tin_kind && TIN_KIND_LABELS[tin_kind],
  'Taxpayer number': ({ tin }) => tin,
  'W-9 on file since': ({ w9_at, w9_opens }) => w9_at && (w9_opens ? atlantaDay(w9_at) : W9_UNREADABLE),
  'Paid ($)': ({ paid_cents }) => centsToDollars(paid_cents),
  'By card processor ($)': ({ processor_cents }) => centsToDollars(processor_cents),
  'To be reported': ({ key_rank }) => key_rank < 2,
  Missing: (row) =>
    listMissing(row)
      .map((part) => TAX_PART_LABELS[part])
      .join(', '),
  Email: ({ email }) => email,
  'Talent id': ({ id }) => id,
}

/**
 * A year for Form 1099-NEC as CSV in the order of the list, in chunks, with whole taxpayer numbers (docs/product.md
 * P7.125). A number sealed with another SECRET_KEY is left empty; in place of the day of such a
 * W-9 it says to ask for it again (P7.157).
 */
export function exportTaxYear(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  of: TaxYear,
): AsyncGenerator<string> {
  return writeCsv(
    COLUMNS,
    inBatches(async (last: Row | undefined): Promise<Row[]> => {
      const after = last && { rank: last.key_rank, name: last.key_name, id: last.id }
      const rows = await listTaxYear(db, of, { limit: BATCH, ...(after && { after }) })
      if (rows.length === 0) return []
      const sealed = await readSealedTins(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => {
        const digits = secrets.open(sealed.get(row.id) ?? null, 'taxpayer-number')
        return { ...row, tin: digits && row.tin_kind && formatTin(digits, row.tin_kind) }
      })
    }),
  )
}
