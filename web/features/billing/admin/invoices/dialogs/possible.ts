import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'

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
