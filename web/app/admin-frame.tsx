import '#web/app/layouts/admin.css'
import { PanelLeft, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { ADMIN_LINKS } from '#web/app/admin-links.ts'
import { StillPhoneBar } from '#web/app/phone-bar.tsx'
import { readSidebar } from '#web/app/sidebar-cookie.ts'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Chase } from '#web/ui/chase.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** The screens with a button beside their title, on phones too. */
const HEADS: ReadonlySet<string> = new Set([paths.adminBookings, paths.adminInvoices])

/**
 * The office's frame while it is not known who asks: what every member of the staff sees of it, for the eyes alone.
 * The page as it is sent has it, the layout draws it, and so does the route until the layout's code is here
 * (docs/product.md P6.201).
 */
export function AdminFrame({ children }: { children: string }) {
  const { pathname } = useLocation()
  // the page as it is sent knows no cookie; first-paint.js does
  const sidebar = useHydrated() ? readSidebar() : undefined
  const page = Object.entries(PORTAL_PAGES).find(([path]) => path === pathname)
  return (
    <div className="admin" data-sidebar={sidebar}>
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
        <main id="main" tabIndex={-1} className="admin-main">
          <div className={HEADS.has(pathname) ? 'admin-head' : undefined}>
            <h1 className={pathname === paths.adminDashboard ? 'headline-wait' : undefined}>{page?.[1].title}</h1>
          </div>
          <Chase className="quiet-wait">{children}</Chase>
        </main>
      </div>
      <StillPhoneBar />
    </div>
  )
}
