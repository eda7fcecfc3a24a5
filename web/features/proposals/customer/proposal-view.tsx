import '../proposals.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { formatCents } from '#shared/model/money.ts'
import { firstName } from '#shared/model/person-name.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { AskForm } from '#web/features/proposals/customer/ask-form.tsx'
import { DeclineDialog } from '#web/features/proposals/customer/decline-dialog.tsx'
import { SignForm } from '#web/features/proposals/customer/sign-form.tsx'
import { OfferBill } from '#web/features/proposals/offer-bill.tsx'
import { formatLongDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

interface ProposalViewProps {
  token: string
  proposal: CustomerProposal
  /** Takes the proposal as the server has it now. */
  onAnswer: (proposal: CustomerProposal) => void
  /** Reads it again, after a refusal. */
  onRefused: () => void
  /** Leads to the customer's bookings, where the rest is paid. */
  bookings: ReactNode
  /** The form that says how to pay the deposit, and reports it. */
  renderDeposit: (deposit: NonNullable<CustomerProposal['deposit']>) => ReactNode
}

/** A proposal as its customer reads, signs and answers it (docs/product.md P16.4). */
export function ProposalView(props: ProposalViewProps) {
  const { token, proposal, onAnswer, onRefused } = props
  const { document, state, ready } = proposal
  const [declining, setDeclining] = useState(false)
  const open = isOpenProposal(state)
  const { phone } = document.agency
  return (
    <>
      <Standing proposal={proposal} />
      {state === 'accepted' && !proposal.canceled && <Next {...props} />}
      {document.message && <p className="offer-message">{document.message}</p>}
      <TitledPart heading="h2" className="offer-part" title="The offer">
        <OfferBill offer={document} />
      </TitledPart>
      <TitledPart heading="h2" className="offer-part" title="The agreement">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <section className="offer-agreement" aria-label="Text of the agreement" tabIndex={0}>
          {document.agreement}
        </section>
      </TitledPart>
      {open && ready && (
        <TitledPart heading="h2" className="offer-part" title="Sign">
          <SignForm {...{ token, proposal, onAnswer, onRefused }} />
        </TitledPart>
      )}
      <TitledPart heading="h2" className="offer-part" title="Questions?">
        {open ? <AskForm {...{ token, phone, onRefused }} /> : <p>Call us: {phone}</p>}
        {open && (
          <div className="offer-buttons">
            <Button variant="bare" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
              Decline the proposal
            </Button>
          </div>
        )}
      </TitledPart>
      {declining && <DeclineDialog {...{ token, onAnswer, onRefused }} onClose={() => setDeclining(false)} />}
    </>
  )
}

/** Where a proposal stands, in a sentence; it is read out and takes the focus when an answer changed it. */
function Standing({ proposal }: { proposal: CustomerProposal }) {
  const { state, ready, canceled, deposit } = proposal
  const said = useRef<HTMLParagraphElement>(null)
  const paid = deposit !== null && deposit.paidCents > 0
  const standing = `${state} ${ready} ${canceled} ${paid}`
  const [first] = useState(standing)
  useEffect(() => {
    if (standing === first) return
    said.current?.focus({ preventScroll: true })
    said.current?.scrollIntoView({ block: 'center' })
  }, [standing, first])
  return (
    <p ref={said} role="status" tabIndex={-1}>
      <StandingWords proposal={proposal} />
    </p>
  )
}

const ENDED: Record<Exclude<CustomerProposal['state'], 'sent' | 'seen' | 'accepted'>, string> = {
  declined: 'You declined this proposal. If you changed your mind, call us.',
  expired: "This proposal has expired. Call us and we'll see what we can do.",
  withdrawn: 'We withdrew this proposal. Call us if you have questions.',
  superseded: 'There is a newer proposal. Open the link in our last email.',
}

/** Where the agreement is: signed by one side, or by both (docs/product.md P16.22). */
function describeCopy({ byHand, countersigned }: NonNullable<CustomerProposal['signed']>, agency: string): string {
  if (!byHand) return 'The signed agreement is on its way by email.'
  if (!countersigned)
    return `${agency} still has to countersign the agreement. You get the copy with both signatures by email.`
  return `${countersigned.name} countersigned the agreement for ${agency} on ${formatLongDateTime(countersigned.at)}. The copy with both signatures is on its way by email.`
}

function StandingWords({ proposal }: { proposal: CustomerProposal }) {
  const { state, ready, canceled, signed, document } = proposal
  const name = firstName(document.customer.name)
  if (state === 'accepted') {
    const by = signed && `${signed.name} signed on ${formatLongDateTime(signed.at)}.`
    if (canceled) return <>{by} The event was canceled since.</>
    return (
      <>
        <b>Your event is confirmed.</b> {by} {signed && describeCopy(signed, document.agency.name)}
      </>
    )
  }
  if (state !== 'sent' && state !== 'seen') return ENDED[state]
  if (!ready) {
    return `Hi ${name}. We're updating this proposal and will email you. It can't be signed as it stands. Questions? Call ${document.agency.phone}.`
  }
  return (
    <>
      Hi {name}. We hold these times for you until <b>{formatLongDateTime(document.validUntil)}</b>.
    </>
  )
}

/** What comes after signing: the deposit, then the invoices. */
function Next({ proposal, bookings, renderDeposit }: ProposalViewProps) {
  const { deposit } = proposal
  const isDue = deposit !== null && deposit.dueCents > 0
  return (
    <TitledPart heading="h2" className="panel offer-part" title={isDue ? 'Pay the deposit' : 'What happens next'}>
      {isDue ? (
        renderDeposit(deposit)
      ) : (
        <>
          <p>
            {deposit && deposit.paidCents > 0
              ? `Thank you. ${formatCents(deposit.paidCents)} is recorded. Your invoices say when the rest is due.`
              : 'Nothing is due now. Your invoices say when to pay.'}
          </p>
          {bookings}
        </>
      )}
    </TitledPart>
  )
}
