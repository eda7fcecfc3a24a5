import '../proposals.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { EventProposals, Proposal } from '#shared/contract/proposals/proposals.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { Countersign } from '#web/features/proposals/admin/countersign.tsx'
import { eventProposalsQuery, PROPOSED_KEYS } from '#web/features/proposals/admin/queries.ts'
import { SendDialog } from '#web/features/proposals/admin/send-dialog.tsx'
import { OfferBill } from '#web/features/proposals/offer-bill.tsx'
import { ProposalBadge } from '#web/features/proposals/proposal-badge.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

interface ProposalSectionProps {
  eventId: string
  customerName: string
  /** The address asks for the dialog that sends one. */
  asked?: boolean
  /** That dialog was closed. */
  onAnswered?: () => void
}

/** The proposals of an event, in its drawer and in that of any of its bookings (docs/product.md P16.3). */
export function ProposalSection({ eventId, customerName, asked = false, onAnswered }: ProposalSectionProps) {
  const { data, isFetching, refetch } = useQuery(eventProposalsQuery(eventId))
  const [sending, setSending] = useState(false)
  const close = () => {
    setSending(false)
    if (asked) onAnswered?.()
  }
  const part = (children: ReactNode, action?: ReactNode) => (
    <TitledPart heading="h3" className="file-part" title="Proposal" action={action}>
      {children}
    </TitledPart>
  )
  if (!data) {
    if (isFetching) return part(<Skeleton className="h-16" />)
    return part(
      <Failure
        message="The proposals could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />,
    )
  }
  const [latest, ...earlier] = data.proposals
  // nothing was proposed, and nothing waits to be
  if (!latest && !data.waits) return null
  const open = latest !== undefined && isOpenProposal(latest.state)
  return (
    <>
      {part(
        <div className="offer-admin">
          {latest && <Latest proposal={latest} outdated={data.outdated} canRevise={data.draft !== null} />}
          {(open || data.waits) && <Missing data={data} />}
          {earlier.length > 0 && <Earlier proposals={earlier} />}
        </div>,
        data.draft && (
          <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setSending(true)}>
            {open ? 'Send a new version' : 'New proposal'}
          </Button>
        ),
      )}
      {(sending || asked) && (
        <SendDialog eventId={eventId} customerName={customerName} replaces={open} onClose={close} />
      )}
    </>
  )
}

function Missing({ data }: { data: EventProposals }) {
  if (data.draft) return null
  return (
    <ul className="offer-small">
      {data.missing.map((why) => (
        <li key={why}>{why}</li>
      ))}
    </ul>
  )
}

interface LatestProps {
  proposal: Proposal
  outdated: boolean
  /** A new version can be sent. */
  canRevise: boolean
}

/** The newest version: where it stands, what the customer asked, and what can be done about it. */
function Latest({ proposal, outdated, canRevise }: LatestProps) {
  const { document, state, version, sentAt, seenAt, stuckAt, stuckReason, signed, sentBy } = proposal
  const open = isOpenProposal(state)
  return (
    <>
      <p>
        <ProposalBadge state={state} /> <b className="num">{formatCents(document.totalCents)}</b>
        {document.depositCents > 0 && `, deposit ${formatCents(document.depositCents)}`}
      </p>
      <p className="offer-small">
        Version {version}, sent {formatShortDateTime(sentAt)}
        {sentBy && ` by ${sentBy}`}. {seenAt ? `Read ${formatShortDateTime(seenAt)}.` : 'Not read yet.'}
        {open && ` Valid until ${formatShortDateTime(document.validUntil)}; the times are held until then.`}
      </p>
      {stuckAt && open && (
        <p role="alert">
          The customer opened it on {formatShortDateTime(stuckAt)}, and it could not be signed. {stuckReason}
        </p>
      )}
      {outdated && (
        <p role="alert">
          A booking changed after this was sent, so it can’t be signed.{canRevise && ' Send a new version.'}
        </p>
      )}
      <Said proposal={proposal} />
      <details className="offer-details">
        <summary>What was sent</summary>
        {document.message && <p>{document.message}</p>}
        <OfferBill offer={document} />
        <p>{document.agreement}</p>
      </details>
      {signed && <Signed proposal={proposal} signed={signed} />}
      <div className="offer-buttons">
        <Duplicate proposal={proposal} />
        {open && <Withdraw id={proposal.id} />}
      </div>
    </>
  )
}

/** Who signed it, its copies, and the agency's signature while it waits for that (docs/product.md P16.21). */
function Signed({ proposal, signed }: { proposal: Proposal; signed: NonNullable<Proposal['signed']> }) {
  const { byHand, countersigned } = signed
  const pdf = `/api/admin/proposals/${proposal.id}/agreement.pdf`
  return (
    <>
      <p>
        Signed by {signed.name}, {formatShortDateTime(signed.at)}
        {byHand && countersigned && (
          <>
            <br />
            Countersigned by {countersigned.name}, {formatShortDateTime(countersigned.at)}
          </>
        )}
      </p>
      {!countersigned && <p role="status">The agreement waits for your signature.</p>}
      <div className="offer-buttons">
        {!countersigned && <Countersign proposal={proposal} />}
        <ButtonLink size="sm" href={pdf} target="_blank" rel="noreferrer">
          {byHand && countersigned ? 'Open the copy with both signatures' : 'Open the agreement'}
        </ButtonLink>
        {byHand && countersigned && (
          <ButtonLink size="sm" variant="bare" href={`${pdf}?copy=customer`} target="_blank" rel="noreferrer">
            Open the customer’s copy
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** What the customer wrote about a version: questions, and why it was declined. */
function Said({ proposal: { questions, declineReason } }: { proposal: Proposal }) {
  return (
    <>
      {questions.map(({ question, at }) => (
        <p key={at + question} className="offer-question">
          {question} <span className="offer-small">{formatShortDateTime(at)}</span>
        </p>
      ))}
      {declineReason && <p>Reason: {declineReason}</p>}
    </>
  )
}

/** Leads to the form for a new proposal with what this one says, for another date or customer (docs/product.md P16.15). */
function Duplicate({ proposal: { eventId, version } }: { proposal: Proposal }) {
  return (
    <ButtonLink as={Link} size="sm" variant="bare" to={paths.adminNewProposal({ like: eventId, version })}>
      Duplicate
      <span className="sr-only"> version {version}</span>
    </ButtonLink>
  )
}

function Withdraw({ id }: { id: string }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit({
    write: () => call('POST /api/admin/proposals/:id/withdraw', { params: { id } }),
    done: () => ({ title: 'Withdrawn', description: 'The customer gets an email. The times are free again.' }),
    onDone: () => setAsking(false),
    stale: PROPOSED_KEYS,
    fallback: 'The proposal was not withdrawn. Please try again.',
  })
  return (
    <div>
      <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {asking && (
        <ConfirmDialog
          title="Withdraw this proposal?"
          action="Withdraw"
          busy={submit.busy}
          onConfirm={() => submit.send(undefined)}
          onClose={() => setAsking(false)}
        >
          <p>The customer gets an email and can no longer sign it. The times it holds are free again.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function Earlier({ proposals }: { proposals: readonly Proposal[] }) {
  return (
    <ul className="offer-admin">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="offer-small">
          Version {proposal.version}: <ProposalBadge state={proposal.state} />{' '}
          {formatCents(proposal.document.totalCents)}
          {proposal.closedAt && `, ${formatShortDateTime(proposal.closedAt)}`}
          <Said proposal={proposal} />
          <Duplicate proposal={proposal} />
        </li>
      ))}
    </ul>
  )
}
