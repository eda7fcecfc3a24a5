import { LogOut, UserRound } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import { ADMIN_LINKS, type AdminLink } from '#web/app/admin-links.ts'
import { formatCount } from '#web/lib/format.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Link } from '#web/ui/link.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

interface SidebarProps {
  /** A rail of icons. */
  collapsed?: boolean
  /** Who is signed in. */
  name: string
  /** What waits; undefined until that is known. */
  waiting: Summary['waiting'] | undefined
  busy: boolean
  onAccount: () => void
  onLogOut: () => void
}

/** The office's screens, who is signed in and the way out. */
export function AdminSidebar({ collapsed = false, name, waiting, busy, onAccount, onLogOut }: SidebarProps) {
  const isOwner = useIsOwner()
  return (
    <>
      <nav aria-label="Office">
        {ADMIN_LINKS.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links
                .filter(({ ownersOnly }) => isOwner || !ownersOnly)
                .map((link) => (
                  <li key={link.to}>
                    <AdminRow link={link} collapsed={collapsed} waiting={link.waiting && waiting?.[link.waiting]} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="admin-foot">
        <p className="admin-name">
          <span className="sr-only">Signed in as </span>
          {name}
        </p>
        <Tooltip text="Your account" enabled={collapsed}>
          <button type="button" className="admin-row" aria-haspopup="dialog" onClick={onAccount}>
            <UserRound aria-hidden="true" />
            <span className="admin-label">Your account</span>
          </button>
        </Tooltip>
        <Tooltip text="Logout" enabled={collapsed}>
          <button type="button" className="admin-row" disabled={busy} aria-busy={busy || undefined} onClick={onLogOut}>
            <LogOut aria-hidden="true" />
            <span className="admin-label">Logout</span>
          </button>
        </Tooltip>
      </div>
    </>
  )
}

interface RowProps {
  link: AdminLink
  collapsed: boolean
  waiting: number | undefined
}

function AdminRow({ link: { label, to, Icon }, collapsed, waiting }: RowProps) {
  const { pathname } = useLocation()
  return (
    <Tooltip text={waiting ? `${label}, ${formatCount(waiting)} waiting` : label} enabled={collapsed}>
      <Link className="admin-row" to={to} aria-current={pathname === to ? 'page' : undefined}>
        <Icon aria-hidden="true" />
        <span className="admin-label">{label}</span>
        {!!waiting && (
          <span className="admin-count num">
            {formatCount(waiting)}
            <span className="sr-only"> waiting</span>
          </span>
        )}
      </Link>
    </Tooltip>
  )
}
