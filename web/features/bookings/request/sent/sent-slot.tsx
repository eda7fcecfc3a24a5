import { useLocation, useNavigate } from 'react-router'
import type { SentRequest } from '#web/features/bookings/request/sent/sent-request.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const SentTicketPart = lazyPart(
  async () => (await import('#web/features/bookings/request/sent/sent-ticket.tsx')).SentTicket,
)

/** What a step to this page brought along; another build of the page may have written it. */
function readSent(state: unknown): SentRequest | undefined {
  const sent = typeof state === 'object' && state !== null && 'sentRequest' in state ? state.sentRequest : undefined
  const known = typeof sent === 'object' && sent !== null && 'agentName' in sent && 'person' in sent && 'event' in sent
  return known ? (sent as SentRequest) : undefined // written by withSentRequest alone
}

/**
 * The ticket of a request that has just been sent, until it is closed (docs/product.md P3.58).
 * @param signedIn whether a customer is
 */
export function SentSlot({ signedIn }: { signedIn: boolean }) {
  const { state, search, hash } = useLocation()
  const navigate = useNavigate()
  const sent = readSent(state)
  if (!sent) return null
  return (
    <SentTicketPart
      sent={sent}
      signedIn={signedIn}
      onClose={() => void navigate({ search, hash }, { replace: true, preventScrollReset: true })}
    />
  )
}
