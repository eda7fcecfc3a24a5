import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Until what a write left is drawn, in milliseconds: a button that is still disabled takes no focus. */
const DRAWN = 60

/** Moves the focus once what a write left is drawn. */
export const focusOnceDrawn = (find: () => HTMLElement | null | undefined): void => {
  setTimeout(() => find()?.focus({ preventScroll: true }), DRAWN)
}

interface Options<Body, Answer> {
  write: (body: Body) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Refused; the fields that the server complains about, by name. */
  onRefused?: (fields: Record<string, string>, status: number | undefined) => void
  /** Takes a refusal upon itself: then no toast says it. */
  takes?: (refusal: ApiError) => boolean
  /** Something may have changed, here or elsewhere. */
  onChanged: () => void
  /** Said when no answer came at all. */
  fallback: string
}

/** One write of the office: what a field is to blame for shows there, everything else in one toast. */
export function useOfficeWrite<Body, Answer>(options: Options<Body, Answer>) {
  const { write, onDone, onRefused, takes, onChanged, fallback } = options
  const { mutate, isPending } = useMutation({
    mutationFn: write,
    onSuccess: onDone,
    onError: (refusal) => {
      if (refusal instanceof ApiError && takes?.(refusal)) return
      const fields = refusal instanceof ApiError ? refusal.fields : {}
      if (Object.keys(fields).length === 0) {
        toast({ title: 'Error', description: messageOf(refusal, fallback), variant: 'destructive' })
      }
      onRefused?.(fields, refusal instanceof ApiError ? refusal.status : undefined)
    },
    onSettled: onChanged,
  })
  return { send: mutate, busy: isPending }
}
