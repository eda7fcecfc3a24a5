import type { Conversation } from '#shared/contract/chat/conversations.admin.ts'
import { type BadgeLook, WordBadge } from '#web/ui/badge.tsx'

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

/** The state of a conversation, with the name of the admin who has it. */
export const StateBadge = ({ state, person = null }: { state: string; person?: string | null }) => (
  <WordBadge
    word={state}
    labels={person === null ? STATE_LABELS : { ...STATE_LABELS, [state]: person }}
    looks={STATE_LOOKS}
  />
)
