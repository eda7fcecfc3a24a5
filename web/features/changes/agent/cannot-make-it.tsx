import '../replacements.css'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Alerts the office that an agent can't make a confirmed booking, after a question (docs/product.md P15.61). */
export function CannotMakeIt({ bookingId }: { bookingId: string }) {
  const [asking, setAsking] = useState(false)
  const [missing, setMissing] = useState(false)
  const id = useId()
  const say = useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/agent/bookings/:id/cannot-make-it', { params: { id: bookingId }, body: { reason } }),
    onSuccess: () => setAsking(false),
    onError: (error) => {
      const description = getErrorMessage(error, 'The server could not be reached. Please try again.')
      toast({ title: 'Not saved', description, variant: 'destructive' })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setMissing(!reason)
    if (reason) say.mutate(reason)
  }
  if (say.isSuccess) return <p role="status">We know you can't make it. You stay booked until we call or email you.</p>
  return (
    <>
      <Button variant="bare" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        I can't make it
      </Button>
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
              We get an email and look for someone else. The booking stays yours until we have found them.
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
    </>
  )
}
