import './dashboard.css'
import { useRef } from 'react'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { useCustomerOutlet } from '#web/features/accounts/sign-in/customer-outlet.ts'
import { customerBookingsQuery } from '#web/features/bookings/customer/customer-queries.ts'
import { greetingAt, nextNight } from '#web/features/bookings/customer/greeting.ts'
import { OwnOffers } from '#web/features/changes/customer/own-offers.tsx'
import { useRows } from '#web/lib/page.ts'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { focusTitle, useTitleFocus } from '#web/lib/use-title-focus.ts'
import { AccountTab } from '#web/routes/customer/account-tab.tsx'
import { ActiveBookings, PastBookings } from '#web/routes/customer/bookings-tabs.tsx'
import { PaymentReturn } from '#web/routes/customer/payment-return.tsx'
import { useAskedChange } from '#web/routes/customer/use-asked-change.ts'
import { useRefresh } from '#web/routes/customer/use-refresh.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const OwnProposals = lazyPart(
  async () => (await import('#web/features/proposals/customer/own-proposals.tsx')).OwnProposals,
  'Your proposals did not load',
)

const EventAccounts = lazyPart(
  async () => (await import('#web/features/billing/customer/payments/event-accounts.tsx')).EventAccounts,
  'What your events cost did not load',
)

/** A customer's bookings, and the little there is to their account (docs/product.md P4.3). */
export function CustomerDashboard() {
  useTitle(PORTAL_PAGES['/customer/dashboard'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const { customer } = useCustomerOutlet()
  const [tab, setTab] = useTab(['active', 'past', 'account'])
  const active = useRows(customerBookingsQuery('active'))
  const past = useRows(customerBookingsQuery('past'))
  const asked = useAskedChange(active)
  const refresh = useRefresh()
  const now = new Date()
  return (
    <div className="wrap">
      <header className="portal-head">
        <h1 ref={title}>{greetingAt(now, customer?.name)}</h1>
        <p className="dashboard-next">{active.rows && nextNight(active.rows, now)}</p>
        <PaymentReturn />
      </header>
      <Tabs
        label="Your bookings and your account"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'active',
            label: 'Active Bookings',
            count: active.total,
            content: (
              <>
                <OwnProposals />
                <OwnOffers />
                <EventAccounts
                  onPaid={() => {
                    refresh()
                    // what was paid may be gone from the page
                    focusTitle(title)
                  }}
                  onStale={refresh}
                />
                {asked.missing && (
                  <p role="status">This booking can't be changed here anymore. It's over or canceled.</p>
                )}
                <ActiveBookings list={active} asked={asked} />
              </>
            ),
          },
          { value: 'past', label: 'Past Bookings', count: past.total, content: <PastBookings list={past} /> },
          { value: 'account', label: 'Account', content: <AccountTab /> },
        ]}
      />
    </div>
  )
}
