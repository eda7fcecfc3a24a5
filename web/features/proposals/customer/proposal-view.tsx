import '../proposals.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { formatCents } from '#shared/model/money.ts'
import { firstName } from '#shared/model/person-name.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { AskForm } from '#web/features/proposals/customer/ask-form.tsx'
import { DeclineDialog } from '#web/features/proposals/customer/decline-dialog.tsx'
import { DepositForm } from '#web/features/proposals/customer/deposit-form.tsx'
import { SignForm } from '#web/features/proposals/customer/sign-form.tsx'
import { OfferBill } from '#web/features/proposals/offer-bill.tsx'
import { formatLongDateTime } from '#web/lib/format.ts'
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
  payment: ReactNode
}

/** A proposal as its customer reads, signs and answers it (docs/product.md P16.4). */
export function ProposalView({ token, proposal, onAnswer, onRefused, payment }: ProposalViewProps) {
  const { document, state } = proposal
  const [declining, setDeclining] = useState(false)
  const open = isOpenProposal(state)
  return (
    <>
      {open ? (
        <p>
          Hi {firstName(document.customer.name)}. We hold these times for you until{' '}
          <b>{formatLongDateTime(document.validUntil)}</b>.
        </p>
      ) : (
        <Outcome {...{ token, proposal, onAnswer, onRefused, payment }} />
      )}
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
      {open && (
        <>
          <TitledPart heading="h2" className="offer-part" title="Sign">
            <SignForm token={token} proposal={proposal} onAnswer={onAnswer} onRefused={onRefused} />
          </TitledPart>
          <TitledPart heading="h2" className="offer-part" title="Questions?">
            <AskForm token={token} phone={document.agency.phone} />
            <div className="offer-buttons">
              <Button variant="bare" aria-haspopup="dialog" onClick={() => setDeclining(true)}>
                Decline the proposal
              </Button>
            </div>
          </TitledPart>
        </>
      )}
      {declining && <DeclineDialog token={token} onAnswer={onAnswer} onClose={() => setDeclining(false)} />}
    </>
  )
}

const ENDED: Record<Exclude<CustomerProposal['state'], 'sent' | 'seen' | 'accepted'>, string> = {
  declined: 'You declined this proposal. Nothing is booked. If you changed your mind, call us.',
  expired: 'The time to accept this proposal is over. Call us, and we look for a way.',
  withdrawn: 'We took this proposal back. Nothing is booked. Call us if you have questions.',
  superseded: 'There is a newer proposal. Open the link in our last email.',
}

/** What became of a proposal; it takes the focus when it replaces the form. */
function Outcome({ token, proposal, onAnswer, onRefused, payment }: ProposalViewProps) {
  const { state, signed, document, deposit } = proposal
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    said.current?.focus({ preventScroll: true })
    said.current?.scrollIntoView({ block: 'center' })
  }, [])
  if (state === 'sent' || state === 'seen') return null
  return (
    <div ref={said} role="status" tabIndex={-1} className="panel offer-part">
      {state === 'accepted' && signed ? (
        <>
          <p>
            <b>Your event is confirmed.</b> {signed.name} signed on {formatLongDateTime(signed.at)}. The signed
            agreement is on its way by email.
          </p>
          {deposit && deposit.dueCents > 0 ? (
            <>
              <p>Next: pay the deposit of {formatCents(deposit.dueCents)}.</p>
              <DepositForm {...{ token, deposit, onAnswer, onRefused }} phone={document.agency.phone} />
            </>
          ) : (
            <p>
              {deposit
                ? 'Thank you for the deposit. Your invoices say when the rest is due.'
                : 'Nothing is due now. Your invoices say when to pay.'}
            </p>
          )}
          {payment}
        </>
      ) : (
        <p>{state === 'accepted' ? 'This proposal is signed.' : ENDED[state]}</p>
      )}
      {state !== 'accepted' && <p className="offer-small">Phone: {document.agency.phone}</p>}
    </div>
  )
}
