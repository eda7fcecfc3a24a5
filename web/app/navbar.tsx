import './navbar.css'
import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AccountMenu } from '#web/app/account-menu.tsx'
import { PAGE_LINKS } from '#web/app/site-links.ts'
import { ThemeToggle } from '#web/app/theme-toggle.tsx'
import { useScrollPlace } from '#web/app/use-scroll-place.ts'
import { BrowseLink } from '#web/features/catalog/browse/browse-link.tsx'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { useEventAddress } from '#web/lib/use-event-address.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Rail } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

const MobileMenu = lazyPart(async () => (await import('#web/app/mobile-menu.tsx')).MobileMenu, 'The menu did not load')

export function Navbar() {
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const { pathname } = useLocation()
  const place = useScrollPlace()
  const home = pathname === paths.home
  const over = home && place === 'top'
  const browsing = home && place === 'browse'
  const event = useEventAddress()
  // the page that every visitor is sent knows no query
  const booking = useHydrated() && home ? paths.bookEvent(event) : paths.booking
  const current = (here: boolean) => (here ? 'page' : undefined)
  return (
    <header className={`navbar ${home ? '-mb-(--nav)' : ''} ${over ? 'navbar-over' : ''}`}>
      <div className="wrap">
        <Wordmark as={Link} to={paths.home} name={brand.name} />
        <nav aria-label="Main" className="ml-auto">
          <ul>
            <li>
              <Link
                className={`nav-link ${place === 'below' ? 'nav-link-passed' : ''}`}
                to={paths.home}
                aria-current={current(home && !browsing)}
              >
                Home
              </Link>
            </li>
            <li>
              <BrowseLink className="nav-link" aria-current={browsing ? 'true' : undefined} />
            </li>
            {PAGE_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link className="nav-link" to={to} aria-current={current(pathname === to)}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <AccountMenu />
            </li>
          </ul>
        </nav>
        <div className="navbar-tools">
          <ThemeToggle />
          <ButtonLink as={Link} to={booking} variant="lit" size="sm">
            Book Now
          </ButtonLink>
          <IconButton
            label="Open menu"
            className="burger"
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onPointerEnter={MobileMenu.preload}
            onFocus={MobileMenu.preload}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {!over && <Rail />}
      {menuOpen && <MobileMenu onClose={closeMenu} onMissing={closeMenu} />}
    </header>
  )
}
