import { Search as SearchIcon, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { INVOICE_PARTS, type InvoicePart, type InvoiceSearch } from '#web/features/billing/office-invoices/queries.ts'
import { useWords } from '#web/features/billing/office-invoices/use-words.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const PARTS: Record<InvoicePart, string> = {
  draft: 'Draft',
  pending: 'Pending',
  overdue: 'Overdue',
  paid: 'Paid',
  voided: 'Voided',
}

interface InvoiceToolsProps {
  search: InvoiceSearch
  onChange: (conditions: Partial<InvoiceSearch>) => void
}

/** What narrows the list: words, and how an invoice is displayed. */
export function InvoiceTools({ search: { q, show }, onChange }: InvoiceToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  const words = useWords((text) => onChange({ q: text }))
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
            placeholder="Number, name or e-mail"
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and say 'group' no better */}
      <div className="oi-parts" role="group" aria-label="Show">
        {[undefined, ...INVOICE_PARTS].map((part) => (
          <button
            key={part ?? 'all'}
            type="button"
            className="oi-part"
            aria-pressed={show === part}
            onClick={() => onChange({ show: part })}
          >
            {part ? PARTS[part] : 'All'}
          </button>
        ))}
      </div>
    </search>
  )
}
