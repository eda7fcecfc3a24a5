import { formatCents } from '#shared/model/money.ts'
import type { PaymentPurpose } from '#shared/model/payment.ts'
import { getLabel } from '#web/lib/known.ts'

/** What can be paid now, in integer cents. */
export interface Due {
  purpose: PaymentPurpose
  amount: number
  /** The tax in it. */
  tax?: number
}

const PART: Record<PaymentPurpose, string> = { deposit: 'Deposit', full: 'Everything', balance: 'Balance' }

interface PayPartsProps {
  name: string
  due: readonly Due[]
  chosen: PaymentPurpose
  onChoose: (purpose: PaymentPurpose) => void
}

/** With a deposit agreed: that part now, or all of it. */
export function PayParts({ name, due, chosen, onChoose }: PayPartsProps) {
  return (
    <fieldset className="pay-parts">
      <legend className="field-label">Amount</legend>
      {due.map(({ purpose, amount }) => (
        <label key={purpose}>
          <input type="radio" name={name} checked={purpose === chosen} onChange={() => onChoose(purpose)} />
          <span>{getLabel(PART, purpose)}</span>
          <b className="num">{formatCents(amount)}</b>
        </label>
      ))}
    </fieldset>
  )
}
