import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isClash } from '#web/features/bookings/admin/clash.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'

/** What a body may be sent again with when the agent would be booked twice. */
interface Override {
  confirmAnyway?: boolean
  reason?: string | null
}

interface Options<Body, Answer> {
  write: (body: Body) => Promise<Answer>
  onDone: (answer: Answer) => void
  onFailed?: (error: unknown) => void
  /** Said when no answer came at all. */
  fallback: string
}

/** One form of the office: sends it, and says what became of it beside the fields, below them, or as a clash. */
export function useWrite<Body extends object, Answer>({ write, onDone, onFailed, fallback }: Options<Body, Answer>) {
  const client = useQueryClient()
  const [clash, setClash] = useState<{ sentence: string; body: Body }>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body & Override) => write(body),
    onSuccess: (answer) => {
      setClash(undefined)
      onDone(answer)
    },
    onError: (refusal, body) => {
      setClash(isClash(refusal) ? { sentence: messageOf(refusal, fallback), body } : undefined)
      onFailed?.(refusal)
    },
    // refused or not: what is on screen may be out of date
    onSettled: () => void client.invalidateQueries({ queryKey: BOOKINGS_KEY }),
  })
  const shown = isClash(error) ? null : error
  const fields = shown instanceof ApiError ? shown.fields : {}
  return {
    send: (body: Body) => mutate(body),
    busy: isPending,
    /** What the server says about each field. */
    fields,
    problem: shown && Object.keys(fields).length === 0 ? messageOf(shown, fallback) : undefined,
    clash: clash && {
      sentence: clash.sentence,
      onConfirm: (reason: string) => mutate({ ...clash.body, confirmAnyway: true, reason }),
      onClose: () => setClash(undefined),
    },
  }
}
