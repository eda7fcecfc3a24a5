import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import { describeWays } from '#server/bookings/mails/how-to-pay.ts'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName, splitParagraphs } from '#server/mail/layout.ts'
import { isRowId } from '#server/mail/outbox.ts'
import { readIssuer } from '#server/settings/instructions/payment-instructions.ts'
import { formatCents } from '#shared/model/money.ts'
import { type AdminInvoiceRow, findInvoice } from './admin-invoices.ts'
import { buildBill, NOT_DUE_YET } from './document/document.ts'
import { computeBalance } from './parts/balance.ts'
import { findReminderBalance } from './reminders.ts'

async function findMailing(db: Database, id: unknown) {
  if (!isRowId(id)) return undefined
  return db
    .selectFrom('invoice_mailings')
    .select(['invoice_id', 'recipient_name', 'recipient_email', 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** An invoice that may still be mailed: it is not void, one of its bookings not cancelled, its customer not erased. */
async function findMailedInvoice(db: Database, id: string): Promise<AdminInvoiceRow | undefined> {
  const invoice = await findInvoice(db, id)
  const gone = invoice?.voided_at || isCanceled(invoice) || invoice?.customer_status === 'erased'
  return gone ? undefined : invoice
}

const isCanceled = (invoice: AdminInvoiceRow | undefined): boolean =>
  invoice?.parts.every(({ booking_status }) => booking_status === 'cancelled') ?? false

const portal = (publicUrl: string) => ({ label: 'Open billing', url: `${publicUrl}/customer/billing` })

/** An invoice with its PDF, made when the mail is sent, and the admin's message. */
export const invoiceSent: MailKind = {
  alone: true,
  async compose({ db, config, now, pdf }, mail) {
    const mailing = await findMailing(db, mail.data.mailingId)
    const invoice = mailing && (await findMailedInvoice(db, mailing.invoice_id))
    if (!mailing || !invoice) return null
    const issuer = await readIssuer(db, config)
    const bill = buildBill(invoice, issuer, now())
    const owed = computeBalance(invoice) > 0
    const early = owed && invoice.unconfirmed
    const [balance] = bill.account.slice(-1).map(({ label, amount }) => [label, amount] as const)
    const isCustomer = mailing.recipient_email.toLowerCase() === invoice.customer_email.toLowerCase()
    return {
      subject: `Invoice ${bill.number} from ${shortName(bill.brand.name)}`,
      to: mailing.recipient_name,
      lead: 'Your invoice is attached.',
      receipt: {
        facts: [
          ['Invoice', bill.number],
          ['Booking', bill.about],
          ['Due', early ? `${bill.due}, once confirmed` : bill.due],
          balance ?? ['Total', bill.total],
        ],
      },
      facts: [
        ...(invoice.replaces_number === null
          ? []
          : [['Replaces', `${invoice.replaces_number}, which is void`] as const]),
        ...bill.lines.map(({ title, amount }) => [title, amount] as const),
        ...bill.sums.map(({ label, amount }) => [label, amount] as const),
        ['Total', bill.total],
        ...bill.account.map(({ label, amount }) => [label, amount] as const),
        ...(bill.reported === null ? [] : [['Payment', bill.reported] as const]),
      ],
      next: [
        ...splitParagraphs(mailing.message ?? ''),
        ...(early ? [`${NOT_DUE_YET} We'll email you how to pay then.`] : []),
        ...(owed && !early ? describeWays(issuer.instructions, bill.number) : []),
      ],
      ...(isCustomer && { action: portal(config.publicUrl) }),
      attachments: [
        {
          filename: `${bill.number}.pdf`,
          content: await pdf.printBill(bill, 'letter'),
          contentType: 'application/pdf',
        },
      ],
    }
  },
}

/** A reminder of an invoice; not sent when it was paid, voided or refunded since. */
export const invoiceReminder: MailKind = {
  async compose({ db, config, now }, mail) {
    const { invoiceId } = mail.data
    if (!isRowId(invoiceId)) return null
    const invoice = await findMailedInvoice(db, invoiceId)
    const reminded = await findReminderBalance(db, invoiceId, now())
    if (!invoice || !reminded || reminded.owed_cents <= 0) return null
    // paused after it was queued; one by hand was asked for all the same
    if (reminded.reminders_paused_at !== null && mail.data.reminder !== 'now') return null
    const issuer = await readIssuer(db, config)
    const bill = buildBill(invoice, issuer, now())
    const { due } = bill
    const owed = formatCents(reminded.owed_cents)
    const overdue = invoice.due_date < now()
    const today = formatAtlantaDate(now()) === due
    const standing = overdue ? `was due on ${due}` : today ? 'is due today' : `is due on ${due}`
    // the payment is on record on the customer's word alone
    const unverified = reminded.owed_cents > computeBalance(invoice)
    return {
      subject: overdue
        ? `Invoice ${invoice.invoice_number} is overdue`
        : `Reminder: invoice ${invoice.invoice_number} ${standing}`,
      to: invoice.customer_name,
      lead: `Invoice ${invoice.invoice_number} ${standing}. Your balance is ${owed}.`,
      receipt: {
        facts: [
          ['Invoice', invoice.invoice_number],
          ['Booking', bill.about],
          ['Due', due],
          ['Balance', owed],
        ],
      },
      facts: [['Total', bill.total]],
      next: [
        ...(unverified
          ? ["You reported a payment that we haven't found yet. Please reply with the confirmation number."]
          : []),
        ...describeWays(issuer.instructions, invoice.invoice_number),
        "If you've paid in the meantime, thank you. You're all set.",
      ],
      action: portal(config.publicUrl),
    }
  },
}
