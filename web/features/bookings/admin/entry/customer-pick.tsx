import './customer-pick.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import { CustomerLine } from '#web/features/bookings/admin/entry/customer-line.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call } from '#web/lib/api.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { useOptions } from '#web/ui/use-options.ts'

interface CustomerPickProps {
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
  onChoose: (customer: CustomerSuggestion) => void
  /** Receives what was typed. */
  onCreate: (typed: string) => void
}

/** Finds a customer by name, email or phone; the last option makes a new one (docs/product.md P6.70). */
export function CustomerPick({ inputRef, error, onChoose, onCreate }: CustomerPickProps) {
  const pause = useTypingPause()
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...BOOKINGS_KEY, 'customers', words],
    queryFn: ({ signal }) => call('GET /api/admin/customers/suggest', { query: { q: words || undefined }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const found = data ?? []
  // the rows shown are those of earlier words
  const isStale = isPlaceholderData || words !== typed.trim()
  const count = found.length + 1
  const choose = (at: number) => {
    const customer = found[at]
    if (customer) onChoose(customer)
    else onCreate(typed.trim())
  }
  const list = useOptions(count, choose, { isStale })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves both
    <div className="pick" onBlur={list.onBlur}>
      <Field label="Customer" required hint="Name, email or phone" error={error}>
        <Input
          ref={inputRef}
          {...list.field}
          value={typed}
          onFocus={() => {
            setAsked(true)
            list.setOpen(true)
          }}
          onChange={({ target: { value } }) => {
            setTyped(value)
            list.setOpen(true)
            list.setActive(-1)
            pause.schedule(() => setWords(value.trim()))
          }}
        />
      </Field>
      <p role="status" className="sr-only">
        {list.open && !isFetching && data && `${found.length} ${found.length === 1 ? 'customer' : 'customers'} found`}
      </p>
      {list.open && (
        <div className="pick-list">
          {isError && <p className="file-meta pick-note">Customers could not be loaded. You can create a new one.</p>}
          {data && found.length === 0 && <p className="file-meta pick-note">No customer matches.</p>}
          <div id={list.listId} role="listbox" aria-label="Customers" aria-busy={isStale || undefined}>
            {Array.from({ length: count }, (_, at) => {
              const customer = found[at]
              return (
                <div key={customer?.id ?? 'new'} {...list.option(at)}>
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
