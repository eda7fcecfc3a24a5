import { CreditCard } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface CardButtonProps {
  /** Asks for the address of the card provider's page. */
  open: () => Promise<{ url: string }>
  /** Refused, so that what is due may be out of date. */
  onStale: () => void
  autoFocus?: boolean
  children: ReactNode
}

/** Leaves for the card provider's page (docs/product.md P7.11). */
export function CardButton({ open, onStale, autoFocus = false, children }: CardButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  // state would come too late for a second click in the same moment
  const underway = useRef(false)

  function rest() {
    underway.current = false
    setBusy(false)
  }
  async function leave(): Promise<void> {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    try {
      const { url } = await open()
      // the button stays busy while the page unloads; a customer who comes back to the cached page finds it enabled
      addEventListener('pageshow', rest, { once: true })
      location.assign(url)
    } catch (error) {
      // before the focus moves: it cannot go to a button that is disabled
      flushSync(rest)
      button.current?.focus({ preventScroll: true })
      const description = getErrorMessage(error, 'Failed to process payment')
      toast({ title: 'Payment Failed', description, variant: 'destructive' })
      if (error instanceof ApiError && [404, 409, 422].includes(error.status)) onStale()
    }
  }

  return (
    <Button
      ref={button}
      variant="lit"
      autoFocus={autoFocus}
      busy={busy}
      busyLabel="Opening..."
      onClick={() => void leave()}
    >
      <CreditCard aria-hidden="true" />
      {children}
    </Button>
  )
}
