import '../replacements.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

/**
 * Alerts the office that an agent can't make a confirmed booking, after a question; once said it shows since when
 * (docs/product.md P15.61).
 */
export function CannotMakeIt({ booking }: { booking: Pick<AgentBooking, 'id' | 'droppedOutAt'> }) {
  const client = useQueryClient()
  const part = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const [missing, setMissing] = useState(false)
  const id = useId()
  const say = useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/agent/bookings/:id/cannot-make-it', { params: { id: booking.id }, body: { reason } }),
    onError: (error) => {
      const description = getErrorMessage(error)
      toast({ title: 'Not saved', description, variant: 'destructive' })
    },
    // the booking shows it, or what it became meanwhile
    onSettled: () => client.invalidateQueries({ queryKey: ['bookings', 'agent'] }),
    onSuccess: () => {
      flushSync(() => setAsking(false))
      // the button is gone: reading goes on where it was
      part.current?.focus({ preventScroll: true })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setMissing(!reason)
    if (reason) say.mutate(reason)
  }
  return (
    <div ref={part} tabIndex={-1}>
      {booking.droppedOutAt === null ? (
        <Button variant="bare" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          I can't make it
        </Button>
      ) : (
        <p className="swap-small">
          On {formatDate(booking.droppedOutAt)} you said you can't make it. The office is looking for someone. You stay
          booked until we find them. If you can make it after all, call the office.
        </p>
      )}
      {asking && (
        <Dialog
          title="You can't make this booking?"
          width={520}
          onClose={() => setAsking(false)}
          describedBy={`${id}-about`}
          actions={
            <>
              <Button variant="bare" onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button variant="danger-fill" type="submit" form={id} busy={say.isPending}>
                I can't make it
              </Button>
            </>
          }
        >
          <form id={id} onSubmit={submit} noValidate className="swap-form">
            <p id={`${id}-about`}>
              We’ll get an email and look for someone else. The booking stays yours until we find them.
            </p>
            <Field
              label="Reason"
              required
              hint="Only the office sees this."
              error={missing ? 'Give a reason, so we can help' : undefined}
            >
              <Textarea name="reason" rows={3} maxLength={1000} autoFocus />
            </Field>
          </form>
        </Dialog>
      )}
    </div>
  )
}
