import { useRef, useState } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import {
  addUp,
  type InvoiceAmounts,
  type InvoiceErrors,
  type InvoiceField,
  type InvoiceValues,
  readAmounts,
} from '#web/features/billing/admin/invoices/dialogs/amounts.ts'

const FIELDS: readonly InvoiceField[] = ['subtotal', 'percent', 'discount', 'due', 'notes']
/** The server speaks of what is sent, the form of what is typed. */
const FIELD_OF: Record<string, InvoiceField> = {
  subtotal: 'subtotal',
  total: 'subtotal',
  tax: 'percent',
  discount: 'discount',
  dueDate: 'due',
  notes: 'notes',
}

/**
 * What is typed of an invoice, how it adds up, and what is wrong with it.
 * @param known an invoice's own sums, kept to the cent while nothing of them is changed
 */
export function useInvoiceForm(begin: InvoiceValues, known?: AdminInvoice) {
  const element = useRef<HTMLFormElement>(null)
  const [from, setFrom] = useState(begin)
  const [values, setValues] = useState(begin)
  const [errors, setErrors] = useState<InvoiceErrors>({})

  function show(found: InvoiceErrors) {
    setErrors(found)
    const first = FIELDS.find((field) => found[field])
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return {
    element,
    values,
    errors,
    sums: addUp(values, known),
    /** Something would be lost. */
    dirty: FIELDS.some((field) => values[field] !== from[field]),
    change(field: InvoiceField, typed: string) {
      setValues((before) => ({ ...before, [field]: typed }))
      setErrors(({ [field]: _, ...rest }) => rest)
    },
    /** Begins anew. */
    begin(next: InvoiceValues) {
      setFrom(next)
      setValues(next)
      setErrors({})
    },
    /** What can be sent; without it, the first field at fault has the focus. */
    read(): InvoiceAmounts | undefined {
      const result = readAmounts(values, new Date(), known)
      if ('amounts' in result) return result.amounts
      show(result.errors)
      return undefined
    },
    /** Shows what the server says beside the fields; false when it says nothing of them. */
    showRefusal(fields: Record<string, string>): boolean {
      const found: InvoiceErrors = {}
      for (const [name, message] of Object.entries(fields)) {
        const field = FIELD_OF[name]
        if (field) found[field] ??= message
      }
      show(found)
      return Object.keys(found).length > 0
    },
  }
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>
