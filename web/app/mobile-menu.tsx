import './mobile-menu.css'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useLocation } from 'react-router'
import { accountLinks, PAGE_LINKS } from '#web/app/site-links.ts'
import { ThemeToggle } from '#web/app/theme-toggle.tsx'
import { useRole } from '#web/features/accounts/sign-in/auth-status.ts'
import { BrowseLink } from '#web/features/catalog/browse/browse-link.tsx'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** The navbar on small screens: the same links on the whole screen. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const role = useRole()
  const returnFocus = useReturnFocus()
  const { pathname } = useLocation()
  const current = (to: string) => (pathname === to ? 'page' : undefined)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content className="mobile-menu" aria-describedby={undefined} {...returnFocus}>
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="mobile-menu-bar">
            <Wordmark as={Link} to={paths.home} name={brand.name} onClick={onClose} />
            <ThemeToggle />
            <IconButton label="Close menu" onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <nav aria-label="Main">
            <ul className="mobile-menu-pages">
              <li>
                <Link to={paths.home} aria-current={current(paths.home)} onClick={onClose}>
                  Home
                </Link>
              </li>
              <li>
                <BrowseLink onClick={onClose} />
              </li>
              {PAGE_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} aria-current={current(to)} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <ul className="mobile-menu-account" aria-label="Account">
              {accountLinks(role).map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mobile-menu-foot">
            <ButtonLink as={Link} to={paths.booking} variant="lit" size="xl" wide onClick={onClose}>
              Book Now
            </ButtonLink>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
