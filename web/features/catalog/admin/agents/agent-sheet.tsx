import './agent-sheet.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AgentForm } from '#web/features/catalog/admin/agents/agent-form.tsx'
import { adminAgentQuery, findListedAgent } from '#web/features/catalog/admin/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface AgentSheetProps {
  /** Whom to edit; null for a new agent. */
  id: string | null
  onClose: () => void
}

/** The sheet over the roster. */
export function AgentSheet({ id, onClose }: AgentSheetProps) {
  return id === null ? <AgentForm agent={null} onClose={onClose} /> : <EditAgent id={id} onClose={onClose} />
}

/** Shows an agent of the loaded list at once, and loads one that the list does not have yet. */
function EditAgent({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient()
  // the agent the form began with: the list may change while it is open
  const [listed] = useState(() => findListedAgent(client, id))
  const { data, isError, isFetching, refetch } = useQuery({ ...adminAgentQuery(id), enabled: !listed })
  const agent = listed ?? data
  if (agent) return <AgentForm agent={agent} onClose={onClose} />
  return (
    <Sheet title="Edit Agent" className="agent-sheet" onClose={onClose}>
      {isFetching && <Chase className="agent-wait">Loading the agent...</Chase>}
      {!isFetching && isError && (
        <Failure
          message="The agent could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!isFetching && agent === null && (
        <Failure message="This agent does not exist" action={<Button onClick={onClose}>Close</Button>} />
      )}
    </Sheet>
  )
}
