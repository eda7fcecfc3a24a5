import './entry/customer-pick.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FocusEvent, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { useOptions } from '#web/ui/use-options.ts'

/** The roster by words of the name, or one person of it. */
const suggestQuery = (query: { q?: string | undefined; category?: string | undefined; id?: string }) => ({
  queryKey: ['agents', 'suggest', query],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/admin/agents/suggest', { query, signal }),
  staleTime: 0,
})

interface PersonPickProps {
  /** An agent's id; empty for everyone. */
  person: string
  /** A category's name that the people are of; empty for all. */
  category: string
  onChange: (person: string) => void
}

/** Narrows bookings to one person of the roster, found by typing (docs/product.md P6.161). */
export function PersonPick({ person, category, onChange }: PersonPickProps) {
  const pause = useTypingPause()
  // undefined while nothing is typed: then the field has the name of the person chosen
  const [typed, setTyped] = useState<string>()
  const [words, setWords] = useState('')
  const named = useQuery({ ...suggestQuery({ id: person }), enabled: person !== '' })
  const everyone = words === ''
  const close = () => {
    pause.cancel()
    setTyped(undefined)
    setWords('')
    list.setOpen(false)
    list.setActive(-1)
  }
  const choose = (at: number) => {
    const chosen = everyone && at === 0 ? '' : found[at - (everyone ? 1 : 0)]?.id
    if (chosen === undefined) return
    onChange(chosen)
    close()
  }
  const [isAsked, setAsked] = useState(false)
  const { data, isError, isFetching } = useQuery({
    ...suggestQuery({ q: words || undefined, category: category || undefined }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = data ?? []
  const list = useOptions(found.length + (everyone ? 1 : 0), choose)
  const name = person === '' ? '' : (named.data?.[0]?.name ?? (named.data ? 'Not on the roster' : ''))
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves both
    <div className="pick" onBlur={onBlur}>
      <Field label="Person">
        <Input
          {...list.field}
          placeholder="Everyone"
          value={typed ?? name}
          onFocus={({ target }) => {
            setAsked(true)
            list.setOpen(true)
            target.select()
          }}
          onChange={({ target: { value } }) => {
            setTyped(value)
            list.setOpen(true)
            list.setActive(-1)
            if (value === '' && person !== '') onChange('')
            pause.schedule(() => setWords(value.trim()))
          }}
        />
      </Field>
      <p role="status" className="sr-only">
        {list.open && !isFetching && data && `${found.length} ${found.length === 1 ? 'person' : 'people'} found`}
      </p>
      {list.open && (
        <div className="pick-list">
          {isError && <p className="file-meta pick-note">The roster could not be loaded. Type again.</p>}
          {data && found.length === 0 && <p className="file-meta pick-note">Nobody has this name.</p>}
          <div id={list.listId} role="listbox" aria-label="People">
            {everyone && <div {...list.option(0)}>Everyone</div>}
            {found.map(({ id, name }, at) => (
              <div key={id} {...list.option(at + (everyone ? 1 : 0))}>
                {name}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
