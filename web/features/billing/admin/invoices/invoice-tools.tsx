import { Search as SearchIcon, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { INVOICE_PARTS, type InvoicePart, type InvoiceSearch } from '#web/features/billing/admin/invoices/queries.ts'
import { useSearchWords } from '#web/features/billing/admin/invoices/use-search-words.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Parts } from '#web/ui/parts.tsx'

const LABELS: Record<InvoicePart, string> = {
  draft: 'Draft',
  pending: 'Pending',
  overdue: 'Overdue',
  paid: 'Paid',
  voided: 'Voided',
}
const PARTS = [[undefined, 'All'] as const, ...INVOICE_PARTS.map((part) => [part, LABELS[part]] as const)]

interface InvoiceToolsProps {
  search: InvoiceSearch
  onChange: (conditions: Partial<InvoiceSearch>) => void
}

/** What narrows the list: words, and how an invoice is displayed. */
export function InvoiceTools({ search: { q, show }, onChange }: InvoiceToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  const words = useSearchWords((text) => onChange({ q: text }))
  // cleared or gone back to elsewhere; what is being typed is ahead of the address
  if (q !== known) {
    setKnown(q)
    if (typed.trim() !== q && document.activeElement !== field.current) setTyped(q)
  }
  return (
    <search className="oi-tools">
      <Field label="Search">
        <span className="oi-search">
          <SearchIcon aria-hidden="true" />
          <Input
            ref={field}
            type="search"
            value={typed}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Number, name or email"
            {...words}
            onChange={(event) => {
              setTyped(event.target.value)
              words.onChange(event)
            }}
          />
          {typed && (
            <IconButton
              label="Clear the search"
              onClick={() => {
                setTyped('')
                onChange({ q: '' })
                field.current?.focus()
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </Field>
      <Parts parts={PARTS} shown={show} onShow={(part) => onChange({ show: part })} />
    </search>
  )
}
