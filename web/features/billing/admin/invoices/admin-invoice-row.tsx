import { Download, Ellipsis, Eye, Printer, Send } from 'lucide-react'
import { memo } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { possibleWith } from '#web/features/billing/admin/invoices/dialogs/possible.ts'
import { InvoiceMark } from '#web/features/billing/admin/invoices/invoice-mark.tsx'
import { DOT, formatDay, formatShortDateTime } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { EmailText } from '#web/ui/email-text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** When it is due, and what came in already. */
function describeDue({ status, paid, dueDate }: AdminInvoice): string {
  const due = formatDay(dueDate)
  return status !== 'paid' && paid > 0 ? `${formatCents(paid)} paid, due ${due}` : `Due ${due}`
}

/** What can be asked of an invoice in the list. */
export type InvoiceAction = 'preview' | 'print' | 'send' | 'edit' | 'void' | 'reissue'
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
  const { id, invoiceNumber, bookingNumber, customer, booking, total, owesNothing } = invoice
  const possible = possibleWith(invoice)
  const act = (action: InvoiceAction) => () => onAction(action, invoice)
  const rest = [
    ...(possible.edit ? [{ label: 'Edit', onSelect: act('edit') }] : []),
    ...(possible.undo ? [{ label: 'Void', onSelect: act('void') }] : []),
    ...(possible.reissue ? [{ label: 'Void and reissue', onSelect: act('reissue') }] : []),
  ]
  return (
    <article className="oi-row" data-row aria-label={invoiceNumber}>
      <div className="oi-number">
        <button type="button" className="oi-open num" data-row-link aria-haspopup="dialog" onClick={act('preview')}>
          {invoiceNumber}
        </button>
        <p className="oi-meta">{describeSent(invoice)}</p>
      </div>
      <div className="oi-customer">
        <p>{customer.name}</p>
        <p className="oi-meta">
          <EmailText address={customer.email} />
        </p>
      </div>
      <div className="oi-booking">
        <p>{booking.agentName}</p>
        <p className="oi-meta">
          {formatBookingNumber(bookingNumber)}
          {DOT}
          {formatShortDateTime(booking.eventDate)}
        </p>
      </div>
      <div className="oi-mark">
        <InvoiceMark {...invoice} />
      </div>
      <div className="oi-sum num">
        <p>
          <span className="sr-only">Total </span>
          <b>{formatCents(total)}</b>
        </p>
        <p className="oi-meta">
          {owesNothing && possible.undo ? 'Booking canceled or refunded, nothing to pay' : describeDue(invoice)}
        </p>
      </div>
      <div className="oi-actions">
        <IconButton label={`Preview ${invoiceNumber}`} title="Preview" aria-haspopup="dialog" onClick={act('preview')}>
          <Eye aria-hidden="true" />
        </IconButton>
        <a
          className="icon-button"
          href={paths.adminInvoicePdf(id)}
          download
          aria-label={`Download ${invoiceNumber}`}
          title="Download PDF"
        >
          <Download aria-hidden="true" />
        </a>
        <IconButton label={`Print ${invoiceNumber}`} title="Print" onClick={act('print')}>
          <Printer aria-hidden="true" />
        </IconButton>
        {possible.send && (
          <IconButton label={`Send ${invoiceNumber}`} title="Send email" aria-haspopup="dialog" onClick={act('send')}>
            <Send aria-hidden="true" />
          </IconButton>
        )}
        {rest.length > 0 && (
          <Menu
            trigger={
              <IconButton label={`More for ${invoiceNumber}`} title="More">
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            entries={rest}
          />
        )}
      </div>
    </article>
  )
})
