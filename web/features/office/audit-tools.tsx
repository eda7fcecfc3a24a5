import { Download } from 'lucide-react'
import { type ComponentProps, type FormEvent, useRef } from 'react'
import { isDay } from '#shared/model/day.ts'
import { AUDIT_PARAMS, type AuditSearch, auditExportAddress } from '#web/features/office/audit-search.ts'
import { ENTITIES } from '#web/features/office/audit-words.ts'
import { ExportLink } from '#web/forms/export-link.tsx'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

/** What narrows the audit: kind of thing, person, words, days; and the found entries as a file. */
export function AuditTools({ search }: { search: AuditSearch }) {
  const change = useChangeAddress()
  const pause = useTypingPause()
  const form = useRef<HTMLFormElement>(null)
  const backwards = search.from !== undefined && search.to !== undefined && search.to < search.from
  const setDay = (name: 'from' | 'to', day: string) => {
    // a year is typed digit by digit
    if (day === '' || isDay(day)) change({ [AUDIT_PARAMS[name]]: day })
  }
  function sendWords() {
    if (!form.current) return
    const typed = new FormData(form.current)
    const textOf = (name: 'who' | 'q') => String(typed.get(name) ?? '').trim()
    change({ [AUDIT_PARAMS.who]: textOf('who'), [AUDIT_PARAMS.q]: textOf('q') })
  }
  const words = (name: 'who' | 'q'): ComponentProps<typeof Input> => ({
    name,
    type: 'search',
    defaultValue: search[name] ?? '',
    maxLength: 200,
    autoComplete: 'off',
    enterKeyHint: 'search',
    onChange: () => pause.schedule(sendWords),
  })
  return (
    <search>
      <form
        ref={form}
        className="audit-tools"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          pause.cancel()
          sendWords()
        }}
      >
        <Field label="Show">
          <Select
            value={search.entity ?? ''}
            onChange={({ target }) => change({ [AUDIT_PARAMS.entity]: target.value })}
          >
            <option value="">Everything</option>
            {Object.entries(ENTITIES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Person">
          <Input {...words('who')} placeholder="Name or email" />
        </Field>
        <Field label="Words">
          <Input {...words('q')} placeholder="Price, address, reason" />
        </Field>
        <Field label="From" className="audit-day">
          <Input type="date" defaultValue={search.from} onChange={({ target }) => setDay('from', target.value)} />
        </Field>
        <Field label="To" className="audit-day" error={backwards ? 'Must not be before the first day' : undefined}>
          <Input type="date" defaultValue={search.to} onChange={({ target }) => setDay('to', target.value)} />
        </Field>
        <div className="audit-actions">
          {Object.values(search).some((part) => part !== undefined) && (
            <Button
              variant="bare"
              size="sm"
              onClick={() => {
                pause.cancel()
                change(Object.fromEntries(Object.values(AUDIT_PARAMS).map((name) => [name, ''])))
                for (const input of form.current?.querySelectorAll('input') ?? []) input.value = ''
              }}
            >
              Clear
            </Button>
          )}
          <ExportLink href={auditExportAddress(search)} size="sm">
            <Download aria-hidden="true" />
            Export CSV
          </ExportLink>
        </div>
      </form>
    </search>
  )
}
