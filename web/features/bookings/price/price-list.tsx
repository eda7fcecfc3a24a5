import './price-list.css'
import {
  type CustomerLine,
  LINE_SHARE_LABELS,
  lineDetail,
  lineTitle,
  type PriceLine,
  shortCents,
  signedCents,
} from '#shared/model/price-line.ts'
import { formatHours } from '#web/lib/format.ts'
import { known } from '#web/lib/known.ts'

interface PriceListProps {
  lines: readonly (CustomerLine & Partial<Pick<PriceLine, 'share'>>)[]
  agentName: string
}

/** What a price is made of, one line after the other; the office also sees who gets each (docs/product.md P7.61). */
export function PriceList({ lines, agentName }: PriceListProps) {
  return (
    <dl className="price-list">
      {lines.map((line, i) => {
        const facts = [
          lineDetail(line, agentName),
          line.hours !== null && line.rate !== null && `${formatHours(line.hours)} at ${shortCents(line.rate)}`,
          line.share && known(LINE_SHARE_LABELS, line.share)?.toLowerCase(),
        ]
        const meta = facts.filter(Boolean).join(', ')
        return (
          // lines have no id, and are never moved while they are read
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={i}>
            <dt>
              {lineTitle(line, agentName)}
              {meta && <span>{meta}</span>}
            </dt>
            <dd className="num">{signedCents(line.amount)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
