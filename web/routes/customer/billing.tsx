import { useRef } from 'react'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { Cards } from '#web/features/billing/customer/cards/cards.tsx'
import { Invoices } from '#web/features/billing/customer/invoices/invoices.tsx'
import { Payments } from '#web/features/billing/customer/payments/payments.tsx'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { InvoiceTerms } from '#web/routes/customer/invoice-terms.tsx'
import { useRefresh } from '#web/routes/customer/use-refresh.ts'
import { Tabs } from '#web/ui/tabs.tsx'

/** A customer's cards, invoices and payments (docs/product.md P4.8). */
export function CustomerBilling() {
  useTitle(PORTAL_PAGES['/customer/billing'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const [tab, setTab] = useTab(['methods', 'invoices', 'history'])
  const refresh = useRefresh()
  return (
    <div className="wrap">
      <header className="portal-head">
        <h1 ref={title}>Billing</h1>
      </header>
      <Tabs
        label="Billing"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'methods', label: 'Payment Methods', content: <Cards /> },
          {
            value: 'invoices',
            label: 'Invoices',
            content: <Invoices drawTerms={(id) => <InvoiceTerms id={id} />} onStale={refresh} />,
          },
          { value: 'history', label: 'Payment History', content: <Payments /> },
        ]}
      />
    </div>
  )
}
