import { useRef, useState } from 'react'
import { formatCents } from '#shared/model/money.ts'
import { localTime } from '#shared/model/place-words.ts'
import { FreeState } from '#web/features/bookings/admin/entry/agent-part.tsx'
import { beginsOf, lastsOf, type PickedPerformer } from '#web/features/bookings/admin/offer/offer-values.ts'
import type { useOffer } from '#web/features/bookings/admin/offer/use-offer.ts'
import { addUpLines, readLines } from '#web/features/bookings/admin/price/line-values.ts'
import { LinesEditor } from '#web/features/bookings/admin/price/lines-editor.tsx'
import { readHours } from '#web/features/bookings/request/booking-request.ts'
import { formatCategory } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

interface PerformerFieldsProps {
  performer: PickedPerformer
  offer: ReturnType<typeof useOffer>
  onRemove: () => void
}

/** A performer of the proposal: whether they are free, when they begin, for how long, and the lines of the price. */
export function PerformerFields({ performer, offer, onRemove }: PerformerFieldsProps) {
  const { key, agent, lineIds } = performer
  const { form, takeId, place } = offer
  const values = form.watch()
  const { errors } = form.formState
  const [begins, lasts] = [values[beginsOf(key)] ?? '', values[lastsOf(key)] ?? '']
  const before = useRef(lasts)
  const [editing, setEditing] = useState(false)
  const { total } = addUpLines(values, lineIds)
  const wrong = Object.keys(readLines(values, lineIds).errors).some((name) => name in errors)
  // a line at fault is in sight
  const shown = editing || wrong
  return (
    <li className="offer-performer">
      <div className="entry-chosen">
        <span className="pick-customer">
          <strong>{agent.name}</strong>
          <span className="file-meta">{formatCategory(agent.category)}</span>
          <FreeState agent={agent} start={begins} hours={readHours(lasts) ?? 0} />
        </span>
        <Button size="sm" aria-label={`Remove ${agent.name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className="file-two">
        <Field label="Begins" required hint={localTime()} error={errors[beginsOf(key)]?.message}>
          <Input {...form.register(beginsOf(key))} type="datetime-local" />
        </Field>
        <Field label="Hours" required error={errors[lastsOf(key)]?.message}>
          <Input
            {...form.register(lastsOf(key), {
              onChange: ({ target }: { target: { value: string } }) => {
                offer.last(performer, before.current, target.value)
                before.current = target.value
              },
            })}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      </div>
      {shown && (
        <LinesEditor form={form} ids={lineIds} onIds={(ids) => place({ ...performer, lineIds: ids })} takeId={takeId} />
      )}
      <p className="offer-performer-price">
        <Button size="sm" variant="bare" aria-expanded={shown} onClick={() => setEditing(!shown)}>
          {shown ? 'Hide lines' : 'Edit lines'}
          <span className="sr-only"> of {agent.name}</span>
        </Button>
        <span>
          <b className="num">{formatCents(total)}</b>
          <PlusTax when={total > 0 && agent.plusTax} />
        </span>
      </p>
    </li>
  )
}
