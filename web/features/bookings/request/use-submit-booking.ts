import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { RequestedBooking } from '#shared/contract/bookings/bookings.ts'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import {
  BOOKING_FIELDS,
  type BookingField,
  type BookingValues,
  type FormRequest,
  toEvent,
  withTotal,
} from '#web/features/bookings/request/booking-request.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Word for word what the server says, which is asked only when the page believes them to be free. */
const UNAVAILABLE = 'This agent is currently unavailable'

type Form = UseFormReturn<BookingValues, unknown, FormRequest>

interface Options {
  form: Form
  agent: Agent | undefined
  /** The package it is for, if any. */
  offer: ActivePackage | undefined
  /** Called with the bookings made, the chosen agent's first. */
  onSent: (request: FormRequest, made: readonly RequestedBooking[]) => void
  /** @returns whether something is asked first; the request is then sent again once it is answered */
  onAsk: () => boolean
  /** Refused, and not for what was typed. */
  onRefused: () => void
  /** The agent was refused: what we know about the roster is out of date. */
  onStaleAgents: () => void
  /** A package was refused: what we know about it is out of date. It may be the first performer's. */
  onStalePackage: (refused: { first: boolean }) => void
}

/** Sends the request once, however often it is submitted, and says what became of it in the form or in one toast. */
export function useSubmitBooking(options: Options) {
  const { form, agent, offer, onSent, onAsk, onRefused, onStaleAgents, onStalePackage } = options
  const client = useQueryClient()
  const [key, setKey] = useState(createIdempotencyKey)
  const [busy, setBusy] = useState(false)
  // state would come too late for a second submit in the same moment
  const underway = useRef(false)

  async function submit(request: FormRequest): Promise<void> {
    if (underway.current) return
    if (agent && !agent.availability) {
      form.setError('agentId', { type: 'unavailable', message: UNAVAILABLE }, { shouldFocus: true })
      return
    }
    if (onAsk()) return
    underway.current = true
    setBusy(true)
    try {
      const headers = { 'idempotency-key': key }
      const { others, ...alone } = request
      const made =
        others.length > 0
          ? (await call('POST /api/events', { body: toEvent(request, offer), headers })).bookings
          : [await call('POST /api/bookings', { body: withTotal(alone, agent, offer), headers })]
      setKey(createIdempotencyKey())
      toast({ title: 'Booking Submitted!', description: "We'll confirm shortly." })
      onSent(request, made)
      void client.invalidateQueries({ queryKey: BOOKINGS_KEY })
    } catch (error) {
      // before the focus moves: it cannot go to a button that is disabled
      flushSync(() => setBusy(false))
      const status = error instanceof ApiError ? error.status : undefined
      // the key belongs to an earlier request, with other details: this one was not made, and needs its own
      if (status === 422) setKey(createIdempotencyKey())
      const fields = error instanceof ApiError ? Object.keys(error.fields).map(fieldOf) : []
      const stale = fields.find((field) => field.endsWith('packageId'))
      if (stale) onStalePackage({ first: stale === 'packageId' })
      else if (status === 404 || status === 409) {
        // one of several is named by its field
        if (fields.length === 0) {
          form.setError('agentId', { type: 'server', message: getErrorMessage(error, UNAVAILABLE) })
        }
        onStaleAgents()
      }
      if (!showInFields(form, error)) {
        toast({
          title: 'Booking Failed',
          description: getErrorMessage(error, 'Failed to submit booking'),
          variant: 'destructive',
        })
        onRefused()
      }
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return { submit, busy }
}

/** The form's name of a field: the server has two for the hours, and counts the first performer among them all. */
function fieldOf(name: string): string {
  const [, place, field = name] = /^performers\.(\d+)\.(\w+)$/.exec(name) ?? []
  const own = field === 'eventDuration' ? 'duration' : field
  return place === undefined || place === '0' ? own : `others.${Number(place) - 1}.${own}`
}

const OTHER_FIELD = /^others\.\d+\.(agentId|eventDate|duration|packageId)$/
const isField = (name: string): name is BookingField | `others.${number}.agentId` =>
  OTHER_FIELD.test(name) || BOOKING_FIELDS.some((field) => field === name)

/**
 * Puts what the server said about each field beside it, and the focus on the first.
 * @returns whether that says everything; if not, a toast has to
 */
function showInFields(form: Form, error: unknown): boolean {
  const said = Object.entries(error instanceof ApiError ? error.fields : {})
  const messages = new Map(said.map(([name, message]) => [fieldOf(name), message]))
  const atFault = [...BOOKING_FIELDS.filter((field) => messages.has(field)), ...messages.keys()]
    .filter((field, i, all) => all.indexOf(field) === i)
    .filter(isField)
  atFault.forEach((field, i) => {
    form.setError(field, { type: 'server', message: messages.get(field) ?? '' }, { shouldFocus: i === 0 })
  })
  return atFault.length > 0 && atFault.length === messages.size
}
