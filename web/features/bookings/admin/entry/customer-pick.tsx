import './customer-pick.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import { CustomerLine } from '#web/features/bookings/admin/entry/customer-line.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call } from '#web/lib/api.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface CustomerPickProps {
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
  onChoose: (customer: CustomerSuggestion) => void
  /** Receives what was typed. */
  onCreate: (typed: string) => void
}

/** Finds a customer by name, email or phone; the last option makes a new one (docs/product.md P6.70). */
export function CustomerPick({ inputRef, error, onChoose, onCreate }: CustomerPickProps) {
  const id = useId()
  const pause = useTypingPause()
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { data, isError, isFetching } = useQuery({
    queryKey: [...BOOKINGS_KEY, 'customers', words],
    queryFn: ({ signal }) => call('GET /api/admin/customers/suggest', { query: { q: words || undefined }, signal }),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const found = data ?? []
  const count = found.length + 1
  const optionId = (at: number) => `${id}-${at}`
  const choose = (at: number) => {
    const customer = found[at]
    if (customer) onChoose(customer)
    else onCreate(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: active <= 0 ? count - 1 : active - 1,
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(open ? next : 0)
    } else if (event.key === 'Enter') {
      // or it would send the form
      event.preventDefault()
      if (open && active >= 0) choose(active)
    } else if (event.key === 'Escape' && open) {
      // closes the list alone
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves both
    <div
      className="pick"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Field label="Customer" required hint="Name, email or phone" error={error}>
        <Input
          ref={inputRef}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={({ target: { value } }) => {
            setTyped(value)
            setOpen(true)
            setActive(-1)
            pause.schedule(() => setWords(value.trim()))
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p role="status" className="sr-only">
        {open && !isFetching && data && `${found.length} ${found.length === 1 ? 'customer' : 'customers'} found`}
      </p>
      {open && (
        <div className="pick-list">
          {isError && <p className="file-meta pick-note">Customers could not be loaded. You can create a new one.</p>}
          {data && found.length === 0 && <p className="file-meta pick-note">No customer matches.</p>}
          <div id={`${id}-list`} role="listbox" aria-label="Customers">
            {Array.from({ length: count }, (_, at) => {
              const customer = found[at]
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys go through the field
                <div
                  key={customer?.id ?? 'new'}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === active}
                  // the field keeps the focus
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(at)}
                  ref={(element) => {
                    if (at === active) element?.scrollIntoView({ block: 'nearest' })
                  }}
                >
                  {customer ? <CustomerLine customer={customer} /> : <strong>Create a new customer</strong>}
                </div>
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}
