import { useLocation, useNavigate } from 'react-router'
import { readSent } from '#web/features/bookings/request/sent/sent-request.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const SentTicketPart = lazyPart(
  async () => (await import('#web/features/bookings/request/sent/sent-ticket.tsx')).SentTicket,
)

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
