import './phone-bar.css'
import { CalendarDays, LayoutDashboard, Menu, Ticket, Wallet } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'

interface PhoneBarProps {
  /** What waits; undefined until that is known. */
  waiting: Summary['waiting'] | undefined
  onMore: () => void
}

/** The office's main screens within reach of a thumb; phones only (docs/product.md P6.152). */
export function PhoneBar({ waiting, onMore }: PhoneBarProps) {
  const { pathname, search } = useLocation()
  const isCalendar = pathname === paths.adminBookings && new URLSearchParams(search).get('view') === 'calendar'
  const money: readonly string[] = [paths.adminBilling, paths.adminInvoices, paths.adminPayments, paths.adminPricing]
  const links = [
    { label: 'Today', to: paths.adminDashboard, Icon: LayoutDashboard, here: pathname === paths.adminDashboard },
    {
      label: 'Bookings',
      to: paths.adminBookings,
      Icon: Ticket,
      here: pathname === paths.adminBookings && !isCalendar,
      count: waiting?.bookings,
    },
    { label: 'Calendar', to: `${paths.adminBookings}?view=calendar`, Icon: CalendarDays, here: isCalendar },
    { label: 'Money', to: paths.adminBilling, Icon: Wallet, here: money.includes(pathname), count: waiting?.payments },
  ]
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
