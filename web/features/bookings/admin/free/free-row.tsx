import type { FreeAgent } from '#shared/contract/bookings/free-agents.admin.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { describeReason } from '#web/features/bookings/admin/free/describe-reason.ts'
import { formatCategory, formatRate, formatRating } from '#web/lib/format.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

interface FreeRowProps {
  agent: FreeAgent
  /** The start of the event, Atlanta time. */
  start: string
  onChoose: ((agent: FreeAgent) => void) | undefined
  comparedWith: number | null | undefined
}

/** '$40.00 more', '$40.00 less' or 'Same price'; nothing when a price is unknown. */
function describeDifference(total: number | null, other: number | null | undefined): string | undefined {
  if (total === null || other === null || other === undefined) return undefined
  const cents = dollarsToCents(total) - dollarsToCents(other)
  return cents === 0 ? 'Same price' : `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`
}

/** An agent of the list: a button where one can be chosen. */
export function FreeRow({ agent, start, onChoose, comparedWith }: FreeRowProps) {
  const { name, category, hourlyRate, rating, totalAmount, asked, reasons, image, plusTax } = agent
  const difference = describeDifference(totalAmount, comparedWith)
  const isFree = reasons.length === 0
  const content = (
    <>
      <span className="free-picture" aria-hidden="true">
        <Picture src={image} name={name} sizes="40px" />
      </span>
      <span className="free-who">
        <strong>{name}</strong>
        <span className="file-meta">
          {formatCategory(category)} · {formatRate(hourlyRate)}
          {hourlyRate ? '/hr' : ''} · {formatRating(rating)} stars
        </span>
        {asked && <span className="file-meta">{asked.customerName} also asked for this time</span>}
        {reasons.map((reason) => (
          <span className="file-meta free-reason" key={reason.kind}>
            {describeReason(reason, start)}
          </span>
        ))}
      </span>
      <span className="free-price">
        {totalAmount === null ? '' : formatCents(dollarsToCents(totalAmount))}
        <PlusTax when={totalAmount !== null && plusTax} />
        {difference && <span className="file-meta">{difference}</span>}
        <span className="free-state">
          <Bulb state={isFree ? 'lit' : 'out'} />
          {isFree ? 'Free' : 'Busy'}
        </span>
      </span>
    </>
  )
  return onChoose ? (
    <button type="button" className="free-row" onClick={() => onChoose(agent)}>
      {content}
    </button>
  ) : (
    <div className="free-row">{content}</div>
  )
}
