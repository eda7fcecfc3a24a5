import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Day } from '#shared/model/day.ts'
import type { Whose } from '#web/features/availability/queries.ts'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast-store.ts'

const EMPTY = { from: '', to: '', reason: '' }
type Block = typeof EMPTY

interface BlockFormProps {
  whose: Whose
  /** A day to begin with; else the fields are empty. */
  day?: Day | undefined
  onBlocked: () => Promise<unknown>
}

/** Blocks whole days, or hours (docs/product.md P5.8, P6.87). */
export function BlockForm({ whose, day = '', onBlocked }: BlockFormProps) {
  const [days, setDays] = useState(true)
  const { register, handleSubmit, reset, resetField, setError, setFocus, getValues, formState } = useForm<Block>({
    defaultValues: { ...EMPTY, from: day, to: day },
  })
  const { errors } = formState
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Block) =>
      whose === 'own'
        ? call('POST /api/agent/blocked-times', { body })
        : call('POST /api/admin/agents/:id/blocked-times', { params: { id: whose.id }, body }),
    onSuccess: async () => {
      await onBlocked()
      // the button was disabled, which took the focus from it
      setFocus('from')
      reset(EMPTY)
      toast({ title: 'Time blocked' })
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {}
      const field = (['from', 'to', 'reason'] as const).find((name) => fields[name])
      const message = getErrorMessage(error)
      setError(field ?? 'from', { message: (field && fields[field]) ?? message })
      setFocus(field ?? 'from')
    },
  })
  const type = days ? 'date' : 'datetime-local'
  return (
    <form
      className="blocked-form"
      noValidate
      aria-labelledby="block-time"
      onSubmit={(event) => void handleSubmit((block) => isPending || mutate(block))(event)}
    >
      <h3 id="block-time">Block time</h3>
      <Switch
        checked={days}
        onChange={({ target }) => {
          setDays(target.checked)
          resetField('from')
          resetField('to')
        }}
      >
        Whole days
      </Switch>
      <Field label="From" required error={errors.from?.message}>
        <Input {...register('from', { required: 'Choose a start' })} key={type} type={type} />
      </Field>
      <Field label="To" required hint={days ? 'Inclusive' : undefined} error={errors.to?.message}>
        <Input
          {...register('to', {
            required: 'Choose an end',
            validate: (to) =>
              (days ? to >= getValues('from') : to > getValues('from')) || 'The end must be after the start',
          })}
          key={type}
          type={type}
        />
      </Field>
      <Field
        label="Reason"
        className="blocked-wide"
        hint={whose === 'own' ? 'For you and the office.' : `${whose.name} sees it too.`}
        error={errors.reason?.message}
      >
        <Input {...register('reason')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="blocked-wide">
        <Button type="submit" busy={isPending} busyLabel="Blocking...">
          Block this time
        </Button>
      </div>
    </form>
  )
}
