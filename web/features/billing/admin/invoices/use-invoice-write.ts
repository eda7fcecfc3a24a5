import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { INVOICES_KEY, PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'

interface Options<Body, Answer> {
  write: (body: Body) => Promise<Answer>
  /** Said when it is done. */
  done: (answer: Answer) => ToastMessage
  onDone: (answer: Answer) => void
  /** Said when the server gave no sentence. */
  fallback: string
  /** Takes a refusal upon itself: then no toast says it. */
  takes?: (refusal: ApiError) => boolean
  /** What else shows it is out of date: bookings. */
  onChanged: () => void
}

/** How long a dialog may take to be itself again after it was busy. */
const DRAWN = 60

/** Writes an invoice once, however often it is pressed, and says what became of it. */
export function useInvoiceWrite<Body, Answer>(options: Options<Body, Answer>) {
  const { write, done, onDone, fallback, takes, onChanged } = options
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      toast(done(answer))
      onDone(answer)
    },
    onError: (error) => {
      if (!(error instanceof ApiError && takes?.(error))) {
        toast({ title: 'Error', description: messageOf(error, fallback), variant: 'destructive' })
      }
      // it let go of the focus while it was busy
      setTimeout(
        () => document.activeElement === document.body && button.current?.focus({ preventScroll: true }),
        DRAWN,
      )
    },
    // refused or not: what is on screen may be out of date
    onSettled: () => {
      for (const queryKey of [INVOICES_KEY, PAYMENTS_KEY]) void client.invalidateQueries({ queryKey })
      onChanged()
    },
  })
  const send = (body: Body) => {
    if (!isPending) mutate(body)
  }
  return { send, busy: isPending, button }
}
