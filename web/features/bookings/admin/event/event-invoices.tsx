import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { BILL_STATE_LABELS, billState, INVOICE_STATUSES } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { formatDate } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'

/** The invoices of an event that are not voided, each with its performers. */
export function Invoices({ invoices }: Pick<EventDetails, 'invoices'>) {
  return (
    <Part title="Invoices">
      {invoices.length === 0 && <p className="file-meta">None yet</p>}
      <ul className="file-list">
        {invoices.map(({ id, invoiceNumber, agentNames, total, dueDate, ...invoice }) => {
          const status = INVOICE_STATUSES.find((known) => known === invoice.status) ?? 'pending'
          const state = BILL_STATE_LABELS[billState({ status, dueDate: new Date(dueDate), voidedAt: null }, new Date())]
          return (
            <li key={id} className="file-row">
              <div>
                <p>
                  <Link className="file-link" to={paths.adminInvoice(id)}>
                    {invoiceNumber}
                  </Link>
                </p>
                <p className="file-meta">
                  {agentNames.join(', ')}: {state.toLowerCase()}, due {formatDate(dueDate)}
                </p>
              </div>
              <span className="num">{formatCents(total)}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
