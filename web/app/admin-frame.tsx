import '#web/app/layouts/admin.css'
import { PanelLeft, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { ADMIN_LINKS } from '#web/app/admin-links.ts'
import { PortalWait } from '#web/app/portal-bar.tsx'
import { readSidebar } from '#web/app/sidebar-cookie.ts'
import { brand } from '#web/lib/brand.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

/**
 * The office's frame while it is not known who asks: what every member of the staff sees of it, for the eyes alone.
 * The layout draws it, and so does the route until the layout's code is here (docs/product.md P6.201).
 */
export function AdminFrame({ children }: { children: string }) {
  const { pathname } = useLocation()
  return (
    <div className="admin" data-sidebar={readSidebar()}>
      <div className="admin-side" aria-hidden="true">
        <Wordmark as="span" name={brand.name} />
        {ADMIN_LINKS.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            {links
              .filter(({ ownersOnly }) => !ownersOnly)
              .map(({ label, to, Icon }) => (
                <span key={to} className="admin-row" aria-current={pathname === to ? 'page' : undefined}>
                  <Icon />
                  <span className="admin-label">{label}</span>
                </span>
              ))}
          </div>
        ))}
      </div>
      <div className="admin-page">
        <div className="admin-bar" aria-hidden="true">
          <span className="icon-button">
            <PanelLeft />
          </span>
          {/* narrow windows have no side */}
          <Wordmark as="span" name={brand.name} />
          <span className="live-line" />
          <span className="icon-button">
            <Search />
          </span>
          <span className="icon-button" />
        </div>
        <PortalWait>{children}</PortalWait>
      </div>
    </div>
  )
}
