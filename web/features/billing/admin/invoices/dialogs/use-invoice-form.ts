import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import {
  addUp,
  type InvoiceAmounts,
  type InvoiceValues,
  readAmounts,
} from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { type Reading, useReadForm } from '#web/forms/use-read-form.ts'
import type { ApiError } from '#web/lib/api.ts'

interface FormValues extends InvoiceValues {
  /** Why an invoice is reissued. */
  reason: string
  /** A draft is hidden from the customer. */
  draft: boolean
}

export interface InvoiceBody extends InvoiceAmounts {
  reason: string
  status: 'draft' | 'pending'
}

interface Options {
  /** An invoice's sums: its tax is kept to the cent until one of them changes. */
  known?: AdminInvoice
  needsReason?: boolean
}

function readInvoice(values: FormValues, { known, needsReason }: Options): Reading<FormValues, InvoiceBody> {
  const result = readAmounts(values, new Date(), known)
  const reason = values.reason.trim()
  const missing = needsReason && !reason ? { reason: 'Say why you’re voiding the invoice' } : undefined
  if ('errors' in result) return { errors: { ...missing, ...result.errors } }
  return {
    body: { ...result.amounts, reason, status: values.draft ? 'draft' : 'pending' },
    ...(missing && { errors: missing }),
  }
}

/** All values of an invoice's form. */
export const formValues = (values: InvoiceValues, draft = false): FormValues => ({ reason: '', ...values, draft })

/** The form of an invoice, and how its amounts add up so far. */
export function useInvoiceForm(begin: FormValues, options: Options = {}) {
  const form = useReadForm<FormValues, InvoiceBody>(begin, (values) => readInvoice(values, options))
  const values = form.watch()
  return { ...form, values, sums: addUp(values, options.known) }
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>

/** The server names what is sent, the form what is typed. */
export const invoiceFieldErrors = ({ fields }: ApiError) => ({
  reason: fields.reason,
  subtotal: fields.subtotal ?? fields.total,
  percent: fields.tax,
  discount: fields.discount,
  due: fields.dueDate,
  notes: fields.notes,
})
