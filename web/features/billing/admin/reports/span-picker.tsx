import '../tools.css'
import { isDay } from '#shared/model/day.ts'
import {
  PRESET_LABELS,
  PRESETS,
  type Preset,
  type Span,
  spanChanges,
} from '#web/features/billing/admin/reports/span.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { Field, Input, Select } from '#web/ui/field.tsx'

interface SpanPickerProps {
  span: Span
  /** What holds while the address says nothing. */
  fallback: Preset
}

/** Which days are looked at: a span with a name, or own dates. The address keeps it. */
export function SpanPicker({ span, fallback }: SpanPickerProps) {
  const change = useChangeAddress()
  const choose = (preset: Span['preset'], days: { from: string; to: string }) =>
    change(spanChanges(preset, days, fallback))
  const setDay = (name: 'from' | 'to', text: string) => {
    // a year is typed digit by digit
    if (text === '' || isDay(text)) choose('own', { ...span, [name]: text })
  }
  const backwards = span.from !== '' && span.to !== '' && span.to < span.from
  return (
    <div className="money-span">
      <Field label="Dates">
        <Select
          value={span.preset}
          // its options are the presets and 'own'
          onChange={({ target }) => choose(target.value as Span['preset'], span)}
        >
          {PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {PRESET_LABELS[preset]}
            </option>
          ))}
          <option value="own">Custom</option>
        </Select>
      </Field>
      {span.preset === 'own' && (
        <>
          <Field label="From">
            <Input type="date" defaultValue={span.from} onChange={({ target }) => setDay('from', target.value)} />
          </Field>
          <Field label="To" error={backwards ? 'Must not be before the first day' : undefined}>
            <Input type="date" defaultValue={span.to} onChange={({ target }) => setDay('to', target.value)} />
          </Field>
        </>
      )}
    </div>
  )
}
