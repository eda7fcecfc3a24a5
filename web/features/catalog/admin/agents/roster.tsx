import '../catalog-admin.css'
import './roster.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import type { useAgentAddress } from '#web/features/catalog/admin/agents/agent-search-params.ts'
import { DeleteAgent } from '#web/features/catalog/admin/agents/delete-agent.tsx'
import { RosterRow } from '#web/features/catalog/admin/agents/roster-row.tsx'
import { RosterTools } from '#web/features/catalog/admin/agents/roster-tools.tsx'
import { adminCategoriesQuery, adminRosterQuery } from '#web/features/catalog/admin/queries.ts'
import { useDeleting } from '#web/features/catalog/admin/use-deleting.ts'
import { formatCount } from '#web/lib/format.ts'
import { useRows } from '#web/lib/page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Link } from '#web/ui/link.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type RosterProps = Pick<ReturnType<typeof useAgentAddress>, 'search' | 'change' | 'agentLink' | 'editLink' | 'newLink'>

const countWords = (total: number | undefined) =>
  total === undefined ? '' : `${formatCount(total)} ${total === 1 ? 'agent' : 'agents'}`

/** Every agent who is not archived, in an order of choice: search, edit, archive (docs/product.md P6.6). */
export function Roster({ search, change, agentLink, editLink, newLink }: RosterProps) {
  const section = useRef<HTMLElement>(null)
  const list = useRows(adminRosterQuery(search))
  const { data: categories } = useQuery(adminCategoriesQuery)
  const names = useMemo(
    () => new Map(categories?.map(({ name, displayName }) => [name, displayName] as const)),
    [categories],
  )
  const deleting = useDeleting<AdminAgent>(section)
  const narrowed = search.q !== '' || search.only !== undefined || search.category !== '' || search.date !== ''
  return (
    <section ref={section} tabIndex={-1} aria-label="Roster" className="roster">
      <RosterTools search={search} onChange={change} />
      <p className="roster-total num" role="status">
        {countWords(list.total)}
      </p>
      <PagedList
        {...list}
        // another search is another list: nothing of it was added by 'Show more'
        key={`${search.only} ${search.category} ${search.date} ${search.sort} ${search.descending} ${search.q}`}
        className="roster-list"
        failure="The roster could not be loaded"
        loading="Loading the roster..."
        skeleton={<RosterSkeleton />}
        empty={
          narrowed ? (
            <NoneMatch search={search} />
          ) : (
            <Empty
              message="No talent on the roster yet"
              helper="Every night starts with a name."
              action={
                <ButtonLink as={Link} {...newLink()}>
                  Add Agent
                </ButtonLink>
              }
            />
          )
        }
      >
        {(agent) => (
          <RosterRow
            agent={agent}
            category={names.get(agent.category)}
            open={agentLink(agent.id)}
            edit={editLink(agent.id)}
            onDelete={() => deleting.ask(agent)}
          />
        )}
      </PagedList>
      {deleting.row && <DeleteAgent agent={deleting.row} {...deleting.handlers} />}
    </section>
  )
}

function NoneMatch({ search: { q, only, category, date } }: Pick<RosterProps, 'search'>) {
  if (only === 'archived' && q === '' && category === '' && date === '') {
    return <Empty message="No one is archived" helper="Talent you archive shows here, and you can bring them back." />
  }
  return <Empty message="No talent matches" helper="Try fewer words, or show everyone." />
}

function RosterSkeleton() {
  return (
    <div className="roster-list">
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} className="roster-skeleton" />
      ))}
    </div>
  )
}
