import '#web/features/billing/admin/invoices/dialogs/invoice-form.css'
import '../money.css'
import { useId } from 'react'
import type { AdminEventAccount } from '#shared/contract/billing/events/event-accounts.admin.ts'
import { addDays, isDay } from '#shared/model/day.ts'
import { DEFAULT_DUE_DAYS } from '#shared/model/invoice.ts'
import { chooseDueDay } from '#shared/model/invoice-due.ts'
import { formatCents } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { sendTo } from '#web/features/billing/admin/invoices/dialogs/generate-dialog.tsx'
import { AFTER_INVOICE_WRITE } from '#web/features/billing/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface EventInvoiceDialogProps {
  account: AdminEventAccount
  onClose: () => void
  onChanged: () => void
}

interface Values {
  due: string
  notes: string
  send: boolean
}

const read = ({ due, notes, send }: Values) => ({
  body: { dueDate: due, notes: notes.trim() || null, send },
  errors: { due: isDay(due) ? undefined : 'Choose the day it is due' },
})

/** Due in the usual days, or earlier before the event (docs/product.md P7.114). */
function usualDue({ bookings: [first] }: AdminEventAccount): string {
  const now = new Date()
  const usual = addDays(atlantaDay(now), DEFAULT_DUE_DAYS)
  return first ? chooseDueDay(usual, first.eventDate, now) : usual
}

/** Makes one invoice for the performers of an event (docs/product.md P7.170). */
export function EventInvoiceDialog({ account, onClose, onChanged }: EventInvoiceDialogProps) {
  const id = useId()
  const { eventId, invoiceable } = account
  const total = invoiceable.reduce((sum, part) => sum + part.total, 0)
  const form = useReadForm<Values, ReturnType<typeof read>['body']>(
    { due: usualDue(account), notes: '', send: true },
    read,
  )
  const submit = useSubmit({
    form,
    write: async ({ send, ...body }: ReturnType<typeof read>['body']) => {
      const invoice = await call('POST /api/admin/event-accounts/:id/invoice', {
        ...{ params: { id: eventId }, body: { ...body, expectedTotal: total } },
      })
      return { invoice, wanted: send, sent: send && (await sendTo(invoice)) }
    },
    done: ({ invoice: { invoiceNumber, customer }, wanted, sent }) => ({
      title: sent ? 'Invoice Sent' : 'Invoice Generated',
      description: `${invoiceNumber} ${sent ? `to ${customer.email}` : `for ${customer.name}`}${wanted && !sent ? '. The email failed. Send it from Invoices.' : ''}`,
    }),
    onDone: onClose,
    fieldErrors: ({ fields }) => ({ due: fields.dueDate, notes: fields.notes }),
    stale: AFTER_INVOICE_WRITE,
    onSettled: onChanged,
    fallback: 'Failed to generate invoice',
  })
  return (
    <FormDialog
      title="One invoice for the event"
      width={640}
      className="oi-dialog"
      describedBy={`${id}-what`}
      form={form}
      submit={submit}
      action={form.watch().send ? 'Create and send' : 'Create invoice'}
      busyLabel="Creating..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p id={`${id}-what`} className="oi-meta">
        The customer gets one number, one PDF and a line for each performer.
      </p>
      <Lines account={account} total={total} />
      <Field label="Due Date" required error={form.formState.errors.due?.message}>
        <Input {...form.register('due')} autoComplete="off" type="date" />
      </Field>
      <Field label="Notes" hint="Printed on the invoice" error={form.formState.errors.notes?.message}>
        <Textarea {...form.register('notes')} rows={3} maxLength={5000} />
      </Field>
      <Switch {...form.register('send')}>Email it to the customer</Switch>
    </FormDialog>
  )
}

/** What the invoice is for, and its sum. */
function Lines({ account: { invoiceable }, total }: { account: AdminEventAccount; total: number }) {
  const taxed = invoiceable.some(({ tax }) => tax > 0)
  return (
    <table className="money-event-table">
      <caption className="sr-only">Lines of the invoice</caption>
      <thead>
        <tr>
          <th scope="col">Performer</th>
          {taxed && <th scope="col">Price</th>}
          {taxed && <th scope="col">Tax</th>}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {invoiceable.map((part) => (
          <tr key={part.bookingId}>
            <th scope="row">{part.agentName}</th>
            {taxed && <td className="num">{formatCents(part.subtotal)}</td>}
            {taxed && <td className="num">{formatCents(part.tax)}</td>}
            <td className="num">{formatCents(part.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Sum</th>
          {taxed && <td className="num">{formatCents(invoiceable.reduce((sum, part) => sum + part.subtotal, 0))}</td>}
          {taxed && <td className="num">{formatCents(invoiceable.reduce((sum, part) => sum + part.tax, 0))}</td>}
          <td className="num">{formatCents(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
