import './policy-tiers.css'
import { CircleAlert, Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { writePolicy } from '#shared/model/cancellation.ts'
import { findPolicyFaults, MOST_TIERS, type PolicyFault } from '#shared/model/policy-faults.ts'
import { type DraftTier, readTiers } from '#web/features/settings/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface PolicyTiersProps {
  tiers: readonly DraftTier[]
  /** Set once wrong tiers were to be saved: each wrong field then says why. */
  error: string | undefined
  /** What the agency also says, below the generated terms. */
  own: string
  onChange: (tiers: readonly DraftTier[]) => void
}

/** What is kept when a customer cancels, row by row, and how the terms read (docs/product.md P15.3). */
export function PolicyTiers({ tiers, error, own, onChange }: PolicyTiersProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const policy = { tiers: readTiers(tiers) }
  const faults = findPolicyFaults(policy.tiers)

  function addRow() {
    flushSync(() => onChange(tiers.toSpliced(-1, 0, { hours: '', keepPercent: '' })))
    list.current?.querySelector<HTMLElement>('li:nth-last-child(2) input')?.focus()
  }
  function removeRow(index: number) {
    flushSync(() => onChange(tiers.toSpliced(index, 1)))
    add.current?.focus()
  }
  return (
    <fieldset
      className="policy-editor settings-wide"
      aria-describedby={`${id}-message`}
      id="settings-cancellationPolicy"
      tabIndex={-1}
    >
      <legend className="field-label">When a customer cancels</legend>
      <ul className="policy-tiers" ref={list}>
        {tiers.map((tier, index) => (
          <Tier
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is known by its place alone
            key={index}
            tier={tier}
            row={index + 1}
            isLast={index === tiers.length - 1}
            faults={error === undefined ? [] : faults.filter((fault) => fault.index === index)}
            onChange={(changed) => onChange(tiers.with(index, changed))}
            onRemove={() => removeRow(index)}
          />
        ))}
      </ul>
      {tiers.length < MOST_TIERS && (
        <Button variant="bare" size="sm" ref={add} onClick={addRow}>
          <Plus aria-hidden="true" />
          Add a row
        </Button>
      )}
      <p id={`${id}-message`} className={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
        {error ?? 'Up to five rows, the earliest first. Bookings that are already confirmed keep the terms they had.'}
      </p>
      <div className="policy-preview">
        <p className="field-label">Customers read</p>
        {faults.length > 0 ? (
          <p className="text-ink-2">The terms appear here once every row is filled in.</p>
        ) : (
          <p>{writePolicy(policy)}</p>
        )}
        {own !== '' && <p className="policy-own">{own}</p>}
      </div>
    </fieldset>
  )
}

interface TierProps {
  tier: DraftTier
  /** Its place, from 1. */
  row: number
  isLast: boolean
  faults: readonly PolicyFault[]
  onChange: (tier: DraftTier) => void
  onRemove: () => void
}

/** A tier; the last one holds from the one above until the start. */
function Tier({ tier, row, isLast, faults, onChange, onRemove }: TierProps) {
  const id = useId()
  const wire = (field: keyof DraftTier, label: string) => {
    const isWrong = faults.some((fault) => fault.field === field)
    return {
      className: 'input',
      inputMode: 'numeric' as const,
      'aria-label': `${label}, row ${row}`,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? `${id}-${field}` : undefined,
      value: tier[field],
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...tier, [field]: target.value }),
    }
  }
  return (
    <li className="policy-tier">
      <span className="policy-part">
        {isLast && row === 1 && 'At any time'}
        {isLast && row > 1 && 'Later than that'}
        {!isLast && (
          <>
            At least <input {...wire('hours', 'Hours before the start')} /> hours before
          </>
        )}
      </span>
      <span className="policy-part">
        we keep <input {...wire('keepPercent', 'Percent kept')} /> %
        {!isLast && (
          <IconButton label={`Remove row ${row}`} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
      {faults.map(({ field, message }) => (
        <p key={field} id={`${id}-${field}`} className="field-error">
          <CircleAlert aria-hidden="true" />
          {message}
        </p>
      ))}
    </li>
  )
}
