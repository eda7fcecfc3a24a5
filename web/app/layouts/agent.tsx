import { useQuery } from '@tanstack/react-query'
import { Ticket, UserPen } from 'lucide-react'
import { Outlet } from 'react-router'
import { AccountDialog, useAccountDialog } from '#web/app/account-dialog.tsx'
import { AGENT_PLACES, LiveLine } from '#web/app/live-line.tsx'
import { PortalBar, PortalFrame, PortalLinks, PortalWait, SignedIn } from '#web/app/portal-bar.tsx'
import { PortalFailure } from '#web/app/portal-failure.tsx'
import { useAgentLive } from '#web/app/use-agent-live.ts'
import { Reauthentication } from '#web/features/accounts/security/reauthentication.tsx'
import { agentSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { ToLogin } from '#web/features/accounts/sign-in/to-login.tsx'
import { useLogOut } from '#web/features/accounts/sign-in/use-log-out.ts'
import { useSessionWatch } from '#web/features/accounts/sign-in/use-session-watch.ts'
import { paths } from '#web/lib/paths.ts'

const LINKS = [
  { label: 'Dashboard', to: paths.agentDashboard, Icon: Ticket },
  { label: 'Edit Profile', to: paths.agentProfile, Icon: UserPen },
] as const

/** The agent area around its screens, for signed-in agents alone. */
export function AgentLayout() {
  const { logOut, busy, left } = useLogOut('agent')
  const session = useQuery({ ...agentSessionQuery, enabled: !left })
  useSessionWatch(agentSessionQuery.queryKey)
  const account = useAccountDialog()
  const live = useAgentLive(!left && session.data?.authenticated === true)

  if (left) return <PortalWait>Logging out...</PortalWait>
  if (session.error && !session.data) return <PortalFailure onRetry={() => void session.refetch()} />
  if (!session.data) return <PortalFrame>Opening your dashboard...</PortalFrame>
  if (!session.data.authenticated) return <ToLogin portal="agent" />
  return (
    <>
      <PortalBar>
        <PortalLinks links={LINKS} />
        <SignedIn name={session.data.agent.name} busy={busy} onAccount={account.open} onLogOut={logOut} />
      </PortalBar>
      <div className="wrap portal-live">
        <LiveLine {...live} places={AGENT_PLACES} />
      </div>
      <main id="main" tabIndex={-1} className="portal-main">
        <Outlet />
      </main>
      {account.isOpen && <AccountDialog whose="agent" onClose={account.close} />}
      <Reauthentication portal="agent" />
    </>
  )
}
