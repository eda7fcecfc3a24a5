import '#web/features/catalog/admin/catalog-admin.css'
import '#web/features/catalog/admin/person/person.css'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { AgentBookings } from '#web/features/bookings/admin/person/agent-bookings.tsx'
import type { useAgentAddress } from '#web/features/catalog/admin/agents/agent-search-params.ts'
import { PersonHead } from '#web/features/catalog/admin/person/person-head.tsx'
import { adminCategoriesQuery, agentPageQuery } from '#web/features/catalog/admin/queries.ts'
import { Contact } from '#web/features/people/contact/contact.tsx'
import { AgentNotes } from '#web/features/people/notes.tsx'
import { Papers } from '#web/features/people/papers/papers.tsx'
import { formatCategory } from '#web/lib/format.ts'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { AgentCalendar } from '#web/routes/admin/agent-calendar.tsx'
import { AgentMoney } from '#web/routes/admin/agent-money.tsx'
import { AgentOverview } from '#web/routes/admin/agent-overview.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

type Address = Pick<ReturnType<typeof useAgentAddress>, 'editLink' | 'rosterLink'>

interface AgentPageProps {
  id: string
  address: Address
}

const PARTS = ['overview', 'bookings', 'calendar', 'money', 'papers', 'contact', 'notes'] as const
/** Of an archived agent there is the history, and what the office keeps: nothing is planned or published. */
const ARCHIVED_PARTS = ['bookings', 'contact', 'notes'] as const

/** One agent, archived or not: everything the office keeps about them (docs/product.md P6.85, P6.174). */
export function AgentPage({ id, address }: AgentPageProps) {
  const { data: agent, isError, isFetching, refetch } = useQuery(agentPageQuery(id))
  if (agent) return <Page agent={agent} address={address} />
  if (isFetching) return <Chase className="person-wait">Loading the agent...</Chase>
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>Try again</Button>
    return <Failure message="The agent could not be loaded" action={retry} />
  }
  const back = (
    <ButtonLink as={Link} {...address.rosterLink()}>
      All agents
    </ButtonLink>
  )
  return <Failure message="This agent does not exist" action={back} />
}

type Part = (typeof PARTS)[number]

function Page({ agent, address }: { agent: AdminAgent; address: Address }) {
  useTitle(agent.name)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const { data: categories } = useQuery(adminCategoriesQuery)
  const known = categories?.find(({ name }) => name === agent.category)
  const category = known?.displayName ?? formatCategory(agent.category)
  const archived = agent.archivedAt !== null
  const parts: readonly [Part, ...Part[]] = archived ? ARCHIVED_PARTS : PARTS
  const [tab, setTab] = useTab(parts)
  const edit = address.editLink(agent.id)
  const tabs: Tab<Part>[] = [
    { value: 'overview', label: 'Overview', content: <AgentOverview agent={agent} edit={edit} /> },
    { value: 'bookings', label: 'Bookings', content: <AgentBookings id={agent.id} money={archived} /> },
    { value: 'calendar', label: 'Calendar', content: <AgentCalendar agent={agent} /> },
    { value: 'money', label: 'Money', content: <AgentMoney agent={agent} /> },
    {
      value: 'papers',
      label: 'Papers',
      content: <Papers person={agent} category={agent.category} categoryName={category} />,
    },
    { value: 'contact', label: 'Contact', content: <Contact person={agent} loginEmail={agent.login?.email} /> },
    { value: 'notes', label: 'Notes', content: <AgentNotes person={agent} /> },
  ]
  return (
    <>
      <PersonHead agent={agent} category={category} back={address.rosterLink()} edit={edit} titleRef={title} />
      <Tabs label={agent.name} value={tab} onChange={setTab} tabs={tabs.filter(({ value }) => parts.includes(value))} />
    </>
  )
}
