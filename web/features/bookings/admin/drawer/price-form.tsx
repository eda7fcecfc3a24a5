import { useQueryClient } from '@tanstack/react-query'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { placeBooking } from '#web/features/bookings/admin/board/place-booking.ts'
import { FormFoot } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { EmailLine } from '#web/features/bookings/admin/email-line.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface PriceFormProps {
  booking: BookingDetails
  onClose: () => void
}

/** Dollars as people type them: '1,250.00' and '$1250'; NaN when they are none. */
export const readDollars = (typed: string): number => (typed === '' ? Number.NaN : Number(typed.replace(/[$,\s]/g, '')))

function readPrice(values: Record<'totalAmount' | 'depositPercent' | 'reason', string>) {
  const totalAmount = readDollars(values.totalAmount.trim())
  const percent = values.depositPercent.trim()
  const depositPercent = percent === '' ? null : Number(percent)
  const reason = values.reason.trim()
  const wrongDeposit =
    depositPercent !== null && !(Number.isInteger(depositPercent) && depositPercent >= 1 && depositPercent <= 99)
  const wrongPrice = !(totalAmount >= 0 && totalAmount <= 1_000_000)
  return {
    body: { totalAmount, depositPercent, reason },
    errors: {
      totalAmount: wrongPrice ? 'Enter a price up to $1,000,000' : undefined,
      depositPercent: wrongDeposit ? 'Enter a whole number from 1 to 99, or leave blank' : undefined,
      reason: reason ? undefined : 'Say why you’re changing the price',
    },
  }
}

/** Agrees another price, with a reason, until the booking is paid (docs/product.md P6.16). */
export function PriceForm({ booking, onClose }: PriceFormProps) {
  const { id, totalAmount, depositPercent } = booking
  const client = useQueryClient()
  const form = useReadForm(
    { totalAmount: String(totalAmount ?? ''), depositPercent: String(depositPercent ?? ''), reason: '' },
    readPrice,
  )
  const { register } = form
  const { errors } = form.formState
  const { send, busy, problem, button } = useSubmit({
    form,
    write: (body: ReturnType<typeof readPrice>['body']) =>
      call('PUT /api/admin/bookings/:id/price', { params: { id }, body, headers: ifMatch(booking) }),
    onDone: (answer) => {
      // what was saved is painted before the details are read again
      placeBooking(client, { ...booking, ...answer })
      onClose()
    },
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The price was not saved. Please try again.',
  })
  const { body } = readPrice(form.watch())
  const isChanged = body.totalAmount !== totalAmount || body.depositPercent !== depositPercent
  return (
    <Form
      form={form}
      problem={problem}
      aria-label="Change price"
      onSubmit={send}
      foot={<FormFoot action="Save price" busy={busy} button={button} onCancel={onClose} />}
    >
      <div className="file-two">
        <Field label="Price" required hint="Total for the booking" error={errors.totalAmount?.message}>
          <Input {...register('totalAmount')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field
          label="Deposit"
          hint="Percent of the total. Leave blank for no deposit."
          error={errors.depositPercent?.message}
        >
          <Input {...register('depositPercent')} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <Field label="Reason" required hint="For the timeline" error={errors.reason?.message}>
        <Input {...register('reason')} maxLength={1000} autoComplete="off" />
      </Field>
      {isChanged && <EmailLine bookingId={id} change="priced" />}
    </Form>
  )
}
