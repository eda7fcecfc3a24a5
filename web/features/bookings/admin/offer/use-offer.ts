import { useRef, useState } from 'react'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import type { Who } from '#web/features/bookings/admin/entry/draft.ts'
import { type Bookable, fieldsOfTyped } from '#web/features/bookings/admin/entry/entry-values.ts'
import {
  beginOffer,
  beginsOf,
  lastsOf,
  type OfferBody,
  type OfferStart,
  type PickedPerformer,
  readOffer,
  shiftClock,
  usualLine,
} from '#web/features/bookings/admin/offer/offer-values.ts'
import { isTimed, type PriceValues, pickLine, toFields } from '#web/features/bookings/admin/price/line-values.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'

interface Options {
  start: OfferStart
  /** Receives the event's id. */
  onEntered: (eventId: string) => void
}

/** The New proposal form: customer, event, performers with their lines, and how it is sent. */
export function useOffer({ start, onEntered }: Options) {
  const [begun] = useState(() => beginOffer(start))
  const [who, setWho] = useState<Who>(start.customer ? { kind: 'known', customer: start.customer } : { kind: 'search' })
  const [picked, setPicked] = useState<readonly PickedPerformer[]>(begun.picked)
  const next = useRef(begun.next)
  const takeId = () => next.current++
  const form = useReadForm<PriceValues, OfferBody>(begun.values, (values) => readOffer(values, picked))
  // the last date that was whole: performers move as far as it does
  const date = useRef(begun.values.eventDate ?? '')
  const submit = useSubmit({
    form,
    write: (body: OfferBody, key) =>
      call('POST /api/admin/event-entries', { body, headers: { 'idempotency-key': key } }),
    onDone: ({ eventId }) => onEntered(eventId),
    fieldErrors: ({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([field, message]) => [nameField(field, picked), message])),
    // the key belongs to an earlier event with other details
    renewsKey: ({ status }) => status === 422,
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The event was not created. Please try again.',
  })

  function fill(person: ReturnType<typeof fieldsOfTyped>) {
    for (const name of ['customerName', 'customerEmail', 'customerPhone'] as const) {
      form.setValue(name, person[name] ?? '', { shouldDirty: true })
    }
    form.clearErrors(['customerName', 'customerEmail', 'customerPhone'])
  }
  const place = (changed: PickedPerformer) => setPicked(picked.map((one) => (one.key === changed.key ? changed : one)))
  return {
    ...{ form, who, picked, submit, takeId, place },
    isTouched: form.formState.isDirty || picked !== begun.picked,
    setKnown: (customer: CustomerSuggestion) => {
      setWho({ kind: 'known', customer })
      fill({ customerName: customer.name, customerEmail: customer.email, customerPhone: customer.phone ?? '' })
    },
    setNew: (typed: string) => {
      setWho({ kind: 'new' })
      fill(fieldsOfTyped(typed))
    },
    searchAgain: () => {
      setWho({ kind: 'search' })
      fill({})
    },
    add: (agent: Bookable) => {
      const { eventDate = '', duration = '' } = form.getValues()
      const [key, line] = [takeId(), takeId()]
      form.setValue(beginsOf(key), eventDate)
      form.setValue(lastsOf(key), duration)
      for (const [name, value] of Object.entries(toFields(line, usualLine(agent, duration)))) form.setValue(name, value)
      form.clearErrors('performers')
      const { id, name, category, hourlyRate, plusTax } = agent
      setPicked([...picked, { key, agent: { id, name, category, hourlyRate, plusTax }, lineIds: [line] }])
    },
    remove: (key: number) => setPicked(picked.filter((one) => one.key !== key)),
    /** All performers move as far as the event does. */
    moveTo: (eventDate: string) => {
      const values = form.getValues()
      const moved = picked.map(
        ({ key }) => [key, shiftClock(values[beginsOf(key)] ?? '', date.current, eventDate)] as const,
      )
      if (Number.isNaN(Date.parse(`${eventDate}Z`))) return
      date.current = eventDate
      for (const [key, begins] of moved) if (begins !== undefined) form.setValue(beginsOf(key), begins)
    },
    /** Lines that had the hours of their performer keep them. */
    last: (performer: PickedPerformer, before: string, hours: string) => {
      for (const id of performer.lineIds) {
        const line = pickLine(form.getValues(), id)
        if (isTimed(line.kind) && line.hours === before) form.setValue(`hours-${id}`, hours)
      }
    },
  }
}

/** The form's field for one of the server: those of a performer stand where it begins. */
function nameField(field: string, picked: readonly PickedPerformer[]): string {
  const [, place, part] = /^performers\.(\d+)\.(\w+)/.exec(field) ?? []
  const key = picked[Number(place)]?.key
  if (key === undefined) return field
  return part === 'duration' ? lastsOf(key) : beginsOf(key)
}
