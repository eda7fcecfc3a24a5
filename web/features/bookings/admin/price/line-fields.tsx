import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { currencyTitle } from '#shared/model/currency-words.ts'
import {
  LINE_KIND_LABELS,
  LINE_KINDS,
  LINE_SHARE_LABELS,
  LINE_SHARES,
  type LineKind,
  signedCents,
  USUAL_LINE_SHARES,
} from '#shared/model/price-line.ts'
import {
  fieldName,
  isTimed,
  type LineValues,
  type PriceValues,
} from '#web/features/bookings/admin/price/line-values.ts'
import { Field, Input, Select } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface LineFieldsProps {
  id: number
  /** 1 for the first. */
  place: number
  count: number
  line: LineValues
  /** Integer cents so far. */
  amount: number
  register: UseFormRegister<PriceValues>
  errors: FieldErrors<PriceValues>
  onKind: (share: LineValues['share']) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const LABELS: Partial<Record<LineKind, string>> = { discount: 'Reason' }

/** The fields of one line of a price. */
export function LineFields({ id, place, count, line, amount, register, errors, ...on }: LineFieldsProps) {
  const { kind } = line
  const name = (field: keyof LineValues) => fieldName(id, field)
  const error = (field: keyof LineValues) => errors[name(field)]?.message
  const timed = isTimed(kind)
  const computed = timed && line.rate.trim() !== ''
  const kindField = register(name('kind'), {
    onChange: ({ target }) => {
      const chosen = LINE_KINDS.find((one) => one === target.value)
      if (chosen) on.onKind(USUAL_LINE_SHARES[chosen])
    },
  })
  return (
    <fieldset className="price-line">
      <legend className="sr-only">Line {place}</legend>
      <div className="price-line-head">
        <b aria-hidden="true">{place}</b>
        <output className="num">{signedCents(amount)}</output>
        <IconButton
          label={`Move line ${place} up`}
          aria-disabled={place === 1}
          onClick={() => place > 1 && on.onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move line ${place} down`}
          aria-disabled={place === count}
          onClick={() => place < count && on.onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Remove line ${place}`}
          aria-disabled={count === 1}
          onClick={() => count > 1 && on.onRemove()}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="price-line-fields">
        <Field label="For" error={error('kind')}>
          <Select {...kindField}>
            {LINE_KINDS.map((one) => (
              <option key={one} value={one}>
                {LINE_KIND_LABELS[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Goes to" error={error('share')}>
          <Select {...register(name('share'))}>
            {LINE_SHARES.map((one) => (
              <option key={one} value={one}>
                {LINE_SHARE_LABELS[one]}
              </option>
            ))}
          </Select>
        </Field>
        {timed && (
          <Field label="Hours" error={error('hours')}>
            <Input {...register(name('hours'))} inputMode="decimal" autoComplete="off" />
          </Field>
        )}
        {timed && (
          <Field label="Rate" hint={`${currencyTitle()} an hour`} error={error('rate')}>
            <Input {...register(name('rate'))} inputMode="decimal" autoComplete="off" />
          </Field>
        )}
        {!computed && (
          <Field
            label="Amount"
            hint={currencyTitle() + (kind === 'discount' ? ' or percent: 50 or 10%' : timed ? ', or a rate' : '')}
            error={error('amount')}
          >
            <Input
              {...register(name('amount'))}
              inputMode={kind === 'discount' ? 'text' : 'decimal'}
              autoComplete="off"
            />
          </Field>
        )}
        <Field
          label={LABELS[kind] ?? 'Description'}
          required={kind === 'discount'}
          className="price-line-label"
          error={error('label')}
        >
          <Input {...register(name('label'))} maxLength={200} autoComplete="off" />
        </Field>
      </div>
    </fieldset>
  )
}
