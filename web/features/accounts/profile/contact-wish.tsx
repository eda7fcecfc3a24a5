import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactWish } from '#shared/contract/office/contact-wishes.ts'
import { BOOKING_TEXT_LIMITS } from '#shared/model/booking.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

const wishQuery = queryOptions({
  queryKey: ['customer', 'contact-wish'],
  queryFn: ({ signal }) => call('GET /api/customer/contact-wish', { signal }),
  staleTime: 0,
})

/** How a customer gets another email or phone: support changes it, and is asked here (docs/product.md P4.6, P4.27). */
export function ContactWishPart() {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(wishQuery)
  return (
    <div>
      <div>
        <h2>Email and phone</h2>
        <p>
          To change your email or phone number, contact support at{' '}
          <a className="link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          .
        </p>
        <div role="status">{data?.wish && <p>{describe(data.wish)}</p>}</div>
      </div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ask us to change it
      </Button>
      {open && <WishForm onClose={() => setOpen(false)} />}
    </div>
  )
}

function describe({ state, email, phone }: ContactWish): string {
  if (state === 'mailed') return `We sent a link to ${email}. Open it to confirm your new email.`
  return `You asked for ${[email, phone].filter(Boolean).join(' and ')}. We’ll answer by email.`
}

const read = ({ email, phone }: { email: string; phone: string }) => ({
  body: { email: email.trim() || null, phone: phone.trim() || null },
  errors: { email: email.trim() || phone.trim() ? undefined : 'Enter a new email or phone' },
})

function WishForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const form = useReadForm({ email: '', phone: '' }, read)
  const submit = useSubmit({
    form,
    write: (body: { email: string | null; phone: string | null }) => call('POST /api/customer/contact-wish', { body }),
    fallback: 'Your request was not sent. Please try again.',
    done: () => ({ title: 'Request sent', description: 'We’ll answer by email.' }),
    onDone: (answer) => {
      client.setQueryData(wishQuery.queryKey, answer)
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Change your email or phone"
      form={form}
      submit={submit}
      action="Send request"
      busyLabel="Sending..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <Field label="New email" hint="We’ll send a link there to confirm it." error={errors.email?.message}>
        <Input {...form.register('email')} type="email" autoComplete="email" maxLength={BOOKING_TEXT_LIMITS.email} />
      </Field>
      <Field label="New phone" hint="Leave a field blank to keep it as it is." error={errors.phone?.message}>
        <Input {...form.register('phone')} type="tel" autoComplete="tel" maxLength={BOOKING_TEXT_LIMITS.phone} />
      </Field>
    </FormDialog>
  )
}
