import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { useAgentAddress } from '#web/features/catalog/admin/agents/agent-search-params.ts'
import { AgentSheet } from '#web/features/catalog/admin/agents/agent-sheet.tsx'
import { Roster } from '#web/features/catalog/admin/agents/roster.tsx'
import { InvitePanel } from '#web/features/catalog/admin/invites/invite-panel.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The roster and its invites. The address says whose sheet is open, so Back closes it (docs/product.md P6.5, P6.6). */
export function AdminAgents() {
  useTitle(PORTAL_PAGES['/admin/agents'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const { editing, close, ...address } = useAgentAddress()
  return (
    <>
      <header className="roster-head">
        <h1 ref={title}>Agents</h1>
        <ButtonLink as={Link} variant="lit" aria-haspopup="dialog" {...address.newLink()}>
          <Plus aria-hidden="true" />
          Add Agent
        </ButtonLink>
      </header>
      <InvitePanel />
      <Roster {...address} />
      {editing !== undefined && <AgentSheet key={editing} id={editing} onClose={() => void close()} />}
    </>
  )
}
