import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Field, Input } from '#web/ui/field.tsx'

/** The roster by words of the name. */
const suggestQuery = (q: string) => ({
  queryKey: ['agents', 'suggest', { q }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/admin/agents/suggest', { query: { q: q || undefined }, signal }),
})

interface WhoseCalendarProps {
  value: string
  onChange: (name: string) => void
}

/** Whose calendar a file is, by name or email; empty where the names of files say it. */
export function WhoseCalendar({ value, onChange }: WhoseCalendarProps) {
  const list = useId()
  const pause = useTypingPause()
  const [words, setWords] = useState('')
  const { data = [] } = useQuery({ ...suggestQuery(words), placeholderData: keepPreviousData })
  return (
    <Field
      label="Whose calendar is it?"
      className="import-whose"
      hint="A name on the roster, or an email. Leave it blank when each file has its person’s name, such as theo.ics."
    >
      <Input
        value={value}
        list={list}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          onChange(target.value)
          pause.schedule(() => setWords(target.value))
        }}
      />
      <datalist id={list}>
        {data.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </Field>
  )
}
