import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BOOKING_TEXT_LIMITS } from '#shared/model/booking.ts'
import { customerSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

const MISSING = 'Name is required'

/** The button that opens the form for the own name (docs/product.md P4.6). */
export function ChangeName({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change name
      </Button>
      {open && <NameForm name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm({ defaultValues: { name } })
  const submit = useSubmit({
    form,
    write: (body: { name: string }) => call('PUT /api/customer/name', { body }),
    fallback: 'Your name could not be changed',
    done: () => ({ title: 'Name changed' }),
    onDone: (answer) => {
      client.setQueryData(
        customerSessionQuery.queryKey,
        (session) => session && { ...session, customer: { ...session.customer, ...answer } },
      )
      onClose()
    },
  })
  return (
    <FormDialog
      title="Change your name"
      form={form}
      submit={submit}
      action="Save"
      busyLabel="Saving..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <Field
        label="Your name"
        required
        hint="Bookings keep the name they were requested with."
        error={form.formState.errors.name?.message}
      >
        <Input
          {...form.register('name', { validate: (typed) => typed.trim() !== '' || MISSING })}
          autoComplete="name"
          maxLength={BOOKING_TEXT_LIMITS.name}
        />
      </Field>
    </FormDialog>
  )
}
