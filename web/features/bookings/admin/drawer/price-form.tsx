import { type FormEvent, useState } from 'react'
import type { BookingDossier } from '#shared/contract/bookings/bookings.admin.ts'
import { FormFoot } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { useWrite } from '#web/features/bookings/admin/use-write.ts'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface PriceFormProps {
  booking: BookingDossier
  onClose: () => void
}

/** Dollars as people type them: '1,250.00' and '$1250'; NaN when they are none. */
export const readDollars = (typed: string): number => (typed === '' ? Number.NaN : Number(typed.replace(/[$,\s]/g, '')))

/** What is wrong with what was typed, by field. */
function findErrors(dollars: number, deposit: number | null, reason: string): Record<string, string> {
  const wrongDeposit = deposit !== null && !(Number.isInteger(deposit) && deposit >= 1 && deposit <= 99)
  return {
    ...(!(dollars >= 0 && dollars <= 1_000_000) && { totalAmount: 'Give a price in dollars, $1,000,000 at most' }),
    ...(wrongDeposit && { depositPercent: 'A whole number from 1 to 99, or nothing' }),
    ...(!reason && { reason: 'Say why the price changes' }),
  }
}

/** Agrees another price, with a reason, until the booking is paid (docs/product.md P6.16). */
export function PriceForm({ booking, onClose }: PriceFormProps) {
  const { id, totalAmount, depositPercent } = booking
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { send, busy, fields, problem } = useWrite({
    write: (body: { totalAmount: number; depositPercent: number | null; reason: string }) =>
      call('PUT /api/admin/bookings/:id/price', {
        params: { id },
        body,
        headers: { 'if-match': `"${booking.version}"` },
      }),
    onDone: onClose,
    fallback: 'The price was not saved. Please try again.',
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [price = '', percent = '', reason = ''] = ['totalAmount', 'depositPercent', 'reason'].map((name) =>
      String(typed.get(name) ?? '').trim(),
    )
    const body = { totalAmount: readDollars(price), depositPercent: percent === '' ? null : Number(percent), reason }
    const found = findErrors(body.totalAmount, body.depositPercent, reason)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else send(body)
  }
  const errorOf = (name: string) => errors[name] ?? fields[name]
  return (
    <form className="desk-form" onSubmit={submit} noValidate aria-label="Change the price">
      <div className="file-two">
        <Field label="Price" required hint="Dollars, for the whole booking" error={errorOf('totalAmount')}>
          <Input name="totalAmount" inputMode="decimal" defaultValue={totalAmount ?? ''} autoComplete="off" />
        </Field>
        <Field label="Deposit" hint="Percent of it; empty for none" error={errorOf('depositPercent')}>
          <Input name="depositPercent" inputMode="numeric" defaultValue={depositPercent ?? ''} autoComplete="off" />
        </Field>
      </div>
      <Field label="Reason" required hint="Kept in the timeline" error={errorOf('reason')}>
        <Input name="reason" maxLength={1000} autoComplete="off" />
      </Field>
      <FormFoot action="Save price" busy={busy} problem={problem} onCancel={onClose} />
    </form>
  )
}
