import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { DEFAULT_HOURS, MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { AgentOptions } from '#web/features/bookings/request/agent-field.tsx'
import { type BookingValues, type FormRequest, readHours } from '#web/features/bookings/request/booking-request.ts'
import { OtherPackage } from '#web/features/bookings/request/others/other-package.tsx'
import { listOffers } from '#web/features/bookings/request/others/quote-event.ts'
import { BusyNotice } from '#web/features/bookings/request/when/busy-notice.tsx'
import { getAsked } from '#web/features/bookings/request/when/busy-times.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface OtherPerformersProps {
  form: UseFormReturn<BookingValues, unknown, FormRequest>
  agents: readonly Agent[] | undefined
  /** Undefined until they have loaded. */
  packages: readonly ActivePackage[] | undefined
  /** Start and hours of the first performer, with which another one begins. */
  first: Pick<BookingValues, 'eventDate' | 'duration'>
}

/** Further performers of the same event, each with start and hours of their own (docs/product.md P3.64). */
export function OtherPerformers({ form, agents, packages, first }: OtherPerformersProps) {
  const { control, register, formState } = form
  const { errors } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'others' })
  const times = useWatch({ control, name: 'others' })
  const add = useRef<HTMLButtonElement>(null)
  return (
    <div className="booking-others">
      {fields.map(({ id }, i) => {
        const who = `Performer ${i + 2}`
        const error = errors.others?.[i]
        return (
          <fieldset key={id} className="booking-other" aria-label={who}>
            <Field label={who} required error={error?.agentId?.message} className="booking-full">
              <Select
                {...register(`others.${i}.agentId`, {
                  // another category has other packages
                  onChange: () => form.setValue(`others.${i}.packageId`, undefined),
                })}
              >
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
            <OtherPackage form={form} i={i} offers={listOffers(packages, agents, times?.[i]?.agentId)} />
            <BusyNotice asked={getAsked(times?.[i]?.agentId, times?.[i]?.eventDate, readHours(times?.[i]?.duration))} />
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
