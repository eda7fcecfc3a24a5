import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { type Control, type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { DEFAULT_HOURS, MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { AgentOptions } from '#web/features/bookings/request/agent-field.tsx'
import type { BookingValues, FormRequest } from '#web/features/bookings/request/booking-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface OtherPerformersProps {
  control: Control<BookingValues, unknown, FormRequest>
  register: UseFormRegister<BookingValues>
  errors: FieldErrors<BookingValues>
  agents: readonly Agent[] | undefined
  /** Start and hours of the first performer, with which another one begins. */
  first: Pick<BookingValues, 'eventDate' | 'duration'>
}

/** Further performers of the same event, each with start and hours of their own (docs/product.md P3.64). */
export function OtherPerformers({ control, register, errors, agents, first }: OtherPerformersProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'others' })
  const add = useRef<HTMLButtonElement>(null)
  return (
    <div className="booking-others">
      {fields.map(({ id }, i) => {
        const who = `Performer ${i + 2}`
        const error = errors.others?.[i]
        return (
          <fieldset key={id} className="booking-other" aria-label={who}>
            <Field label={who} required error={error?.agentId?.message} className="booking-full">
              <Select {...register(`others.${i}.agentId`)}>
                <option value="">Choose an agent</option>
                <AgentOptions agents={agents} />
              </Select>
            </Field>
            <Field label="Start" required error={error?.eventDate?.message}>
              <Input {...register(`others.${i}.eventDate`)} type="datetime-local" />
            </Field>
            <Field label="Hours" error={error?.duration?.message}>
              <Input
                {...register(`others.${i}.duration`)}
                type="number"
                inputMode="numeric"
                min={MIN_HOURS}
                max={MAX_HOURS}
                step={1}
                className="num"
              />
            </Field>
            <IconButton
              label={`Remove performer ${i + 2}`}
              onClick={() => {
                remove(i)
                add.current?.focus()
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </fieldset>
        )
      })}
      {errors.others?.root?.message && <p role="alert">{errors.others.root.message}</p>}
      {fields.length < MOST_PERFORMERS - 1 && (
        <Button
          ref={add}
          onClick={() => {
            const next = { agentId: '', eventDate: first.eventDate, duration: first.duration ?? String(DEFAULT_HOURS) }
            append(next, { focusName: `others.${fields.length}.agentId` })
          }}
        >
          <Plus aria-hidden="true" />
          Add another performer
        </Button>
      )}
    </div>
  )
}
