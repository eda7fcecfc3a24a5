import './portal-bar.css'
import { LogOut, type LucideIcon, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ThemeToggle } from '#web/app/theme-toggle.tsx'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Link } from '#web/ui/link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** The top of a portal: links come between the theme and the name. */
export function PortalBar({ children }: { children?: ReactNode }) {
  return (
    <header className="portal-bar">
      <div className="wrap">
        <Wordmark as={Link} to={paths.home} name={brand.name} />
        <ThemeToggle />
        {children}
      </div>
    </header>
  )
}

interface PortalLinksProps {
  links: readonly { label: string; to: string; Icon: LucideIcon }[]
}

/** The screens of a portal. */
export function PortalLinks({ links }: PortalLinksProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Portal">
      {links.map(({ label, to, Icon }) => (
        <ButtonLink key={to} as={Link} to={to} variant="bare" aria-current={pathname === to ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{label}</span>
        </ButtonLink>
      ))}
    </nav>
  )
}

interface SignedInProps {
  name: string
  busy: boolean
  /** Opens the account of the person, where that is a dialog. */
  onAccount?: () => void
  onLogOut: () => void
}

/** Whose portal it is, and the way out. */
export function SignedIn({ name, busy, onAccount, onLogOut }: SignedInProps) {
  return (
    <>
      <span className="portal-name">
        <span className="sr-only">Signed in as </span>
        {name}
      </span>
      {onAccount && (
        <Button variant="bare" aria-haspopup="dialog" onClick={onAccount}>
          <UserRound aria-hidden="true" />
          <span>Account</span>
        </Button>
      )}
      <Button variant="bare" busy={busy} onClick={onLogOut}>
        <LogOut aria-hidden="true" />
        <span>Logout</span>
      </Button>
    </>
  )
}

/** The frame of a portal around the wait: the first paint has its top (docs/product.md P6.201). */
export function PortalFrame({ children }: { children: string }) {
  return (
    <>
      <PortalBar />
      <PortalWait>{children}</PortalWait>
    </>
  )
}

/** While it is not known whose the page is, and once it is nobody's any more. */
export function PortalWait({ children }: { children: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <Chase className="quiet-wait">{children}</Chase>
    </main>
  )
}
