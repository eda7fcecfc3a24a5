import '../money.css'
import './pricing.css'
import { CardSwitches } from '#web/features/billing/admin/pricing/card-switches.tsx'
import { Packages } from '#web/features/billing/admin/pricing/packages.tsx'
import { Shares } from '#web/features/billing/admin/pricing/shares.tsx'

/** What things cost, where cards are taken, and what talent gets of it. */
export function Pricing() {
  return (
    <div className="pricing">
      <Packages />
      <CardSwitches />
      <Shares />
    </div>
  )
}
