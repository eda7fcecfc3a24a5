import { useEffect, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { currencySign } from '#shared/model/currency-words.ts'
import { ConfirmBlocksDialog } from '#web/features/bookings/admin/confirm-blocks-dialog.tsx'
import { NewBookingEmailLine } from '#web/features/bookings/admin/email-line.tsx'
import { AgentPart } from '#web/features/bookings/admin/entry/agent-part.tsx'
import { CustomerPart } from '#web/features/bookings/admin/entry/customer-part.tsx'
import { EventFields } from '#web/features/bookings/admin/entry/entry-fields.tsx'
import { type Bookable, fieldsOfTyped, usualPrice } from '#web/features/bookings/admin/entry/entry-values.ts'
import { PriceFields } from '#web/features/bookings/admin/entry/price-fields.tsx'
import { type EntryLink, useEntry } from '#web/features/bookings/admin/entry/use-entry.ts'
import { useSendEntry } from '#web/features/bookings/admin/entry/use-send-entry.ts'
import { TimeFields } from '#web/features/bookings/admin/time-fields.tsx'
import { chooseHours, readHours } from '#web/features/bookings/request/booking-request.ts'
import { PackageField } from '#web/features/bookings/request/packages/package-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

export interface NewBookingProps {
  link: EntryLink
  /** The packages offered; undefined until they are loaded. */
  packages: readonly ActivePackage[] | undefined
  /** The names of the categories. */
  categories: readonly string[]
  /** The server refused a package: the list is out of date. */
  onStalePackages: () => void
  onClose: () => void
  /** Receives the booking's id. */
  onEntered: (id: string) => void
}

interface EntryFormProps extends NewBookingProps {
  /** Drops the draft. */
  onStartOver: () => void
}

export function EntryForm({ link, packages = [], categories, onStartOver, ...props }: EntryFormProps) {
  const formId = useId()
  const entry = useEntry(link)
  const { form, values, who, agent, packageId, price } = entry
  const { control, register, getValues, setValue, setFocus, formState } = form
  const { errors, isSubmitted } = formState
  const { field: nameField } = useController({ control, name: 'customerName' })
  const { field: agentField } = useController({ control, name: 'agentId' })
  // the customer of a known event is not chosen again
  const joins = who.kind === 'known' && who.customer.id === link.customer?.id ? link.prefill.joins : undefined
  const sending = useSendEntry({
    ...{ form, packageId, joins, onStalePackages: props.onStalePackages },
    onEntered: (id) => {
      entry.drop()
      props.onEntered(id)
    },
  })
  const { send, busy, problem, button, refused, blocked, forgetBlocks } = sending
  const offers = packages.filter(({ id, category }) => category === agent?.category && id !== refused?.id)
  const offer = offers.find(({ id }) => id === packageId)
  // until another package is chosen
  const packageError = refused?.id === packageId ? refused.message : undefined
  const usual = usualPrice(agent, values.duration, offer)
  const hours = readHours(values.duration)
  const isTaxed = agent?.plusTax === true && !(who.kind === 'known' && who.customer.taxExempt)
  const [category, setCategory] = useState<string>()
  const focusNext = useFocusAfter((name: 'agentId' | 'customerName' | 'eventDate') => setFocus(name))

  function chooseAgent(one: Bookable | undefined) {
    setCategory(one ? undefined : agent?.category)
    entry.setAgent(
      one && {
        ...{ id: one.id, name: one.name, category: one.category },
        ...{ hourlyRate: one.hourlyRate, plusTax: one.plusTax },
      },
    )
    setValue('agentId', one?.id ?? '', { shouldValidate: isSubmitted })
    focusNext('agentId')
  }
  function choosePackage(id: string) {
    entry.setPackageId(id)
    const chosen = offers.find((one) => one.id === id)
    if (!chosen) return
    const next = chooseHours(chosen, formState.dirtyFields.duration ? getValues('duration') : null)
    setValue('duration', next, { shouldValidate: isSubmitted })
  }

  return (
    <Sheet
      title={joins ? 'Add a performer' : 'New booking'}
      onClose={props.onClose}
      actions={
        <>
          <p className="entry-total" role="status">
            Total <strong>{(price ?? usual) ? `${currencySign()}${price ?? usual}` : 'to be confirmed'}</strong>
            <PlusTax when={isTaxed && Number(price ?? usual) > 0} />
          </p>
          <Button variant="bare" onClick={props.onClose}>
            Close
          </Button>
          <Button ref={button} variant="lit" type="submit" form={formId} busy={busy}>
            Create booking
          </Button>
        </>
      }
    >
      {entry.isResumed && (
        <div className="entry-chosen">
          <p>Your draft is still here.</p>
          <Button
            size="sm"
            onClick={() => {
              entry.drop()
              onStartOver()
            }}
          >
            Start over
          </Button>
        </div>
      )}
      <Form id={formId} form={form} problem={problem} onSubmit={(body) => send({ ...body, packageId: offer?.id })}>
        <h3>Customer</h3>
        {joins && <p className="file-meta">For the same event. The booking joins its account and its next proposal.</p>}
        <CustomerPart
          who={who}
          fixed={joins !== undefined}
          nameField={nameField}
          email={register('customerEmail')}
          phone={register('customerPhone')}
          errors={errors}
          onKnown={(customer) => {
            entry.setWho({ kind: 'known', customer })
            focusNext('eventDate')
          }}
          onNew={(typed) => {
            entry.setWho({ kind: 'new' })
            const typedInto = fieldsOfTyped(typed)
            for (const name of ['customerName', 'customerEmail', 'customerPhone'] as const) {
              setValue(name, typedInto[name] ?? '')
            }
            focusNext('customerName')
          }}
          onSearch={() => {
            entry.setWho({ kind: 'search' })
            for (const name of ['customerName', 'customerEmail', 'customerPhone'] as const) setValue(name, '')
            focusNext('customerName')
          }}
        />
        <h3 className="entry-title">When</h3>
        <TimeFields
          date={register('eventDate')}
          dateError={errors.eventDate?.message}
          duration={register('duration')}
          durationError={errors.duration?.message}
        />
        <h3 className="entry-title">Talent</h3>
        <AgentPart
          start={values.eventDate ?? ''}
          hours={hours ?? 0}
          chosen={agent}
          onChoose={chooseAgent}
          categories={categories}
          category={category}
          fieldRef={agentField.ref}
          error={errors.agentId?.message}
        />
        {(offers.length > 0 || packageError) && (
          <PackageField offers={offers} offer={offer} error={packageError} onChoose={choosePackage} />
        )}
        <PriceFields
          agent={agent}
          offer={offer}
          hours={hours}
          value={price ?? usual}
          error={errors.totalAmount?.message}
          register={register}
          onChange={(typed) => {
            entry.setPrice(typed)
            setValue('totalAmount', typed ?? '', { shouldValidate: isSubmitted })
          }}
        />
        {agent && <NewBookingEmailLine agent={agent} customerName={values.customerName ?? ''} status={values.status} />}
        <h3 className="entry-title">Event</h3>
        <EventFields register={register} errors={errors} />
      </Form>
      {blocked && (
        <ConfirmBlocksDialog
          {...blocked}
          action="Confirm anyway"
          busy={busy}
          onChooseFree={() => {
            forgetBlocks()
            chooseAgent(undefined)
          }}
        />
      )}
    </Sheet>
  )
}

/** Focuses a field once the next render has drawn it. */
function useFocusAfter<Name extends string>(focus: (name: Name) => void): (name: Name) => void {
  const wanted = useRef<Name>(undefined)
  const [, draw] = useState(0)
  useEffect(() => {
    const name = wanted.current
    wanted.current = undefined
    if (name) focus(name)
  })
  return (name) => {
    wanted.current = name
    draw((before) => before + 1)
  }
}
