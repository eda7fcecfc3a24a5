import type { Database } from '#server/db/client.ts'
import type { ChangesReport, RequestOutcomes } from '#shared/contract/office/changes-report.admin.ts'
import type { DaySpan } from '../day-span.ts'
import { readAtOnce } from '../report-queries.ts'
import { type CanceledSumsRow, selectCanceledSums } from './cancellation-rows.ts'
import { selectDropOutCauses, selectOffers } from './drop-out-rows.ts'
import { type RequestOutcome, selectFields, selectOutcomes, selectPriceChange } from './request-rows.ts'

const presentSums = ({ count, kept, refunded, on_the_way, due }: CanceledSumsRow) => {
  return { count, kept, refunded, due: due + on_the_way }
}

/** The cheapest tier first; what no tier held, last. */
const byTier = (a: { keepPercent: number | null }, b: { keepPercent: number | null }) =>
  (a.keepPercent ?? Number.POSITIVE_INFINITY) - (b.keepPercent ?? Number.POSITIVE_INFINITY) || 0

function presentCancellations(rows: readonly CanceledSumsRow[]): ChangesReport['cancellations'] {
  return {
    reasons: rows.flatMap((row) => {
      const { cause, reason } = row
      return cause === null || reason === null ? [] : [{ cause, reason, ...presentSums(row) }]
    }),
    tiers: rows
      .flatMap((row) => {
        const { held, keep_percent: keepPercent } = row
        return held === null ? [] : [{ held, keepPercent, ...presentSums(row) }]
      })
      .sort(byTier),
  }
}

/**
 * What was canceled, changed and replaced in a span of days, as of one moment. Each counts on the day it was canceled,
 * asked for or said; the money of a cancellation counts on its day, also what moved later (docs/product.md P15.80).
 */
export async function showChangesReport(db: Database, span: DaySpan): Promise<ChangesReport> {
  return readAtOnce(db, async (trx) => {
    const canceled = await selectCanceledSums(span).execute(trx)
    const outcomes = await selectOutcomes(span).execute(trx)
    const fields = await selectFields(span).execute(trx)
    const price = await selectPriceChange(span).execute(trx)
    const dropOuts = await selectDropOutCauses(span).execute(trx)
    const offers = await selectOffers(span).execute(trx)
    const offersIn = (...states: string[]) =>
      offers.rows.reduce((sum, { state, count }) => (states.includes(state) ? sum + count : sum), 0)
    return {
      cancellations: presentCancellations(canceled.rows),
      requests: (['change', 'cancel'] as const).map((kind) => countOutcomes(kind, outcomes.rows)),
      fields: fields.rows,
      price: price.rows[0] ?? { changed: 0, cents: 0 },
      dropOuts: dropOuts.rows,
      offers: {
        made: offersIn('open', 'picked', 'confirmed', 'withdrawn'),
        confirmed: offersIn('confirmed'),
        withdrawn: offersIn('withdrawn'),
        waiting: offersIn('open', 'picked'),
      },
    }
  })
}

function countOutcomes(
  kind: RequestOutcomes['kind'],
  rows: readonly { kind: string; outcome: RequestOutcome; count: number }[],
): RequestOutcomes {
  const count = (outcome: RequestOutcome) =>
    rows.find((row) => row.kind === kind && row.outcome === outcome)?.count ?? 0
  return {
    kind,
    waiting: count('open') + count('proposed'),
    approved: count('approved'),
    accepted: count('accepted'),
    declined: count('declined'),
    withdrawn: count('withdrawn'),
  }
}
