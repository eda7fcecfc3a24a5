import '#web/lib/zod-without-eval.ts'
import './booking-form.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useRef } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { DEFAULT_HOURS } from '#shared/model/booking.ts'
import { writeEventTime, writeShortEventTime, writeTimes } from '#shared/model/event-time.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { AgentField } from '#web/features/bookings/request/agent-field.tsx'
import { Agreement } from '#web/features/bookings/request/agreement.tsx'
import {
  type BookingValues,
  FormRequest,
  readHours,
  readStart,
  untouched,
} from '#web/features/bookings/request/booking-request.ts'
import { BookingTicket } from '#web/features/bookings/request/booking-ticket.tsx'
import { OtherPerformers } from '#web/features/bookings/request/others/other-performers.tsx'
import { addOthers, findOthers } from '#web/features/bookings/request/others/quote-event.ts'
import { useSameTimes } from '#web/features/bookings/request/others/use-same-times.ts'
import { useWantedOthers } from '#web/features/bookings/request/others/use-wanted-others.ts'
import { PackageChoice } from '#web/features/bookings/request/packages/package-choice.tsx'
import { type Packages, usePackage } from '#web/features/bookings/request/packages/use-package.ts'
import { PersonFields } from '#web/features/bookings/request/person/person-fields.tsx'
import { type KnownPerson, useKnownPerson } from '#web/features/bookings/request/person/use-known-person.ts'
import { computeQuote } from '#web/features/bookings/request/quote.ts'
import { buildSentRequest, withSentRequest } from '#web/features/bookings/request/sent/sent-request.ts'
import { SentTicketPart } from '#web/features/bookings/request/sent/sent-slot.tsx'
import { SubmitBar } from '#web/features/bookings/request/submit-bar.tsx'
import { useLeaveAfter } from '#web/features/bookings/request/use-leave-after.ts'
import { useSubmitBooking } from '#web/features/bookings/request/use-submit-booking.ts'
import { BusyNotice } from '#web/features/bookings/request/when/busy-notice.tsx'
import { getAsked } from '#web/features/bookings/request/when/busy-times.ts'
import { EventFields } from '#web/features/bookings/request/when/event-fields.tsx'
import { useGuessedDate } from '#web/features/bookings/request/when/use-guessed-date.ts'
import { useWantedEvent } from '#web/features/bookings/request/when/use-wanted-event.ts'
import type { EventAddress } from '#web/lib/event-address.ts'
import { removeFromEvent } from '#web/lib/event-tray.ts'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { prefersReducedMotion, useMedia } from '#web/lib/use-media.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const DateQuestion = lazyPart(
  async () => (await import('#web/features/bookings/request/when/date-question.tsx')).DateQuestion,
)

/** How long the sent ticket stays before home follows (docs/product.md P3.7). */
const LEAVE_AFTER = 2000

export interface BookingFormProps {
  /** Undefined until they have loaded. */
  agents: readonly Agent[] | undefined
  loading: boolean
  onReload: () => void
  /** Whom the address asks for; someone we don't know is ignored. */
  wanted: string | null
  /** Whom it asks for besides, as ids joined with commas. */
  wantedOthers: string | null
  packages: Packages
  /** The package it asks for, and the category that comes first. */
  wantedPackage: string | null
  category: string | null
  /** What the address says of the event. */
  event: EventAddress
  /** Who asks, once that is known. */
  person: KnownPerson | undefined
  /** Where earlier events of the customer were. */
  places: readonly string[]
  /** The cancellation terms. */
  terms: ReactNode
  /** Opens all terms. */
  termsLink: ReactNode
}

/** The request on the left, the ticket it becomes on the right. */
export function BookingForm(props: BookingFormProps) {
  const { agents, loading, onReload, wanted, packages, wantedPackage, category, event, person, places } = props
  const preselected = agents?.find(({ id }) => id === wanted)?.id ?? ''
  const form = useForm<BookingValues, unknown, FormRequest>({
    resolver: zodResolver(FormRequest),
    defaultValues: untouched(preselected, event),
  })
  const { control, register, setValue, getValues, clearErrors, formState } = form
  // registered before the others, because the first field at fault is found in this order
  const { field: agentField } = useController({ control, name: 'agentId' })
  const [agentId, duration, eventDate, others] = useWatch({
    control,
    name: ['agentId', 'duration', 'eventDate', 'others'],
  })
  useEffect(() => {
    // the roster came after the form opened: a choice made meanwhile stays
    if (!preselected || getValues('agentId')) return
    setValue('agentId', preselected)
    clearErrors('agentId')
  }, [preselected, getValues, setValue, clearErrors])

  useWantedEvent(form, event)
  useWantedOthers(form, agents, props.wantedOthers)
  useSameTimes(form, { eventDate, duration })
  useKnownPerson(form, person)
  const typedDate = formState.dirtyFields.eventDate === true
  const date = useGuessedDate({ eventDate, wanted: event.date, typed: typedDate })

  const agent = agents?.find(({ id }) => id === agentId)
  const choice = usePackage({ form, packages, agent, wanted: wantedPackage, category })
  const { offer } = choice
  const formRef = useRef<HTMLFormElement>(null)
  // sent before whom or what the address asks for had arrived: it goes out when that is chosen
  const hasty = useRef(false)
  useEffect(() => {
    if ((loading && !agents) || (preselected && !agent) || choice.waiting) return
    if (agents && hasty.current) formRef.current?.requestSubmit()
    hasty.current = false
  }, [agents, loading, preselected, agent, choice.waiting])
  const hours = readHours(duration)
  const alone = computeQuote(agent, hours, offer)
  const chosenOthers = findOthers(others, agents, packages.all)
  const quote = addOthers(alone, agent && { agent, hours, offer }, chosenOthers)
  const first = agent?.category ?? offer?.category
  const categories = [...(first ? [first] : []), ...chosenOthers.map((other) => other.agent.category)]
  const hydrated = useHydrated()
  // the page as it is sent was drawn at another hour
  const start = hydrated ? readStart(eventDate) : undefined
  const phone = useMedia('(max-width: 767.98px)')
  const upright = useMedia('(min-width: 1024px)')
  const ticketRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { done: sent, markDone } = useLeaveAfter(LEAVE_AFTER, paths.home)
  const { submit, busy } = useSubmitBooking({
    form,
    agent,
    offer,
    onStaleAgents: onReload,
    onStalePackage: ({ first }) => {
      if (first) choice.refuse()
      packages.onReload()
    },
    onRefused: () => {
      // the button let go of the focus while it was busy
      if (document.activeElement === document.body) buttonRef.current?.focus({ preventScroll: true })
    },
    onAsk: date.ask,
    onSent: (request, made) => {
      SentTicketPart.preload()
      removeFromEvent([request.agentId, ...request.others.map((other) => other.agentId)])
      const total = quote.plusTax ? `${quote.total} ${PLUS_TAX}` : quote.total
      markDone(withSentRequest(buildSentRequest({ request, made, agents: agents ?? [], total })))
      // what was in focus can no longer be used; the ticket says what became of it
      ticketRef.current?.focus({ preventScroll: true })
      // on a phone the ticket may be far above: its new badge should be seen
      ticketRef.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    },
  })

  const sendAnyway = () => {
    date.accept()
    formRef.current?.requestSubmit()
  }

  // the page as it is sent holds both; the style sheet leaves one until the window is known
  const ticket = (beside: boolean) => (
    <aside
      ref={ticketRef}
      tabIndex={-1}
      className={`booking-aside ${beside ? 'booking-aside-beside' : 'booking-aside-above'}`}
      aria-label="Your ticket"
    >
      <BookingTicket
        agent={agent}
        quote={quote}
        when={start && hours !== null ? writeShortEventTime(start, hours) : undefined}
        sent={sent}
        waiting={loading && !agents && !!wanted}
        phone={phone === true}
        upright={beside}
      />
    </aside>
  )
  return (
    <form
      ref={formRef}
      className="booking"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (sent) return
        if ((wanted && loading && !agents) || choice.waiting) {
          hasty.current = true
          return
        }
        // someone chosen earlier may have left the roster
        if (agents && !agent) setValue('agentId', '')
        void form.handleSubmit(submit)(event)
      }}
    >
      {upright !== true && ticket(false)}
      {/* what was typed into the page as it is sent would be lost when this form takes over */}
      <fieldset
        className="booking-fields"
        aria-label="Your request"
        disabled={sent || !hydrated}
        data-waiting={hydrated ? undefined : true}
      >
        {!hydrated && <p className="booking-late">Still loading. If nothing happens, refresh.</p>}
        <section aria-labelledby="booking-who">
          <h2 id="booking-who">Your details</h2>
          <div className="booking-grid">
            <AgentField
              field={agentField}
              error={formState.errors.agentId?.message}
              agents={agents}
              agent={agent}
              loading={loading}
              onReload={onReload}
            />
            <PackageChoice choice={choice} onReload={packages.onReload} />
            <PersonFields register={register} errors={formState.errors} />
          </div>
        </section>
        <section aria-labelledby="booking-when">
          <h2 id="booking-when">When and where</h2>
          <div className="booking-grid">
            <EventFields
              register={register}
              errors={formState.errors}
              guessed={date.guessed}
              times={start && hours !== null ? writeTimes(start, hours) : undefined}
              places={places}
            />
            <BusyNotice asked={hydrated && !sent ? getAsked(agent?.id, eventDate, hours) : undefined} />
          </div>
          <OtherPerformers form={form} agents={agents} packages={packages.all} first={{ eventDate, duration }} />
        </section>
        {props.terms}
        <Agreement link={props.termsLink} categories={categories} />
      </fieldset>
      <SubmitBar
        quote={agent || offer ? quote : undefined}
        phone={phone === true}
        busy={busy}
        sent={sent}
        buttonRef={buttonRef}
      />
      {upright !== false && ticket(true)}
      {date.asking && start && (
        <DateQuestion
          when={writeEventTime(start, hours ?? DEFAULT_HOURS)}
          onClose={() => {
            date.close()
            // after the dialog has given the focus back
            setTimeout(() => form.setFocus('eventDate'))
          }}
          onAccept={sendAnyway}
          onMissing={sendAnyway}
        />
      )}
    </form>
  )
}
