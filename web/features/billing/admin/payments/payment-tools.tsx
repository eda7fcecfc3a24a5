import '../tools.css'
import { Download, X } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import type { PaymentSearch, Show } from '#web/features/billing/admin/queries.ts'
import { exportAddress } from '#web/features/billing/admin/reports/export-address.ts'
import { type Span, spanQuery } from '#web/features/billing/admin/reports/span.ts'
import { SpanPicker } from '#web/features/billing/admin/reports/span-picker.tsx'
import { ExportLink } from '#web/forms/export-link.tsx'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Parts } from '#web/ui/parts.tsx'

const PARTS: readonly (readonly [Show | '', string])[] = [
  ['', 'All'],
  ['waiting', 'To verify'],
  ['disputed', 'Disputed'],
  ['payments', 'Payments'],
  ['returned', 'Refunds and reversals'],
]

interface PaymentToolsProps {
  search: PaymentSearch
  span: Span
}

/** What narrows the ledger: one of its parts, words, dates; and the way to take it along. */
export function PaymentTools({ search, span }: PaymentToolsProps) {
  const change = useChangeAddress()
  return (
    <search className="money-tools">
      <Parts className="money-parts" parts={PARTS} shown={search.show ?? ''} onShow={(show) => change({ show })} />
      <WordsForm q={search.q} onChange={(q) => change({ q })} />
      <SpanPicker span={span} fallback="all" />
      <ExportLink href={exportAddress('payments', spanQuery(span))} className="money-export">
        <Download aria-hidden="true" />
        Export CSV
      </ExportLink>
    </search>
  )
}

interface WordsFormProps {
  q: string
  label?: string
  placeholder?: string
  onChange: (q: string) => void
}

/** Words to look for, sent after a pause. */
export function WordsForm({ q, label = 'Search', placeholder = 'Customer or reference', onChange }: WordsFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const pause = useTypingPause()
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    pause.cancel()
    onChange(input.current?.value.trim() ?? '')
  }
  return (
    <form className="money-words" onSubmit={send} onChange={() => pause.schedule(send)}>
      <Field label={label}>
        <Input
          ref={input}
          type="search"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
        />
      </Field>
      {q !== '' && (
        <Button
          variant="bare"
          onClick={() => {
            if (input.current) input.current.value = ''
            input.current?.focus()
            send()
          }}
        >
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </form>
  )
}
