import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { type BookingChoices, ChoiceFields } from '#web/features/bookings/admin/choice-fields.tsx'
import { type BookingSearch, NO_SEARCH } from '#web/features/bookings/admin/queries.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface SearchFormProps {
  search: BookingSearch
  active: boolean
  choices: BookingChoices
  onChange: (changes: Partial<BookingSearch>) => void
}

/** Searches bookings of every status by name, email or day. */
export function SearchForm({ search, active, choices, onChange }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // on a phone the dates would push the bookings out of sight
  const phone = useMedia('(max-width: 767.98px)')
  const [dated, setDated] = useState(active)
  const pause = useTypingPause()
  const send = () => {
    pause.cancel()
    if (!form.current) return
    const typed = new FormData(form.current)
    // fields that are folded away keep their value
    const read = (name: keyof BookingSearch) => String(typed.get(name) ?? search[name]).trim()
    onChange({ q: read('q'), from: read('from'), to: read('to') })
  }
  return (
    <search>
      <form
        ref={form}
        className="board-search"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onChange={() => pause.schedule(send)}
      >
        <div className="board-search-words">
          <Field label="Search">
            <Input
              name="q"
              type="search"
              defaultValue={search.q}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Name, B-1042 or 2026-12-31"
            />
          </Field>
          {phone && (
            <Button aria-expanded={dated} onClick={() => setDated(!dated)}>
              Filters
            </Button>
          )}
        </div>
        {(!phone || dated) && (
          <>
            <Field label="From">
              <Input name="from" type="date" defaultValue={search.from} />
            </Field>
            <Field label="To">
              <Input name="to" type="date" defaultValue={search.to} />
            </Field>
            <ChoiceFields search={search} choices={choices} onChange={onChange} />
          </>
        )}
        {active && (
          <Button
            variant="bare"
            className="board-search-clear"
            onClick={() => {
              pause.cancel()
              for (const input of form.current?.querySelectorAll('input') ?? []) input.value = ''
              form.current?.querySelector('input')?.focus()
              onChange(NO_SEARCH)
            }}
          >
            <X aria-hidden="true" />
            Clear
          </Button>
        )}
      </form>
    </search>
  )
}
