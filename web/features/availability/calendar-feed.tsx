import './availability.css'
import { useMutation } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { call, messageOf } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

const COPIED = { yes: 'Address copied', no: 'The address could not be copied. Select it and copy it by hand.' } as const
const refuse = (title: string) => (error: unknown) => {
  const description = messageOf(error, 'The server could not be reached. Please try again.')
  toast({ title, description, variant: 'destructive' })
}

/** An address under which a calendar finds the own bookings; it is told once (docs/product.md P5.12). */
export function CalendarFeed() {
  const [copied, setCopied] = useState<keyof typeof COPIED>()
  const [stopping, setStopping] = useState(false)
  const feed = useMutation({
    mutationFn: () => call('POST /api/agent/calendar-feed'),
    onSuccess: () => setCopied(undefined),
    onError: refuse('No address was made'),
  })
  const stop = useMutation({
    mutationFn: () => call('DELETE /api/agent/calendar-feed'),
    onSuccess: () => {
      feed.reset()
      toast({ title: 'Calendar feed stopped' })
    },
    onError: refuse('The feed was not stopped'),
    onSettled: () => setStopping(false),
  })
  async function copy(url: string) {
    try {
      // plain http has no clipboard outside localhost
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }
  const url = feed.data?.url
  return (
    <section className="time-part" aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">Calendar feed</h2>
      <p>
        Subscribe to your bookings in the calendar on your phone. Whoever has the address can read it; making a new one
        ends the one before.
      </p>
      <div role="status" className="time-part">
        {url && (
          <>
            <p className="feed-address">{url}</p>
            <p className="text-b3 text-ink-2">Copy it now: it is shown this once.</p>
          </>
        )}
      </div>
      <div className="time-actions">
        {url && (
          <Button variant="soft" onClick={() => void copy(url)}>
            {copied === 'yes' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            Copy address
          </Button>
        )}
        <Button busy={feed.isPending} busyLabel="Making..." onClick={() => feed.mutate()}>
          {url ? 'Make another' : 'Make an address'}
        </Button>
        <Button variant="bare" aria-haspopup="dialog" onClick={() => setStopping(true)}>
          Stop the feed
        </Button>
        <span role="status" className={copied === 'no' ? 'text-danger' : 'text-b3 text-ink-2'}>
          {copied && COPIED[copied]}
        </span>
      </div>
      {stopping && (
        <ConfirmDialog
          title="Stop the calendar feed?"
          action="Stop the feed"
          busy={stop.isPending}
          onConfirm={() => stop.mutate()}
          onClose={() => setStopping(false)}
        >
          <p className="text-ink-2">Calendars that read it get nothing new. You can make an address anew.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
