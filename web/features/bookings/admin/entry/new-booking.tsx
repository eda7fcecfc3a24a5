import '../board/board.css'
import '../drawer/drawer.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { ConfirmBlocksDialog } from '#web/features/bookings/admin/confirm-blocks-dialog.tsx'
import { AgentPick, type Bookable, type Pickable } from '#web/features/bookings/admin/entry/agent-pick.tsx'
import { CallerFields, NightFields } from '#web/features/bookings/admin/entry/entry-fields.tsx'
import {
  EntryRequest,
  type EntryValues,
  untouchedEntry,
  usualPrice,
} from '#web/features/bookings/admin/entry/entry-values.ts'
import { type Override, useConfirmBlocks } from '#web/features/bookings/admin/use-confirm-blocks.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { chooseHours } from '#web/features/bookings/request/booking-request.ts'
import { PackageField } from '#web/features/bookings/request/packages/package-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatRate } from '#web/lib/format.ts'
import type { NewBookingAddress } from '#web/lib/new-booking-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface NewBookingProps {
  /** What the address fills in. */
  prefill: NewBookingAddress
  /** The agent the address names; undefined while there is none or it is not loaded. */
  named: Bookable | undefined
  agents: Pickable
  /** The packages offered; undefined until they are loaded. */
  packages: readonly ActivePackage[] | undefined
  /** The server refused a package: the list is out of date. */
  onStalePackages: () => void
  onClose: () => void
  /** Receives the booking's id. */
  onEntered: (id: string) => void
}

/** Explains how the suggested price is made. */
function priceHint(agent: Bookable | undefined, offer: ActivePackage | undefined): string {
  const rate = agent?.hourlyRate ? `${formatRate(agent.hourlyRate)} an hour` : undefined
  if (offer) return `Dollars; the package, further hours at ${rate ?? 'a rate to be confirmed'}`
  return rate ? `Dollars; ${rate}` : 'Dollars; empty: to be confirmed'
}

/** A booking that came in by phone. */
export function NewBooking({
  prefill,
  named,
  agents,
  packages = [],
  onStalePackages,
  onClose,
  onEntered,
}: NewBookingProps) {
  const formId = useId()
  // null when none is chosen; undefined until a first choice
  const [chosen, setChosen] = useState<Bookable | null>()
  const agent = chosen === undefined ? named : (chosen ?? undefined)
  const form = useForm<EntryValues, unknown, EntryRequest>({
    resolver: zodResolver(EntryRequest),
    // an empty event type is what the contract refuses with its own words
    defaultValues: untouchedEntry(prefill) as EntryValues,
  })
  const { control, register, getValues, setValue, formState } = form
  // registered before the others: the first field at fault gets the focus
  const { field: agentField } = useController({ control, name: 'agentId' })
  const duration = useWatch({ control, name: 'duration' })
  const [packageId, setPackageId] = useState('')
  const [refused, setRefused] = useState<{ id: string; message: string }>()
  const offers = packages.filter(({ id, category }) => category === agent?.category && id !== refused?.id)
  const offer = offers.find(({ id }) => id === packageId)
  // undefined until another price is typed: then it is the usual one, on screen and on the server
  const [price, setPrice] = useState<string>()
  const usual = usualPrice(agent, duration, offer)
  const { takeBlocks, dialogProps } = useConfirmBlocks<EntryRequest>()
  const { send, busy, problem, button } = useSubmit({
    form,
    write: (body: EntryRequest & Override, key) =>
      call('POST /api/admin/bookings', { body, headers: { 'idempotency-key': key } }),
    onDone: ({ id }) => onEntered(id),
    take: (refusal, body) => {
      const message = refusal.fields.packageId
      if (message !== undefined) {
        setRefused({ id: packageId, message })
        onStalePackages()
      }
      return takeBlocks(refusal, body) || message !== undefined
    },
    // the server has two names for the hours; the form has one field
    fieldErrors: ({ fields: { eventDuration, ...fields } }) => ({
      ...fields,
      duration: fields.duration ?? eventDuration,
    }),
    // the key belongs to an earlier entry with other details
    renewsKey: ({ status }) => status === 422,
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The booking was not entered. Please try again.',
  })
  const blocked = dialogProps(send)
  const errors = formState.errors
  // until another package is chosen
  const packageError = refused?.id === packageId ? refused.message : undefined
  return (
    <Sheet
      title="New booking"
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button ref={button} variant="lit" type="submit" form={formId} busy={busy}>
            Enter booking
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} problem={problem} onSubmit={(body) => send({ ...body, packageId: offer?.id })}>
        <AgentPick
          from={agents}
          chosen={agent}
          fieldRef={agentField.ref}
          error={errors.agentId?.message}
          onChoose={(one) => {
            setChosen(one ?? null)
            setValue('agentId', one?.id ?? '', { shouldValidate: formState.isSubmitted })
          }}
        />
        {(offers.length > 0 || packageError) && (
          <PackageField
            offers={offers}
            offer={offer}
            error={packageError}
            onChoose={(id) => {
              setPackageId(id)
              const chosen = offers.find((one) => one.id === id)
              if (!chosen) return
              const hours = chooseHours(chosen, formState.dirtyFields.duration ? getValues('duration') : null)
              setValue('duration', hours, { shouldValidate: formState.isSubmitted })
            }}
          />
        )}
        <h3 className="entry-title">Who called</h3>
        <CallerFields register={register} errors={errors} />
        <h3 className="entry-title">When and where</h3>
        <NightFields register={register} errors={errors} />
        <h3 className="entry-title">What was agreed</h3>
        <div className="file-two">
          <Field label="Price" hint={priceHint(agent, offer)} error={errors.totalAmount?.message}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={price ?? usual}
              onChange={({ target: { value } }) => {
                setPrice(value)
                setValue('totalAmount', value, { shouldValidate: formState.isSubmitted })
              }}
              onBlur={() => price?.trim() === '' && setPrice(undefined)}
            />
          </Field>
          <Field label="Status">
            <Select {...register('status')}>
              <option value="pending">Pending</option>
              <option value="confirmed">Confirmed</option>
            </Select>
          </Field>
        </div>
      </Form>
      {blocked && <ConfirmBlocksDialog {...blocked} action="Confirm anyway" busy={busy} />}
    </Sheet>
  )
}
