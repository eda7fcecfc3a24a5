import {
  AGENCY_CANCEL_REASONS,
  type AgencyCancelReason,
  type CancelCause,
  CUSTOMER_CANCEL_REASONS,
  type CustomerCancelReason,
} from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { Field, Select } from '#web/ui/field.tsx'

export type CancelReason = CustomerCancelReason | AgencyCancelReason

interface CancelWhyProps {
  cause: CancelCause
  reasonCode: CancelReason
  /** The reasons are those of the cause: another one begins with 'other'. */
  onChange: (why: { cause: CancelCause; reasonCode: CancelReason }) => void
}

/** Who cancels, and why. */
export function CancelWhy({ cause, reasonCode, onChange }: CancelWhyProps) {
  const reasons = cause === 'customer' ? CUSTOMER_CANCEL_REASONS : AGENCY_CANCEL_REASONS
  return (
    <>
      <Field label="Who cancels?">
        {/* the options are the causes */}
        <Select
          value={cause}
          onChange={(event) => onChange({ cause: event.target.value as CancelCause, reasonCode: 'other' })}
        >
          <option value="customer">The customer</option>
          <option value="agency">We do</option>
        </Select>
      </Field>
      <Field label="Reason">
        {/* the options are the reasons */}
        <Select
          value={reasonCode}
          onChange={(event) => onChange({ cause, reasonCode: event.target.value as CancelReason })}
        >
          {Object.entries(reasons).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

/** How the money of a cancellation goes back, in sentences; empty when none does. Integer cents. */
export const describeReturned = ({
  refunded,
  byHand,
  refused,
}: Record<'refunded' | 'byHand' | 'refused', number>): string =>
  [
    ...(refunded > refused ? [`${formatCents(refunded - refused)} goes back by card.`] : []),
    ...(byHand + refused > 0 ? [`${formatCents(byHand + refused)} is to be paid out.`] : []),
  ].join(' ')
