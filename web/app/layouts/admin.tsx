import './admin.css'
import { useQuery } from '@tanstack/react-query'
import { PanelLeft, Search } from 'lucide-react'
import { Outlet } from 'react-router'
import { AccountDialog, useAccountDialog } from '#web/app/account-dialog.tsx'
import { AdminFrame } from '#web/app/admin-frame.tsx'
import { AdminSidebar } from '#web/app/admin-sidebar.tsx'
import { ADMIN_PLACES, LiveLine } from '#web/app/live-line.tsx'
import { PhoneBar } from '#web/app/phone-bar.tsx'
import { PortalWait } from '#web/app/portal-bar.tsx'
import { ThemeToggle } from '#web/app/theme-toggle.tsx'
import { useAdminLive } from '#web/app/use-admin-live.ts'
import { useOfficeKeys } from '#web/app/use-office-keys.ts'
import { useSidebar } from '#web/app/use-sidebar.ts'
import { MustAddFactor } from '#web/features/accounts/security/must-add-factor.tsx'
import { Reauthentication } from '#web/features/accounts/security/reauthentication.tsx'
import { adminSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { ToLogin } from '#web/features/accounts/sign-in/to-login.tsx'
import { useLogOut } from '#web/features/accounts/sign-in/use-log-out.ts'
import { saysWhoIsMissing, useSessionWatch } from '#web/features/accounts/sign-in/use-session-watch.ts'
import { summaryQuery } from '#web/features/office/queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { StaffRoleContext } from '#web/lib/staff-role.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tooltip, Tooltips } from '#web/ui/tooltip.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

const Palette = lazyPart(
  async () => (await import('#web/features/office/find/palette.tsx')).Palette,
  'The search did not load',
)
const KeysSheet = lazyPart(
  async () => (await import('#web/features/office/find/keys-sheet.tsx')).KeysSheet,
  'The list of keys did not load',
)

/**
 * The office around its screens. A visitor who is not signed in as an admin goes to its log-in (docs/product.md P6.2).
 * A signed-in admin stays while the server cannot be reached.
 */
export function AdminLayout() {
  const { logOut, busy, left } = useLogOut('admin')
  const session = useQuery({ ...adminSessionQuery, enabled: !left })
  const signedIn = !!session.data && !left
  const mustAddFactor = session.data?.mustAddFactor ?? false
  const { data: summary } = useQuery({ ...summaryQuery, enabled: signedIn && !mustAddFactor })
  useSessionWatch(adminSessionQuery.queryKey)
  const account = useAccountDialog()
  const live = useAdminLive(signedIn && !mustAddFactor)
  const { phone, collapsed, sheet, toggle, closeSheet } = useSidebar()
  const keys = useOfficeKeys(signedIn && !mustAddFactor)

  if (left) return <PortalWait>Logging out...</PortalWait>
  const gone = session.error instanceof ApiError && saysWhoIsMissing(session.error)
  if (gone || (session.error && !session.data)) return <ToLogin portal="admin" />
  if (!session.data) return <AdminFrame>Checking authentication...</AdminFrame>

  const mark = <Wordmark as={Link} to={paths.home} name={brand.name} />
  const sidebar = {
    name: session.data.admin.username,
    waiting: summary?.waiting,
    busy,
    onAccount: account.open,
    onLogOut: logOut,
  }
  const toggleName = phone ? 'Open the menu' : collapsed ? 'Open the sidebar' : 'Collapse the sidebar'
  return (
    <StaffRoleContext value={session.data.admin.staffRole}>
      <Tooltips>
        <div className="admin" data-sidebar={collapsed ? 'collapsed' : 'open'}>
          {!phone && (
            <div className="admin-side">
              {mark}
              <AdminSidebar {...sidebar} collapsed={collapsed} />
            </div>
          )}
          {sheet && (
            <Sheet side="left" width={288} className="admin-sheet" title={brand.name} onClose={closeSheet}>
              <AdminSidebar {...sidebar} />
            </Sheet>
          )}
          <div className="admin-page">
            <header className="admin-bar">
              <Tooltip text={`${toggleName} (Ctrl B)`} side="bottom" enabled={!phone}>
                <IconButton
                  label={toggleName}
                  aria-keyshortcuts="Control+B Meta+B"
                  onClick={toggle}
                  {...(phone ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': !collapsed })}
                >
                  <PanelLeft aria-hidden="true" />
                </IconButton>
              </Tooltip>
              {phone && mark}
              <LiveLine {...live} places={ADMIN_PLACES} />
              {!mustAddFactor && (
                <Tooltip text="Find anything (Ctrl K)" side="bottom" enabled={!phone}>
                  <IconButton
                    label="Find anything"
                    aria-keyshortcuts="Control+K Meta+K"
                    aria-haspopup="dialog"
                    onClick={() => keys.open('find')}
                  >
                    <Search aria-hidden="true" />
                  </IconButton>
                </Tooltip>
              )}
              <ThemeToggle />
            </header>
            <main id="main" tabIndex={-1} className="admin-main">
              {mustAddFactor ? <MustAddFactor /> : <Outlet />}
            </main>
          </div>
          {phone && !mustAddFactor && <PhoneBar waiting={summary?.waiting} onMore={toggle} />}
          {keys.part === 'find' && <Palette onClose={keys.close} onMissing={keys.close} />}
          {keys.part === 'keys' && <KeysSheet onClose={keys.close} onMissing={keys.close} />}
          <Reauthentication portal="admin" />
          {account.isOpen && <AccountDialog whose="admin" onClose={account.close} />}
        </div>
      </Tooltips>
    </StaffRoleContext>
  )
}
