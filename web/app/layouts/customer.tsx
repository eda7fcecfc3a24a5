import { useQuery } from '@tanstack/react-query'
import { CreditCard, House, Ticket } from 'lucide-react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { CUSTOMER_PLACES, LiveLine } from '#web/app/live-line.tsx'
import { PortalBar, PortalFrame, PortalLinks, PortalWait, SignedIn } from '#web/app/portal-bar.tsx'
import { PortalFailure } from '#web/app/portal-failure.tsx'
import { useCustomerLive } from '#web/app/use-customer-live.ts'
import { useLinkToken } from '#web/features/accounts/passwords/use-link-token.ts'
import { Reauthentication } from '#web/features/accounts/security/reauthentication.tsx'
import type { CustomerOutlet } from '#web/features/accounts/sign-in/customer-outlet.ts'
import { LINK_GONE } from '#web/features/accounts/sign-in/login-state.ts'
import { customerSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { ToLogin } from '#web/features/accounts/sign-in/to-login.tsx'
import { useLogOut } from '#web/features/accounts/sign-in/use-log-out.ts'
import { saysWhoIsMissing, useSessionWatch } from '#web/features/accounts/sign-in/use-session-watch.ts'
import { ApiError } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'

const LINKS = [
  { label: 'Home', to: paths.home, Icon: House },
  { label: 'Bookings', to: paths.customerDashboard, Icon: Ticket },
  { label: 'Billing', to: paths.customerBilling, Icon: CreditCard },
] as const

/** The customer portal around its screens, for signed-in customers alone (docs/product.md P1.6, P4.2). */
export function CustomerLayout() {
  const { pathname } = useLocation()
  const [token, finishLink, linkGone] = useLinkToken('token')
  // a mailed link stands for the session
  const byLink = token !== null && pathname === paths.changePassword
  const { logOut, busy, left } = useLogOut('customer')
  const session = useQuery({ ...customerSessionQuery, enabled: !byLink && !left })
  useSessionWatch(customerSessionQuery.queryKey)
  const live = useCustomerLive(!byLink && !left && session.data !== undefined)

  if (left) return <PortalWait>Logging out...</PortalWait>
  if (!byLink) {
    if (session.error instanceof ApiError && saysWhoIsMissing(session.error)) {
      return <ToLogin portal="customer" notice={linkGone ? LINK_GONE : undefined} />
    }
    if (session.error && !session.data) return <PortalFailure onRetry={() => void session.refetch()} />
    if (!session.data) return <PortalFrame>Opening your portal...</PortalFrame>
    if (session.data.customer.mustChangePassword && pathname !== paths.changePassword) {
      return <Navigate to={paths.changePassword} replace />
    }
  }
  const customer = byLink ? undefined : session.data?.customer
  return (
    <>
      <PortalBar>
        <PortalLinks links={LINKS.filter(({ to }) => customer || to === paths.home)} />
        {customer && <SignedIn name={customer.name} busy={busy} onLogOut={logOut} />}
      </PortalBar>
      <div className="wrap portal-live">
        <LiveLine {...live} places={CUSTOMER_PLACES} />
      </div>
      <main id="main" tabIndex={-1} className="portal-main">
        <Outlet context={{ customer, token: byLink ? token : null, onLinkUsed: finishLink } satisfies CustomerOutlet} />
      </main>
      <Reauthentication portal="customer" />
    </>
  )
}
