import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { performersInWords } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { leadOf, possibleWith, remindersOf } from '#web/features/billing/admin/invoices/dialogs/possible.ts'
import { InvoiceMark } from '#web/features/billing/admin/invoices/invoice-mark.tsx'
import { describeReminders } from '#web/features/billing/admin/invoices/reminder-tools.tsx'
import { DOT } from '#web/lib/format.ts'
import { formatDay, formatWeekday } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu, type MenuEntry } from '#web/ui/menu.tsx'
import { ReceiptBadge } from '#web/ui/receipt-badge.tsx'

/** When it is due, and what came in already. */
function describeDue({ status, paid, dueDate }: AdminInvoice): string {
  const due = formatDay(dueDate)
  return status !== 'paid' && paid > 0 ? `${formatCents(paid)} paid, due ${due}` : `Due ${due}`
}

/** What can be asked of an invoice in the list. */
export type InvoiceAction = 'preview' | 'print' | 'send' | 'edit' | 'void' | 'reissue' | 'remind' | 'pause' | 'resume'
export type OnInvoice = (action: InvoiceAction, invoice: AdminInvoice) => void

/** Whether the customer has it by mail, or why it is void. */
function describeSent({ sentAt, voidedAt, voidReason }: AdminInvoice): string {
  if (voidedAt) return voidReason ? `Void: ${voidReason}` : 'Void'
  return sentAt ? `Sent ${formatDay(sentAt)}` : 'Not sent'
}

interface RowProps {
  invoice: AdminInvoice
  onAction: OnInvoice
}

/** One invoice of the list: on phones two lines and its actions. Remembered: there may be hundreds. */
export const AdminInvoiceRow = memo(function AdminInvoiceRow({ invoice, onAction }: RowProps) {
  const { invoiceNumber, bookings, customer, booking, total, owesNothing } = invoice
  const performers = performersInWords(bookings.map(({ agentName }) => agentName))
  const possible = possibleWith(invoice)
  const reminders = remindersOf(invoice, new Date())
  const act = (action: InvoiceAction) => () => onAction(action, invoice)
  const navigate = useNavigate()
  return (
    <article
      className="oi-row"
      data-row
      aria-label={`${performers}, ${formatWeekday(booking.eventDate)}, ${invoiceNumber}`}
    >
      <div className="oi-what">
        <button type="button" className="oi-open" data-row-link aria-haspopup="dialog" onClick={act('preview')}>
          {performers}, <span>{formatWeekday(booking.eventDate)}</span>
        </button>
      </div>
      <div className="oi-customer">
        <p>{customer.name}</p>
        <p className="oi-meta">
          <EmailText address={customer.email} />
        </p>
      </div>
      <div className="oi-number">
        <p className="num">{invoiceNumber}</p>
        <p className="oi-meta">
          {bookings.map(({ bookingNumber }) => formatBookingNumber(bookingNumber)).join(', ')}
          {DOT}
          <span>{describeSent(invoice)}</span>
        </p>
      </div>
      <div className="oi-mark">
        <InvoiceMark {...invoice} />
        {invoice.reportedAt && <ReceiptBadge receipt="reported" />}
      </div>
      <div className="oi-sum num">
        <p>
          <span className="sr-only">Total </span>
          <b>{formatCents(total)}</b>
        </p>
        <p className="oi-meta">
          {owesNothing && possible.undo ? 'Booking canceled or refunded, nothing to pay' : describeDue(invoice)}
        </p>
        {reminders && <p className="oi-meta">{describeReminders(invoice)}</p>}
      </div>
      <div className="oi-actions">
        <Lead invoice={invoice} onAction={onAction} />
        <Menu
          trigger={
            <IconButton label={`More for ${invoiceNumber}`} title="More">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          entries={listRest(invoice, act, (path) => void navigate(path))}
        />
      </div>
    </article>
  )
})

/** The first booking that still owes something: its drawer takes the payment, of the whole event too. */
const unpaidOf = ({ bookingId, bookings }: AdminInvoice): string =>
  bookings.find(({ balance }) => balance > 0)?.bookingId ?? bookingId

/** The next thing to do, as the row's one button. */
function Lead({ invoice, onAction }: RowProps) {
  const { invoiceNumber } = invoice
  const which = <span className="sr-only"> {invoiceNumber}</span>
  switch (leadOf(invoice)) {
    case 'send':
      return (
        <Button variant="ember" size="sm" aria-haspopup="dialog" onClick={() => onAction('send', invoice)}>
          Send{which}
        </Button>
      )
    case 'record':
      return (
        <ButtonLink as={Link} to={paths.adminRecordPayment(unpaidOf(invoice))} variant="ember" size="sm">
          Record payment{which}
        </ButtonLink>
      )
    case 'preview':
      return (
        <Button size="sm" aria-haspopup="dialog" onClick={() => onAction('preview', invoice)}>
          Preview{which}
        </Button>
      )
  }
}

/** What else can be done, in its menu. */
function listRest(
  invoice: AdminInvoice,
  act: (action: InvoiceAction) => () => void,
  go: (path: string) => void,
): MenuEntry[] {
  const possible = possibleWith(invoice)
  const reminders = remindersOf(invoice, new Date())
  const lead = leadOf(invoice)
  const record = paths.adminRecordPayment(unpaidOf(invoice))
  return [
    ...(lead === 'preview' ? [] : [{ label: 'Preview', onSelect: act('preview') }]),
    { label: 'Download PDF', href: paths.adminInvoicePdf(invoice.id) },
    { label: 'Print', onSelect: act('print') },
    ...(possible.send && lead !== 'send' ? [{ label: 'Send again', onSelect: act('send') }] : []),
    ...(possible.send && lead !== 'record' && invoice.status !== 'draft'
      ? [{ label: 'Record payment', href: record, onSelect: () => go(record) }]
      : []),
    ...(reminders && !invoice.unconfirmed
      ? [{ label: 'Remind now', hint: 'Emails the customer what is owed and how to pay.', onSelect: act('remind') }]
      : []),
    ...(reminders?.paused
      ? [{ label: 'Resume reminders', hint: 'They are sent again on their days.', onSelect: act('resume') }]
      : reminders
        ? [{ label: 'Pause reminders', hint: 'None is sent until you resume them.', onSelect: act('pause') }]
        : []),
    ...(possible.edit ? [{ label: 'Edit', onSelect: act('edit') }] : []),
    ...(possible.undo ? [{ label: 'Void', onSelect: act('void') }] : []),
    ...(possible.reissue ? [{ label: 'Void and reissue', onSelect: act('reissue') }] : []),
  ]
}
