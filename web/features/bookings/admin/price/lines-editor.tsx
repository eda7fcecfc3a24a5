import './price-form.css'
import type { UseFormReturn } from 'react-hook-form'
import { LINE_KIND_LABELS, type LineKind, MAX_LINES } from '#shared/model/price-line.ts'
import { LineFields } from '#web/features/bookings/admin/price/line-fields.tsx'
import {
  addUpLines,
  fieldName,
  isTimed,
  newLine,
  type PriceValues,
  pickLine,
  toFields,
} from '#web/features/bookings/admin/price/line-values.ts'
import { Button } from '#web/ui/button.tsx'

/** Kinds that are added one by one; a booking begins with its talent. */
const ADDED: readonly LineKind[] = ['travel', 'overtime', 'extra', 'fee', 'discount', 'talent']

interface LinesEditorProps<Body> {
  form: UseFormReturn<PriceValues, unknown, Body>
  /** The lines by their numbers in the form, in their order. */
  ids: readonly number[]
  onIds: (ids: number[]) => void
  /** A number that no line of the form has or had. */
  takeId: () => number
}

/** The lines of a price: their fields, their order, and those that are added. */
export function LinesEditor<Body>({ form, ids, onIds, takeId }: LinesEditorProps<Body>) {
  const values = form.watch()
  const { amounts } = addUpLines(values, ids)

  function add(kind: LineKind) {
    const added = takeId()
    for (const [name, value] of Object.entries(toFields(added, newLine(kind)))) form.setValue(name, value)
    onIds([...ids, added])
    // its fields are there after the next paint
    requestAnimationFrame(() => form.setFocus(fieldName(added, isTimed(kind) ? 'hours' : 'amount')))
  }
  function move(from: number, by: -1 | 1) {
    const order = [...ids]
    const [moved] = order.splice(from, 1)
    if (moved === undefined) return
    order.splice(from + by, 0, moved)
    onIds(order)
  }
  return (
    <>
      <div className="price-lines">
        {ids.map((line, i) => (
          <LineFields
            key={line}
            id={line}
            place={i + 1}
            count={ids.length}
            line={pickLine(values, line)}
            amount={amounts[i] ?? 0}
            register={form.register}
            errors={form.formState.errors}
            onKind={(share) => form.setValue(fieldName(line, 'share'), share)}
            onMove={(by) => move(i, by)}
            onRemove={() => onIds(ids.filter((one) => one !== line))}
          />
        ))}
      </div>
      {ids.length < MAX_LINES && (
        <fieldset className="price-add">
          <legend className="sr-only">Add a line</legend>
          {ADDED.map((kind) => (
            <Button key={kind} size="sm" variant="bare" onClick={() => add(kind)}>
              + {LINE_KIND_LABELS[kind]}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}
