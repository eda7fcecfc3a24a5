import type { ReactNode } from 'react'
import type { TaxDetails } from '#shared/contract/people/tax-details.ts'
import { maskTin, TIN_KIND_LABELS } from '#shared/model/tax-details.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { Facts } from '#web/features/people/part.tsx'
import { writeFullDay } from '#web/lib/write-day.ts'

/** Since when there is a W-9, and that it must be uploaded again when it can't be opened (docs/product.md P7.157). */
function describeW9({ createdAt, readable }: NonNullable<TaxDetails['w9']>): ReactNode {
  const since = writeFullDay(atlantaDay(new Date(createdAt)))
  if (readable) return `On file since ${since}`
  return (
    <span className="text-danger">Uploaded {since}, but can't be opened with today's key. Please upload it again.</span>
  )
}

/** What is on file; the number by its last four digits unless another one is given. */
export function TaxFacts({ details, tin }: { details: TaxDetails; tin?: ReactNode }) {
  const { legalName, street, city, state, zip, tinKind, tinLast4, w9 } = details
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <Facts
      facts={[
        ['Legal name', legalName],
        ['Mailing address', [street, place].filter(Boolean).join(', ') || null],
        [
          tinKind ? TIN_KIND_LABELS[tinKind] : 'Taxpayer number',
          tin ?? (tinKind && tinLast4 && <span className="num">{maskTin(tinLast4, tinKind)}</span>),
        ],
        ['W-9', w9 && describeW9(w9)],
      ]}
    />
  )
}
