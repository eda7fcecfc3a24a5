import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { focusFirst } from '#web/forms/focus-first.ts'
import { ApiError, getErrorMessage } from '#web/lib/api.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'

export interface SubmitOptions<Body, Answer, Values extends FieldValues, Sent = unknown> {
  /** The form whose fields show what the server says about them. A single button has none. */
  form?: UseFormReturn<Values, unknown, Sent>
  /** The call. `key` is the Idempotency-Key, for the endpoints that take one. */
  write: (body: Body, key: string) => Promise<Answer>
  /** The toast on success. */
  done?: (answer: Answer) => ToastMessage
  onDone?: (answer: Answer, body: Body) => void
  /** Called after a refusal is shown. */
  onRefused?: (error: unknown) => void
  /** Handles a refusal itself and returns true: nothing else shows it. */
  take?: (refusal: ApiError, body: Body) => boolean
  /** Field errors by the names of the form, where they differ from those of the server. */
  fieldErrors?: (refusal: ApiError) => { [name in Path<Values>]?: string | undefined }
  /** Whether the next attempt is another request. By default it is after any answer of the server. */
  renewsKey?: (refusal: ApiError) => boolean
  /** Where an error without a field is shown: in one toast, or as `problem` in the form. */
  showIn?: 'toast' | 'form'
  /** The title of the toast about a failure. */
  failed?: string
  /** The sentence when the server sent none. */
  fallback: string
  /** The form stays after success: its button gets the focus back then, too. */
  stays?: boolean
  /** Queries that may be out of date afterwards, refused or not. */
  stale?: readonly QueryKey[]
  onSettled?: () => void
}

/**
 * Submits a form, or the one button of a question: a field error goes to its field, which gets the focus, any other to
 * one toast or to the form. A second press while busy does nothing.
 */
export function useSubmit<Body, Answer, Values extends FieldValues = FieldValues, Sent = unknown>(
  options: SubmitOptions<Body, Answer, Values, Sent>,
) {
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const key = useRef<string>(undefined)
  const running = useRef(false)
  const focusLost = useRef(false)
  const [problem, setProblem] = useState<string>()

  function showRefusal(error: unknown) {
    const { form, fieldErrors, showIn = 'toast', failed = 'Error', fallback } = options
    const found = error instanceof ApiError ? (fieldErrors?.(error) ?? error.fields) : {}
    if (form && showFieldErrors(form, found)) return
    const message = getErrorMessage(error, fallback)
    if (showIn === 'form') setProblem(message)
    else toast({ title: failed, description: message, variant: 'destructive' })
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) => {
      key.current ??= createIdempotencyKey()
      return options.write(body, key.current)
    },
    onSuccess: (answer, body) => {
      key.current = undefined
      focusLost.current = options.stays ?? false
      if (options.done) toast(options.done(answer))
      options.onDone?.(answer, body)
    },
    onError: (error, body) => {
      focusLost.current = true
      if (error instanceof ApiError && (options.renewsKey?.(error) ?? true)) key.current = undefined
      if (!(error instanceof ApiError && options.take?.(error, body))) showRefusal(error)
      options.onRefused?.(error)
    },
    onSettled: () => {
      running.current = false
      for (const queryKey of options.stale ?? []) void client.invalidateQueries({ queryKey })
      options.onSettled?.()
    },
  })

  // the button was disabled while busy, so the browser took the focus from it
  useEffect(() => {
    if (isPending || !focusLost.current) return
    focusLost.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isPending])

  function send(body: Body) {
    if (running.current) return
    running.current = true
    setProblem(undefined)
    mutate(body)
  }

  return { send, busy: isPending, problem, button, showRefusal }
}

/** Shows errors beside their fields and focuses the first of them; false when the form has none of the fields. */
function showFieldErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  found: Partial<Record<string, string>>,
): boolean {
  const names = focusFirst(form, (name) => !!found[name])
  for (const name of names) form.setError(name, { type: 'server', message: found[name] ?? '' })
  return names.length > 0
}
