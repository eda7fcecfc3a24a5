import '../replacements.css'
import { type ReactNode, useState } from 'react'
import type { Candidate, Replacements } from '#shared/contract/changes/replacements.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { firstName } from '#shared/model/person-name.ts'
import { MOST_CHOICES } from '#shared/model/replacement.ts'
import { useReplacement } from '#web/features/changes/admin/use-replacement.ts'
import { describeDifference } from '#web/features/changes/difference.ts'
import { formatCategory, formatRating } from '#web/lib/format.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

const CAUSES: Record<Replacements['dropOuts'][number]['cause'], string> = {
  declined: 'declined',
  cannot_make_it: "can't make it",
  blocked: 'blocked this time',
  archived: 'is archived',
}

const STATES: Record<NonNullable<Replacements['offer']>['choices'][number]['state'], string> = {
  offered: 'Offered',
  picked: 'Picked by the customer',
  confirmed: 'Confirmed',
  passed: 'Not chosen',
  gone: 'No longer free',
}
const ANSWERS = { yes: 'can take it', no: "can't take it" } as const

interface ReplacementSectionProps {
  booking: { id: string; status: string; customerName: string; agent: { name: string } }
  /** Opens the question that cancels the booking for the agency. */
  onCancel: () => void
}

/** Offers someone else for a booking, shows the offer, and confirms the pick (docs/product.md P15.63 to P15.66). */
export function ReplacementSection({ booking, onCancel }: ReplacementSectionProps) {
  const active = booking.status === 'pending' || booking.status === 'confirmed'
  return active ? <ActiveSection booking={booking} onCancel={onCancel} /> : null
}

function ActiveSection({ booking, onCancel }: ReplacementSectionProps) {
  const { found, take, busy } = useReplacement(booking.id)
  const [opened, setOpened] = useState(false)
  const { data, isFetching, refetch } = found
  const part = (children: ReactNode, action?: ReactNode) => (
    <TitledPart heading="h3" className="file-part" title="Offer someone else" action={action}>
      {children}
    </TitledPart>
  )
  if (!data) {
    if (isFetching) return part(<Skeleton className="h-20" />)
    return part(
      <Failure
        message="Talent could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />,
    )
  }
  const waits = data.offer?.state === 'open' || data.offer?.state === 'picked'
  const needed = data.dropOuts.length > 0
  if (!waits && !needed && !opened) {
    return part(
      null,
      <Button size="sm" variant="bare" onClick={() => setOpened(true)}>
        Find talent
      </Button>,
    )
  }
  return part(
    <div className="swap-form">
      {data.dropOuts.map(({ cause, reason, at }) => (
        <p key={cause}>
          {booking.agent.name} {CAUSES[cause]}
          {reason && `: ${reason}`} <span className="swap-small">{formatShortDateTime(at)}</span>
        </p>
      ))}
      {waits && data.offer ? (
        <Offer offer={data.offer} busy={busy} take={take} />
      ) : (
        <Candidates
          candidates={data.candidates}
          customerName={booking.customerName}
          lit={needed}
          busy={busy}
          onOffer={(offer, message) => take({ offer, message })}
        />
      )}
      {(needed || (!waits && data.candidates.length === 0)) && (
        <div className="file-buttons">
          <Button size="sm" variant="bare" disabled={busy} aria-haspopup="dialog" onClick={onCancel}>
            Cancel for the agency
          </Button>
          {needed && !waits && (
            <Button size="sm" variant="bare" busy={busy} onClick={() => take('dismiss')}>
              {firstName(booking.agent.name)} can make it after all
            </Button>
          )}
        </div>
      )}
    </div>,
  )
}

interface OfferProps {
  offer: NonNullable<Replacements['offer']>
  busy: boolean
  take: ReturnType<typeof useReplacement>['take']
}

function Offer({ offer, busy, take }: OfferProps) {
  const picked = offer.choices.find(({ state }) => state === 'picked')
  return (
    <>
      <p>
        {picked
          ? `The customer picked ${picked.name}. Nobody is reserved until you confirm.`
          : `Offered to the customer. Ask again if there is no answer by ${formatShortDateTime(offer.deadline)}.`}
      </p>
      <ul className="swap-list">
        {offer.choices.map((choice) => (
          <li key={choice.id}>
            <b>{choice.name}</b>
            <span className="swap-small">
              {STATES[choice.state]}
              {choice.agentAnswer && `, says: ${ANSWERS[choice.agentAnswer]}`}
            </span>
            <span className="swap-small">
              {formatCents(choice.priceCents)}, {describeDifference(choice.differenceCents)}
            </span>
          </li>
        ))}
      </ul>
      <div className="file-buttons">
        <Button size="sm" variant="bare" disabled={busy} onClick={() => take('withdraw')}>
          Withdraw the offer
        </Button>
        {picked && (
          <Button size="sm" variant="lit" busy={busy} onClick={() => take({ confirm: picked.id })}>
            Confirm {firstName(picked.name)}
          </Button>
        )}
      </div>
    </>
  )
}

interface CandidatesProps {
  candidates: readonly Candidate[]
  customerName: string
  lit: boolean
  busy: boolean
  onOffer: (agentIds: string[], message: string) => void
}

function Candidates({ candidates, customerName, lit, busy, onOffer }: CandidatesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [message, setMessage] = useState('')
  if (candidates.length === 0) {
    return (
      <p>
        Nobody who fits is free. If you cancel the booking for the agency, the customer gets back everything they paid.
      </p>
    )
  }
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_CHOICES))
  return (
    <>
      <ul className="swap-list">
        {candidates.map((one) => (
          <li key={one.id}>
            <label className="swap-row">
              <input
                type="checkbox"
                checked={chosen.includes(one.id)}
                disabled={one.priceCents === null || (chosen.length === MOST_CHOICES && !chosen.includes(one.id))}
                onChange={() => toggle(one.id)}
              />
              <span className="poster" aria-hidden="true">
                <Picture src={one.image} name={one.name} sizes="48px" />
              </span>
              <span>
                <b>{one.name}</b>
                <span className="swap-small">{describeCandidate(one)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Field label="Message to the customer (optional)">
        <Textarea rows={2} maxLength={1000} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
      <div className="file-buttons">
        <Button
          size="sm"
          variant={lit ? 'lit' : 'line'}
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => onOffer([...chosen], message)}
        >
          Offer to {firstName(customerName)}
        </Button>
      </div>
    </>
  )
}

function describeCandidate({ category, rating, priceCents, differenceCents, sharedSpecialties, hasEmail }: Candidate) {
  return [
    formatCategory(category),
    `rated ${formatRating(rating)}`,
    priceCents === null ? 'no rate yet' : formatCents(priceCents),
    describeDifference(differenceCents),
    ...sharedSpecialties,
    hasEmail ? '' : 'no email: please call',
  ]
    .filter((words) => words !== '')
    .join(', ')
}
