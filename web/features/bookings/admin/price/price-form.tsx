import '../drawer/drawer.css'
import './price-form.css'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import type { AdminBooking } from '#shared/contract/bookings/bookings.admin.ts'
import { centsToDollars, dollarsToCents, formatCents } from '#shared/model/money.ts'
import { computeLines, type LineTerms, linesTotalCents, signedCents } from '#shared/model/price-line.ts'
import { placeBooking } from '#web/features/bookings/admin/board/place-booking.ts'
import { FormFoot } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { EmailLine } from '#web/features/bookings/admin/email-line.tsx'
import {
  addUpLines,
  newLine,
  type PriceValues,
  readLines,
  toFields,
  typeLine,
} from '#web/features/bookings/admin/price/line-values.ts'
import { LinesEditor } from '#web/features/bookings/admin/price/lines-editor.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface PriceFormProps {
  booking: BookingDetails
  onClose: () => void
  /** Reads again what shows money. */
  onChanged?: (() => void) | undefined
}

interface PriceBody {
  lines: LineTerms[]
  depositPercent: number | null
  reason: string
}

function readPrice(values: PriceValues, ids: readonly number[]) {
  const { lines = [], errors } = readLines(values, ids)
  const percent = (values.depositPercent ?? '').trim()
  const depositPercent = percent === '' ? null : Number(percent)
  const reason = (values.reason ?? '').trim()
  const wrongDeposit =
    depositPercent !== null && !(Number.isInteger(depositPercent) && depositPercent >= 1 && depositPercent <= 99)
  return {
    body: { lines, depositPercent, reason },
    errors: {
      ...errors,
      ...(wrongDeposit && { depositPercent: 'Enter a whole number from 1 to 99, or leave blank' }),
      ...(!reason && { reason: 'Say why you’re changing the price' }),
    },
  }
}

/** The lines and the deposit as they would be sent, to be compared. */
function pricePart(values: PriceValues, ids: readonly number[]): string {
  const { lines, depositPercent } = readPrice(values, ids).body
  return JSON.stringify([lines, depositPercent])
}

/** A booking with the price that was saved, and what is owed of it. */
function withPrice(booking: BookingDetails, answer: AdminBooking): BookingDetails {
  const owed = answer.paymentStatus === 'pending' && answer.status !== 'cancelled'
  return {
    ...booking,
    ...answer,
    owed: owed ? Math.max(0, dollarsToCents(answer.totalAmount ?? 0) - booking.paid) : 0,
  }
}

/** A booking with the price its new invoice is for, and that invoice in place of the old one. */
function withInvoice(booking: BookingDetails, { lines, depositPercent }: PriceBody, answer: AdminInvoice) {
  const priced = computeLines(lines)
  const { id, invoiceNumber, status, dueDate, version, bookings } = answer
  const { total = answer.total, balance = 0 } = bookings.find(({ bookingId }) => bookingId === booking.id) ?? {}
  const paid = balance === 0 && status !== 'draft'
  const whole = bookings.length > 1 ? { bookings: bookings.length, total: answer.total } : null
  return {
    ...booking,
    ...{ lines: priced, totalAmount: centsToDollars(linesTotalCents(priced)), depositPercent },
    paymentStatus: paid ? ('paid' as const) : ('pending' as const),
    owed: balance,
    excess: Math.max(0, booking.paid - total),
    invoice: {
      ...{ id, invoiceNumber, total, whole, status, dueDate, version },
      ...{ sent: answer.sentAt !== null, differences: [] },
    },
  }
}

/** Whether tax is added to a new price; a paid booking has it on its next invoice. */
const isTaxed = ({ tax }: BookingDetails) => tax !== undefined && (tax.plusTax || (tax.ruled && tax.percent > 0))

/** Agrees another price, line by line and with a reason, until the booking is paid (docs/product.md P6.16, P7.60). */
export function PriceForm({ booking, onClose, onChanged }: PriceFormProps) {
  const { id, depositPercent, eventDuration, customerEmail } = booking
  const client = useQueryClient()
  // what the form replaces stays the same while it is open
  const [invoice] = useState(booking.invoice)
  const [email, setEmail] = useState(invoice?.sent ?? false)
  const [begin] = useState(() =>
    booking.lines.length > 0 ? booking.lines.map(typeLine) : [newLine('talent', eventDuration)],
  )
  const [ids, setIds] = useState(() => begin.map((_, i) => i))
  const next = useRef(begin.length)
  const [was] = useState<PriceValues>(() => ({
    ...Object.assign({}, ...begin.map((line, i) => toFields(i, line))),
    ...{ depositPercent: String(depositPercent ?? ''), reason: '' },
  }))
  const form = useReadForm<PriceValues, PriceBody>(was, (values) => readPrice(values, ids))
  const { register } = form
  const { errors } = form.formState
  const values = form.watch()
  const changed = pricePart(values, ids) !== pricePart(was, [...begin.keys()])
  const { total } = addUpLines(values, ids)
  const { send, busy, problem, button } = useSubmit({
    form,
    write: async (body: PriceBody): Promise<BookingDetails> => {
      if (!invoice) {
        const answer = await call('PUT /api/admin/bookings/:id/price', {
          ...{ params: { id }, body, headers: ifMatch(booking) },
        })
        return withPrice(booking, answer)
      }
      const answer = await call('POST /api/admin/invoices/:id/follow-booking', {
        ...{ params: { id: invoice.id }, body: { ...body, bookingId: id, send: email }, headers: ifMatch(invoice) },
      })
      return withInvoice(booking, body, answer)
    },
    onDone: (saved) => {
      // what was saved is painted before the details are read again
      placeBooking(client, saved)
      onClose()
    },
    onSettled: () => onChanged?.(),
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The price was not saved. Please try again.',
  })

  return (
    <Form
      form={form}
      problem={problem}
      aria-label="Change price"
      onSubmit={send}
      foot={
        <FormFoot
          action={invoice ? `Change price and reissue ${invoice.invoiceNumber}` : 'Save price'}
          busy={busy}
          button={button}
          onCancel={onClose}
        />
      }
    >
      {invoice && (
        <p className="file-differs">
          {invoice.invoiceNumber} has the old price. It becomes void, and the next invoice has the new price.
          {booking.paid > 0 && ` ${formatCents(booking.paid)} is paid, and counts for the new one.`}
        </p>
      )}
      <LinesEditor form={form} ids={ids} onIds={setIds} takeId={() => next.current++} />
      <p className={`price-total ${total < 0 ? 'is-wrong' : ''}`}>
        Total{' '}
        <span>
          <output className="num">{signedCents(total)}</output>
          <PlusTax when={total > 0 && isTaxed(booking)} />
        </span>
      </p>
      <div className="file-two">
        <Field
          label="Deposit"
          hint="Percent of the total. Leave blank for no deposit."
          error={errors.depositPercent?.message}
        >
          <Input {...register('depositPercent')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Reason for the change" required hint="For the timeline" error={errors.reason?.message}>
          <Input {...register('reason')} maxLength={1000} autoComplete="off" />
        </Field>
      </div>
      {!invoice && changed && <EmailLine bookingId={id} change="priced" />}
      {invoice && (
        <Switch checked={email} onChange={({ target }) => setEmail(target.checked)}>
          Email the new invoice to {customerEmail}
        </Switch>
      )}
    </Form>
  )
}
