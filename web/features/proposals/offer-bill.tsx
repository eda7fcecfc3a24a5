import './proposals.css'
import type { ProposalDocument, ProposedPerformer } from '#shared/contract/proposals/document.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { lineDetail, lineTitle, signedCents } from '#shared/model/price-line.ts'
import { PLACE_OPEN } from '#shared/model/proposal.ts'
import { DOT, formatCategory } from '#web/lib/format.ts'

type Offered = Pick<
  ProposalDocument,
  'performers' | 'priceCents' | 'taxCents' | 'taxName' | 'totalCents' | 'depositPercent' | 'depositCents'
>

/** What is proposed, as a bill of the night: each performer with times and price, then the sums. */
export function OfferBill({ offer }: { offer: Offered }) {
  const { performers, priceCents, taxCents, taxName, totalCents, depositCents, depositPercent } = offer
  // said above the bill where it is the same for all
  const [first] = performers
  const place = performers.every(({ eventLocation }) => eventLocation === first?.eventLocation) ? 'shared' : 'own'
  return (
    <div className="offer-bill">
      <ul className="offer-people">
        {performers.map((performer) => (
          <Person key={performer.bookingId} performer={performer} place={place} />
        ))}
      </ul>
      <dl className="offer-sums">
        {taxCents > 0 && (
          <>
            <div>
              <dt>Price</dt>
              <dd className="num">{formatCents(priceCents)}</dd>
            </div>
            <div>
              <dt>{taxName ?? 'Tax'}</dt>
              <dd className="num">{formatCents(taxCents)}</dd>
            </div>
          </>
        )}
        <div className="offer-total">
          <dt>Total</dt>
          <dd className="num">{formatCents(totalCents)}</dd>
        </div>
        {depositCents > 0 && (
          <div>
            <dt>Deposit on signing, {depositPercent}%</dt>
            <dd className="num">{formatCents(depositCents)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Person({ performer, place }: { performer: ProposedPerformer; place: 'shared' | 'own' }) {
  const { name, category, eventDate, eventDuration, eventLocation, lines, priceCents } = performer
  return (
    <li className="offer-person">
      <b>{name}</b>
      <span className="num">{formatCents(priceCents)}</span>
      <span className="offer-small">
        {formatCategory(category)}
        {DOT}
        {writeEventTime(eventDate, eventDuration)}
        {place === 'own' && `, ${eventLocation ?? PLACE_OPEN}`}
      </span>
      {lines.length > 1 && (
        <dl className="offer-lines offer-small">
          {lines.map((line, i) => {
            const detail = lineDetail(line, name)
            return (
              // lines have no id, and are never moved while they are read
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <div key={i}>
                <dt>
                  {lineTitle(line, name)}
                  {detail && ` (${detail})`}
                </dt>
                <dd className="num">{signedCents(line.amount)}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </li>
  )
}
