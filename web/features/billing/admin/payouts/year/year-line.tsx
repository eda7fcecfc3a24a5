import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TaxYearRow } from '#shared/contract/billing/payouts/tax-year.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { maskTin, TAX_PART_LABELS, W9_UNREADABLE } from '#shared/model/tax-details.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { PAYOUTS_KEY } from '#web/features/billing/admin/payouts/payouts-query.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { writeFullDay } from '#web/lib/write-day.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** One person of a year: what was paid, and what is on file (docs/product.md P7.124). */
export function YearLine({ row }: { row: TaxYearRow }) {
  const { id, name, legalName, address, tinKind, tinLast4, paid, processor, reportable, missing } = row
  // what is missing is named once: beside what can be done about it
  const namesMissing = reportable && missing.length > 0
  return (
    <article className="year-row" aria-label={name}>
      <p className="payout-who">
        <b>{legalName ?? name}</b>
        {legalName !== null && legalName !== name && <span className="money-facts">{name}</span>}
        {(address !== null || !namesMissing) && <span className="money-facts">{address ?? 'No address'}</span>}
      </p>
      <p className="money-facts">
        {tinKind && tinLast4 ? (
          <span className="num">{maskTin(tinLast4, tinKind)}</span>
        ) : (
          !namesMissing && <span>No taxpayer number</span>
        )}
        <W9 row={row} namesMissing={namesMissing} />
      </p>
      <div className="year-state">
        {namesMissing ? (
          <>
            <Missing row={row} />
            <Ask row={row} />
          </>
        ) : (
          <p className="money-facts">{reportable ? 'To be reported' : 'Below the threshold'}</p>
        )}
        <ButtonLink variant="bare" size="sm" href={paths.adminAgentTab(id, 'contact')}>
          Open<span className="sr-only"> {name}</span>
        </ButtonLink>
      </div>
      <dl className="payout-sums num">
        <div>
          <dt>By card processor</dt>
          <dd>{formatCents(processor)}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd className="payout-due">{formatCents(paid)}</dd>
        </div>
      </dl>
    </article>
  )
}

/** Since when there is a W-9; one that can't be read is named with what is missing, where that is named. */
function W9({ row: { w9On, w9Readable }, namesMissing }: { row: TaxYearRow; namesMissing: boolean }) {
  if (w9On !== null && w9Readable) return <span>W-9 since {writeFullDay(atlantaDay(new Date(w9On)))}</span>
  if (namesMissing) return null
  return w9On === null ? <span>No W-9</span> : <span className="text-danger">{W9_UNREADABLE}</span>
}

/** What is missing of a person who is to be reported; a W-9 that can't be read has a sentence of its own (P7.157). */
function Missing({ row: { w9On, missing } }: { row: TaxYearRow }) {
  const isUnreadable = w9On !== null && missing.includes('w9')
  const parts = isUnreadable ? missing.filter((part) => part !== 'w9') : missing
  return (
    <>
      {parts.length > 0 && (
        <p className="text-danger">Missing: {parts.map((part) => TAX_PART_LABELS[part]).join(', ')}</p>
      )}
      {isUnreadable && <p className="text-danger">{W9_UNREADABLE}</p>}
    </>
  )
}

/** Asks a person with a login for what is missing, once a day (docs/product.md P7.123). */
function Ask({ row: { id, name, canAsk, askedOn } }: { row: TaxYearRow }) {
  const client = useQueryClient()
  const ask = useMutation({
    mutationFn: () => call('POST /api/admin/taxpayer-numbers/:id/ask', { params: { id } }),
    onSuccess: () => toast({ title: 'Asked for W-9', description: `${name} gets an email with a link to the portal.` }),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Not asked', description, variant: 'destructive' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: PAYOUTS_KEY }),
  })
  if (!canAsk) return <p className="money-facts">No login to email a link to</p>
  if (askedOn === atlantaDay(new Date())) return <p className="money-facts">Asked today</p>
  return (
    <>
      {askedOn && <p className="money-facts">Asked {writeFullDay(askedOn)}</p>}
      <Button size="sm" busy={ask.isPending} busyLabel="Asking..." onClick={() => ask.mutate()}>
        Ask for W-9<span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}
