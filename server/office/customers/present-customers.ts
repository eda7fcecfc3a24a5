import type { CustomerPage, CustomerRow } from '#shared/contract/office/customers.admin.ts'
import { presentWish } from '../contact/present-wish.ts'
import type { CustomerListRow } from './list-customers.ts'
import type { CustomerPageRows } from './show-customer.ts'

/** A customer in the office's list. */
export function presentCustomer(row: CustomerListRow): CustomerRow {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    company: row.company,
    tags: row.tags,
    taxExempt: row.tax_exempt,
    taxExemptNumber: row.tax_exempt_number,
    isDoNotBook: row.do_not_book_reason !== null,
    createdAt: row.created_at.toISOString(),
    bookings: row.bookings,
    balance: row.balance,
    lifetime: row.lifetime,
    lastEvent: row.last_event?.toISOString() ?? null,
    version: row.version,
  }
}

/** Everything the office knows about a customer. */
export function presentCustomerPage({
  customer,
  otherEmails,
  doNotBook,
  notes,
  bookings,
  wish,
}: CustomerPageRows): CustomerPage {
  return {
    ...presentCustomer(customer),
    otherEmails,
    doNotBook,
    notes,
    contactWish: wish ? presentWish(wish) : null,
    recentBookings: bookings.map((row) => ({
      id: row.id,
      agentName: row.agent_name,
      eventType: row.event_type,
      eventDate: row.event_date.toISOString(),
      eventDuration: row.event_duration,
      status: row.status,
      paymentStatus: row.payment_status,
      total: row.total_cents,
      paid: row.paid_cents,
      reportedAt: row.reported_at?.toISOString() ?? null,
      invoice:
        row.invoice_id !== null && row.invoice_number !== null
          ? { id: row.invoice_id, invoiceNumber: row.invoice_number }
          : null,
    })),
  }
}
