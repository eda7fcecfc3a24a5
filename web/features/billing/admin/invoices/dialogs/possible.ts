import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'

/** The next thing to do with an invoice. */
type Lead = 'send' | 'record' | 'preview'

/** The one action a row leads with: it is sent, then paid, then there to read (docs/product.md P6.200). */
export function leadOf(invoice: AdminInvoice): Lead {
  if (!possibleWith(invoice).send) return 'preview'
  return invoice.sentAt === null ? 'send' : 'record'
}

/** What can still be done about an invoice. */
export function possibleWith({ status, voidedAt, sentAt, paid, owesNothing }: AdminInvoice) {
  const open = voidedAt === null && status !== 'paid'
  return {
    send: open && !owesNothing,
    // what was mailed or paid stands as it is: it can only be voided and made anew
    edit: open && !owesNothing && sentAt === null && paid === 0,
    undo: open,
    // another of a booking that owes nothing would be refused
    // also a paid one: what was paid counts for the next
    reissue: voidedAt === null && !owesNothing,
  }
}

/** What can be done about the reminders of an invoice that is overdue (docs/product.md P7.116, P7.117). */
export function remindersOf({ status, voidedAt, owesNothing, dueDate, reminders }: AdminInvoice, now: Date) {
  const overdue = status === 'pending' && voidedAt === null && !owesNothing && Date.parse(dueDate) < now.getTime()
  return overdue ? reminders : undefined
}
