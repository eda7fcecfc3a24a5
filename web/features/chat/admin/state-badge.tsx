import type { Conversation } from '#shared/contract/chat/conversations.admin.ts'
import { Badge, type BadgeLook, WordBadge } from '#web/ui/badge.tsx'

const STATE_LOOKS: Record<Conversation['state'], BadgeLook> = {
  live: { tone: 'confirmed', bulb: 'solid' },
  waiting: { tone: 'pending', bulb: 'solid' },
  person: { tone: 'confirmed', bulb: 'solid' },
  over: { tone: 'cancelled', bulb: 'out' },
}
const STATE_LABELS: Record<Conversation['state'], string> = {
  live: 'Live',
  waiting: 'Waiting for a person',
  person: 'With a person',
  over: 'Ended',
}

/** Why its visitor waits, where that says more than that one does. */
const WAITING: Record<string, { word: string; look: BadgeLook }> = {
  emergency: { word: 'Emergency', look: { tone: 'danger', bulb: 'lit' } },
  complaint: { word: 'Complaint', look: { tone: 'danger', bulb: 'solid' } },
}

interface StateBadgeProps {
  state: string
  person?: string | null
  waitingFor?: string | null
}

/** The state of a conversation, with the name of the admin who has it, or why its visitor waits. */
export function StateBadge({ state, person = null, waitingFor = null }: StateBadgeProps) {
  const waiting = waitingFor === null ? undefined : WAITING[waitingFor]
  if (waiting) return <Badge {...waiting.look}>{waiting.word}, waiting for a person</Badge>
  return (
    <WordBadge
      word={state}
      labels={person === null ? STATE_LABELS : { ...STATE_LABELS, [state]: person }}
      looks={STATE_LOOKS}
    />
  )
}

const APPLICATION_LABELS = { open: 'Application', answered: 'Application answered', dismissed: 'Application dismissed' }
const APPLICATION_LOOKS = { open: { tone: 'lamp', bulb: 'solid' } } as const

/** An application in a conversation, with what the office did about it; renders nothing where there is none. */
export const ApplicationBadge = ({ state }: { state: string | null }) =>
  state === null ? null : <WordBadge word={state} labels={APPLICATION_LABELS} looks={APPLICATION_LOOKS} />
