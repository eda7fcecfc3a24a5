import { Mail, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { useAgentAddress } from '#web/features/catalog/admin/agents/agent-search-params.ts'
import { AgentSheet } from '#web/features/catalog/admin/agents/agent-sheet.tsx'
import { Roster } from '#web/features/catalog/admin/agents/roster.tsx'
import { InviteButton } from '#web/features/catalog/admin/invites/invite-dialog.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { AgentPage } from '#web/routes/admin/agent-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/**
 * The roster and its invites, or the page of one agent. The address says which, and whose sheet is open, so Back closes
 * it (docs/product.md P6.5, P6.6, P6.85).
 */
export function AdminAgents() {
  const { agent, editing, close, ...address } = useAgentAddress()
  return (
    <>
      {agent === undefined ? <RosterPage {...address} /> : <AgentPage key={agent} id={agent} address={address} />}
      {editing !== undefined && <AgentSheet key={editing} id={editing} onClose={() => void close()} />}
    </>
  )
}

function RosterPage(address: Omit<ReturnType<typeof useAgentAddress>, 'agent' | 'editing' | 'close'>) {
  useTitle(PORTAL_PAGES['/admin/agents'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const [params] = useSearchParams()
  const email = params.get('invite')
  return (
    <>
      <header className="roster-head">
        <h1 ref={title}>Agents</h1>
        <div className="roster-head-actions">
          <InviteButton
            key={email}
            invitee={
              email === null ? undefined : { email: email.slice(0, 254), name: params.get('name')?.slice(0, 200) ?? '' }
            }
          >
            <Mail aria-hidden="true" />
            Invite
          </InviteButton>
          <ButtonLink as={Link} variant="lit" aria-haspopup="dialog" {...address.newLink()}>
            <Plus aria-hidden="true" />
            Add Agent
          </ButtonLink>
        </div>
      </header>
      <Roster {...address} />
    </>
  )
}
