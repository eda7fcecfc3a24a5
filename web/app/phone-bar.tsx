import './phone-bar.css'
import { CalendarDays, LayoutDashboard, Menu, Ticket, Wallet } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'

interface PhoneBarProps {
  /** What waits; undefined until that is known. */
  waiting: Summary['waiting'] | undefined
  onMore: () => void
}

/** The screens of the bar, and which of them an address is. */
function listLinks(pathname: string, isCalendar: boolean) {
  const money: readonly string[] = [paths.adminBilling, paths.adminInvoices, paths.adminPayments, paths.adminPricing]
  return [
    { label: 'Today', to: paths.adminDashboard, Icon: LayoutDashboard, here: pathname === paths.adminDashboard },
    {
      label: 'Bookings',
      to: paths.adminBookings,
      Icon: Ticket,
      here: pathname === paths.adminBookings && !isCalendar,
      waiting: 'bookings',
    },
    { label: 'Calendar', to: `${paths.adminBookings}?view=calendar`, Icon: CalendarDays, here: isCalendar },
    { label: 'Money', to: paths.adminBilling, Icon: Wallet, here: money.includes(pathname), waiting: 'payments' },
  ] as const
}

/** The office's main screens within reach of a thumb; phones only (docs/product.md P6.152). */
export function PhoneBar({ waiting, onMore }: PhoneBarProps) {
  const { pathname, search } = useLocation()
  const isCalendar = pathname === paths.adminBookings && new URLSearchParams(search).get('view') === 'calendar'
  const links = listLinks(pathname, isCalendar).map((link) => ({
    ...link,
    count: 'waiting' in link ? waiting?.[link.waiting] : undefined,
  }))
  return (
    <nav className="phone-bar" aria-label="Main screens">
      {links.map(({ label, to, Icon, here, count }) => (
        <Link key={label} to={to} aria-current={here ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{label}</span>
          {!!count && (
            <span className="phone-count num">
              {formatCount(count)}
              <span className="sr-only"> waiting</span>
            </span>
          )}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <Menu aria-hidden="true" />
        <span>More</span>
      </button>
    </nav>
  )
}

/** The bar while it is not known who asks, for the eyes alone. It marks nothing: what a query asks for is not known. */
export function StillPhoneBar() {
  return (
    <div className="phone-bar" aria-hidden="true">
      {[...listLinks('', false), { label: 'More', Icon: Menu }].map(({ label, Icon }) => (
        <span key={label}>
          <Icon />
          <span>{label}</span>
        </span>
      ))}
    </div>
  )
}
