import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { PaymentList } from '#web/features/billing/admin/payments/payment-list.tsx'
import { Payouts } from '#web/features/billing/admin/payouts/payouts.tsx'
import { Pricing } from '#web/features/billing/admin/pricing/pricing.tsx'
import { BillingOverview } from '#web/features/billing/admin/reports/overview.tsx'
import { Reports } from '#web/features/billing/admin/reports/reports.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { KEEPS_FOCUS, useTitleFocus } from '#web/lib/use-title-focus.ts'
import { OwnerTabs } from '#web/routes/admin/owner-tabs.tsx'
import { useRefreshMoney } from '#web/routes/admin/use-refresh-money.ts'

/** Where each tab is. Payouts and reports have no page of their own. */
const ADDRESSES = {
  overview: paths.adminBilling,
  payments: paths.adminPayments,
  pricing: paths.adminPricing,
  payouts: `${paths.adminBilling}?tab=payouts`,
  reports: `${paths.adminBilling}?tab=reports`,
} as const
type Tab = keyof typeof ADDRESSES
const TABS_OF_BILLING = ['payouts', 'reports'] as const

function useTabByPath(): [Tab, (tab: Tab) => void] {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const open: Tab =
    pathname === paths.adminPayments
      ? 'payments'
      : pathname === paths.adminPricing
        ? 'pricing'
        : (TABS_OF_BILLING.find((tab) => tab === params.get('tab')) ?? 'overview')
  // as with every tab no step in the history, and the focus stays on it
  return [open, (tab) => void navigate(ADDRESSES[tab], { replace: true, preventScrollReset: true, state: KEEPS_FOCUS })]
}

/** Billing, payments and pricing: one screen whose address says which part is open (docs/product.md P6.3, P6.13). */
export function AdminBilling() {
  const [tab, setTab] = useTabByPath()
  const page = tab === 'payments' || tab === 'pricing' ? PORTAL_PAGES[ADDRESSES[tab]] : PORTAL_PAGES['/admin/billing']
  useTitle(page.title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const refresh = useRefreshMoney()
  return (
    <>
      <h1 ref={title}>{page.title}</h1>
      <div className="mt-(--s4)">
        <OwnerTabs
          label="Billing and finance"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'overview', label: 'Overview', content: <BillingOverview onChanged={refresh} /> },
            { value: 'payments', label: 'Payments', content: <PaymentList onChanged={refresh} /> },
            { value: 'pricing', label: 'Pricing', content: <Pricing />, ownersOnly: true },
            { value: 'payouts', label: 'Payouts', content: <Payouts />, ownersOnly: true },
            { value: 'reports', label: 'Reports', content: <Reports />, ownersOnly: true },
          ]}
        />
      </div>
    </>
  )
}
