import { townExample } from '#shared/model/place-words.ts'
import '../board/board.css'
import '../drawer/drawer.css'
import './offer.css'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { BOOKING_TEXT_LIMITS } from '#shared/model/booking.ts'
import { EVENT_TEXT_LIMITS, MOST_PERFORMERS } from '#shared/model/event.ts'
import { formatCents } from '#shared/model/money.ts'
import { CustomerPart } from '#web/features/bookings/admin/entry/customer-part.tsx'
import { FreeList } from '#web/features/bookings/admin/free/free-list.tsx'
import type { OfferStart } from '#web/features/bookings/admin/offer/offer-values.ts'
import { PerformerFields } from '#web/features/bookings/admin/offer/performer-fields.tsx'
import { useOffer } from '#web/features/bookings/admin/offer/use-offer.ts'
import { addUpLines } from '#web/features/bookings/admin/price/line-values.ts'
import { TimeFields } from '#web/features/bookings/admin/time-fields.tsx'
import { EventTypeOptions } from '#web/features/bookings/event-type-options.tsx'
import { readHours } from '#web/features/bookings/request/booking-request.ts'
import { Form } from '#web/forms/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

interface OfferFormProps {
  /** What it begins with. */
  start: OfferStart
  /** The names of the categories. */
  categories: readonly string[]
  onClose: () => void
  /** Receives the id of the event that was made. */
  onEntered: (eventId: string) => void
}

/** A proposal without any booking yet: customer, event, free performers and their prices (docs/product.md P16.14). */
export function OfferForm({ start, categories, onClose, onEntered }: OfferFormProps) {
  const formId = useId()
  const offer = useOffer({ start, onEntered })
  const { form, who, picked, submit, isTouched } = offer
  const { control, register } = form
  const { errors } = form.formState
  const { field: nameField } = useController({ control, name: 'customerName' })
  const { close, question } = useDiscard(isTouched && !submit.busy, onClose, true)
  const values = form.watch()
  const { total } = addUpLines(
    values,
    picked.flatMap(({ lineIds }) => lineIds),
  )
  const sums = picked.map(({ lineIds }) => addUpLines(values, lineIds).total)
  return (
    <Sheet
      title="New proposal"
      onClose={close}
      actions={
        <>
          <p className="entry-total" role="status">
            Total <strong>{formatCents(sums.reduce((sum, cents) => sum + cents, 0))}</strong>
            <PlusTax when={total > 0 && picked.some(({ agent }) => agent.plusTax)} />
          </p>
          <Button variant="bare" onClick={close}>
            Close
          </Button>
          <Button ref={submit.button} variant="lit" type="submit" form={formId} busy={submit.busy}>
            Review and send
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} problem={submit.problem} onSubmit={submit.send}>
        <h3>Customer</h3>
        <CustomerPart
          who={who}
          fixed={false}
          nameField={nameField}
          email={register('customerEmail')}
          phone={register('customerPhone')}
          errors={{
            customerName: errors.customerName,
            ...(who.kind !== 'search' && {
              customerEmail: errors.customerEmail,
              customerPhone: errors.customerPhone,
            }),
          }}
          onKnown={offer.setKnown}
          onNew={offer.setNew}
          onSearch={offer.searchAgain}
        />
        <h3 className="entry-title">Event</h3>
        <EventPart offer={offer} />
        <h3 className="entry-title">Performers</h3>
        <ul className="offer-performers">
          {picked.map((performer) => (
            <PerformerFields
              key={performer.key}
              performer={performer}
              offer={offer}
              onRemove={() => offer.remove(performer.key)}
            />
          ))}
        </ul>
        {picked.length < MOST_PERFORMERS ? (
          <Pick offer={offer} categories={categories} />
        ) : (
          <p className="file-meta">A proposal has at most {MOST_PERFORMERS} performers.</p>
        )}
        <h3 className="entry-title">Notes</h3>
        <NotesPart offer={offer} />
        <p className="file-meta">
          ‘Review and send’ makes a pending booking for each performer, who is asked by email. You then see the bill and
          send it. The customer gets no email before that.
        </p>
      </Form>
      {question}
    </Sheet>
  )
}

type Offer = ReturnType<typeof useOffer>

/** The occasion: title, kind, time, place and guests. */
function EventPart({ offer: { form, moveTo } }: { offer: Offer }) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <Field label="Title" hint="For the office, such as ‘Hale wedding’" error={errors.title?.message}>
        <Input {...register('title')} maxLength={EVENT_TEXT_LIMITS.title} autoComplete="off" />
      </Field>
      <Field label="Event Type" required error={errors.eventType?.message}>
        <Select {...register('eventType')}>
          <option value="">Event type</option>
          <EventTypeOptions />
        </Select>
      </Field>
      <TimeFields
        date={register('eventDate', {
          onChange: ({ target }: { target: { value: string } }) => moveTo(target.value),
        })}
        dateError={errors.eventDate?.message}
        duration={register('duration')}
        durationError={errors.duration?.message}
      />
      <div className="file-two">
        <Field label="Event Location" error={errors.eventLocation?.message}>
          <Input {...register('eventLocation')} maxLength={BOOKING_TEXT_LIMITS.location} placeholder={townExample()} />
        </Field>
        <Field label="Guests" error={errors.guests?.message}>
          <Input {...register('guests')} inputMode="numeric" autoComplete="off" className="num" />
        </Field>
      </div>
    </>
  )
}

/** What people ask for on site, and what only the office reads. */
function NotesPart({ offer: { form } }: { offer: Offer }) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <div className="file-two">
        <Field label="Contact on site" error={errors.contactName?.message}>
          <Input {...register('contactName')} maxLength={EVENT_TEXT_LIMITS.contactName} autoComplete="off" />
        </Field>
        <Field label="Contact’s phone" error={errors.contactPhone?.message}>
          <Input
            {...register('contactPhone')}
            type="tel"
            inputMode="tel"
            maxLength={EVENT_TEXT_LIMITS.contactPhone}
            autoComplete="off"
          />
        </Field>
      </div>
      <Field
        label="Special Requests"
        hint="Performers and the customer see them"
        error={errors.specialRequests?.message}
      >
        <Textarea {...register('specialRequests')} rows={2} maxLength={BOOKING_TEXT_LIMITS.specialRequests} />
      </Field>
      <Field label="Notes" hint="Only the office sees them" error={errors.notes?.message}>
        <Textarea {...register('notes')} rows={2} maxLength={EVENT_TEXT_LIMITS.notes} />
      </Field>
    </>
  )
}

/** Who is free at the time of the event; the list folds once a performer is picked. */
function Pick({ offer, categories }: { offer: Offer; categories: readonly string[] }) {
  const { form, picked, add } = offer
  const [adding, setAdding] = useState(false)
  const { field } = useController({ control: form.control, name: 'performers' })
  const { eventDate = '', duration = '' } = form.watch()
  if (picked.length > 0 && !adding) {
    return (
      <div>
        <Button size="sm" onClick={() => setAdding(true)}>
          Add another performer
        </Button>
      </div>
    )
  }
  return (
    <FreeList
      time={{ start: eventDate, hours: readHours(duration) ?? 0 }}
      categories={categories}
      onChoose={(agent) => {
        add(agent)
        setAdding(false)
      }}
      searchRef={field.ref}
      error={form.formState.errors.performers?.message}
    />
  )
}
