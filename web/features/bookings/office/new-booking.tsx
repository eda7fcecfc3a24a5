import './board.css'
import './drawer.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { AgentPick, type Bookable, type Pickable } from '#web/features/bookings/office/agent-pick.tsx'
import { ClashDialog } from '#web/features/bookings/office/clash-dialog.tsx'
import { CallerFields, NightFields } from '#web/features/bookings/office/entry-fields.tsx'
import {
  EntryRequest,
  type EntryValues,
  untouchedEntry,
  usualPrice,
} from '#web/features/bookings/office/entry-values.ts'
import { useWrite } from '#web/features/bookings/office/use-write.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { formatRate } from '#web/lib/format.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface NewBookingProps {
  agents: Pickable
  onClose: () => void
  /** Is told the booking's id. */
  onEntered: (id: string) => void
}

/** The server has two names for the hours; the form has one field. */
const fieldOf = (name: string) => (name === 'eventDuration' ? 'duration' : name)

/** A booking that came in by phone. */
export function NewBooking({ agents, onClose, onEntered }: NewBookingProps) {
  const formId = useId()
  const [agent, setAgent] = useState<Bookable>()
  const [key, setKey] = useState(createIdempotencyKey)
  const form = useForm<EntryValues, unknown, EntryRequest>({
    resolver: zodResolver(EntryRequest),
    // an empty event type is what the contract refuses with its own words
    defaultValues: untouchedEntry() as EntryValues,
  })
  const { control, register, setValue, setError, handleSubmit, formState } = form
  // registered before the others: the first field at fault gets the focus
  const { field: agentField } = useController({ control, name: 'agentId' })
  const duration = useWatch({ control, name: 'duration' })
  // undefined until another price is typed: then it is rate times hours, on screen and on the server
  const [price, setPrice] = useState<string>()
  const usual = usualPrice(agent, duration)
  const { send, busy, problem, clash } = useWrite({
    write: (body: EntryRequest) => call('POST /api/admin/bookings', { body, headers: { 'idempotency-key': key } }),
    onDone: ({ id }) => onEntered(id),
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return
      // the key belongs to an earlier entry with other details: this one was not made, and needs its own
      if (error.status === 422) setKey(createIdempotencyKey())
      Object.entries(error.fields).forEach(([name, message], i) => {
        const field = fieldOf(name)
        if (field in untouchedEntry()) {
          setError(field as keyof EntryValues, { type: 'server', message }, { shouldFocus: i === 0 }) // just looked up
        }
      })
    },
    fallback: 'The booking was not entered. Please try again.',
  })
  const errors = formState.errors
  return (
    <Sheet
      title="New booking"
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="lit" type="submit" form={formId} busy={busy}>
            Enter booking
          </Button>
        </>
      }
    >
      <form id={formId} className="desk-form" noValidate onSubmit={handleSubmit((body) => send(body))}>
        <AgentPick
          from={agents}
          chosen={agent}
          fieldRef={agentField.ref}
          error={errors.agentId?.message}
          onChoose={(chosen) => {
            setAgent(chosen)
            setValue('agentId', chosen?.id ?? '', { shouldValidate: formState.isSubmitted })
          }}
        />
        <h3 className="entry-title">Who called</h3>
        <CallerFields register={register} errors={errors} />
        <h3 className="entry-title">When and where</h3>
        <NightFields register={register} errors={errors} />
        <h3 className="entry-title">What was agreed</h3>
        <div className="file-two">
          <Field
            label="Price"
            hint={
              agent?.hourlyRate ? `Dollars; ${formatRate(agent.hourlyRate)} an hour` : 'Dollars; empty: to be confirmed'
            }
            error={errors.totalAmount?.message}
          >
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
        {problem && (
          <p className="field-error" role="alert">
            <CircleAlert aria-hidden="true" />
            {problem}
          </p>
        )}
      </form>
      {clash && <ClashDialog {...clash} action="Confirm anyway" busy={busy} />}
    </Sheet>
  )
}
