import type { ReactNode } from 'react'
import type { TaxDetails } from '#shared/contract/people/tax-details.ts'
import { maskTin, TIN_KIND_LABELS } from '#shared/model/tax-details.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { Facts } from '#web/features/people/part.tsx'
import { writeFullDay } from '#web/lib/write-day.ts'

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
        ['W-9', w9 && `On file since ${writeFullDay(atlantaDay(new Date(w9.createdAt)))}`],
      ]}
    />
  )
}
