import { PROPOSAL_STATE_LABELS, type ProposalState } from '#shared/model/proposal.ts'
import { type BadgeLook, WordBadge } from '#web/ui/badge.tsx'

const LOOKS: Record<ProposalState, BadgeLook> = {
  sent: { tone: 'pending', bulb: 'hollow' },
  seen: { tone: 'lamp', bulb: 'solid' },
  accepted: { tone: 'confirmed', bulb: 'lit' },
  declined: { tone: 'danger', bulb: 'out' },
  expired: { tone: 'cancelled', bulb: 'out' },
  withdrawn: { tone: 'cancelled', bulb: 'out' },
  superseded: { tone: 'neutral', bulb: 'hollow' },
}

/** Where a proposal stands. */
export const ProposalBadge = ({ state }: { state: string }) => (
  <WordBadge word={state} labels={PROPOSAL_STATE_LABELS} looks={LOOKS} />
)
