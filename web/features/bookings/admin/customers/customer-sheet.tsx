import '../drawer/drawer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import { ContactWishPart } from '#web/features/bookings/admin/customers/contact-wish.tsx'
import { CustomerFlags } from '#web/features/bookings/admin/customers/customer-flags.tsx'
import { CustomerNotes } from '#web/features/bookings/admin/customers/customer-notes.tsx'
import { customerQuery } from '#web/features/bookings/admin/customers/customer-queries.ts'
import { DoNotBookPart } from '#web/features/bookings/admin/customers/do-not-book.tsx'
import { EraseDialog } from '#web/features/bookings/admin/customers/erase-dialog.tsx'
import { KeptForm } from '#web/features/bookings/admin/customers/kept-form.tsx'
import { MergeDialog } from '#web/features/bookings/admin/customers/merge-dialog.tsx'
import { CustomerAccess } from '#web/features/bookings/admin/drawer/customer-access.tsx'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { Fact } from '#web/features/bookings/admin/fact.tsx'
import { MoneyBadge, StatusBadge } from '#web/features/bookings/status-badge.tsx'
import { ExportLink } from '#web/forms/export-link.tsx'
import { ApiError } from '#web/lib/api.ts'
import { formatBookings } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'
import { newBookingPath } from '#web/lib/new-booking-address.ts'
import { paths } from '#web/lib/paths.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { ReceiptBadge } from '#web/ui/receipt-badge.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface CustomerSheetProps {
  id: string
  onClose: () => void
}

/** Everything about one customer, beside the list (docs/product.md P6.113). */
export function CustomerSheet({ id, onClose }: CustomerSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(customerQuery(id))
  const unknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Sheet title={data?.name ?? 'Customer'} onClose={onClose} className="file">
      {data ? (
        <Details customer={data} onClose={onClose} />
      ) : error && !isFetching ? (
        <Failure
          message={unknown ? 'This customer does not exist' : 'The customer could not be loaded'}
          action={!unknown && <Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status" className="desk-form">
          <span className="sr-only">Loading the customer...</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Sheet>
  )
}

function Details({ customer, onClose }: { customer: CustomerPage; onClose: () => void }) {
  const { id, name, email, phone } = customer
  return (
    <>
      <CustomerFlags customer={customer} />
      <div className="customer-buttons">
        <ButtonLink
          as={Link}
          size="sm"
          variant="lit"
          to={newBookingPath({ customer: id, name, email, phone: phone ?? '' })}
        >
          New booking
        </ButtonLink>
      </div>
      <ContactWishPart customer={customer} />
      <Contact customer={customer} />
      <DoNotBookPart customer={customer} />
      <KeptForm key={customer.id} customer={customer} />
      <CustomerNotes customer={customer} />
      <Bookings customer={customer} />
      <OwnerTools customer={customer} onClose={onClose} />
    </>
  )
}

function Contact({ customer }: { customer: CustomerPage }) {
  const { id, name, email, phone, otherEmails, createdAt, status, bookings, balance, lifetime } = customer
  return (
    <Part title="Contact" action={<CustomerAccess customer={{ id, name, status }} />}>
      <dl className="file-facts">
        <Fact name="Email">
          <a className="file-link" href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </Fact>
        {otherEmails.length > 0 && <Fact name="Also">{otherEmails.join(', ')}</Fact>}
        {phone && (
          <Fact name="Phone">
            <a className="file-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </Fact>
        )}
        <Fact name="Customer since">{formatDate(createdAt)}</Fact>
        <Fact name="In all">{formatBookings(bookings)}</Fact>
        <Fact name="Balance">{formatCents(balance)}</Fact>
        <Fact name="Lifetime">{formatCents(lifetime)} paid, minus refunds</Fact>
      </dl>
    </Part>
  )
}

function Bookings({ customer: { recentBookings, bookings } }: { customer: CustomerPage }) {
  return (
    <Part title="Bookings">
      {recentBookings.length === 0 && <p className="file-meta">None</p>}
      <ul className="file-list">
        {recentBookings.map(
          ({ id, agentName, eventType, eventDate, eventDuration, status, total, invoice, ...money }) => (
            <li key={id} className="file-row">
              <div>
                <p>
                  <BookingLink id={id} className="file-link">
                    {agentName}
                  </BookingLink>
                </p>
                <p className="file-meta">
                  {getLabel(EVENT_TYPE_LABELS, eventType)}, {writeShortEventTime(eventDate, eventDuration)}
                  {invoice && (
                    <>
                      {', '}
                      <Link className="file-link" to={paths.adminInvoice(invoice.id)}>
                        {invoice.invoiceNumber}
                      </Link>
                    </>
                  )}
                </p>
                <p className="desk-badges">
                  <StatusBadge status={status} />
                  <MoneyBadge paymentStatus={money.paymentStatus} />
                  {money.paid > 0 && <ReceiptBadge receipt={money.reportedAt === null ? 'received' : 'reported'} />}
                </p>
              </div>
              <span className="num">
                {total === null ? '' : formatCents(total)}
                {money.paid > 0 && <span className="file-meta block">{formatCents(money.paid)} paid</span>}
              </span>
            </li>
          ),
        )}
      </ul>
      {bookings > recentBookings.length && (
        <p className="file-meta">
          The latest {recentBookings.length} of {bookings} bookings.
        </p>
      )}
    </Part>
  )
}

/** Merging, exporting and erasing, which only owners may (docs/product.md P1.14). */
function OwnerTools({ customer, onClose }: { customer: CustomerPage; onClose: () => void }) {
  const [asking, setAsking] = useState<'merge' | 'erase'>()
  if (!useIsOwner()) return null
  const close = () => setAsking(undefined)
  return (
    <Part title="For owners">
      <div className="customer-buttons">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking('merge')}>
          Merge with another account
        </Button>
        <ExportLink size="sm" href={`/api/admin/exports/customers/${customer.id}`}>
          Export everything
        </ExportLink>
        <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking('erase')}>
          Erase
        </Button>
      </div>
      {asking === 'merge' && <MergeDialog customer={customer} onClose={close} onMerged={onClose} />}
      {asking === 'erase' && <EraseDialog customer={customer} onClose={close} onErased={onClose} />}
    </Part>
  )
}
