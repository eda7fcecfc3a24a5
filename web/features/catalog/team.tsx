import './team.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { rosterQuery } from '#web/features/catalog/queries.ts'
import { formatCategory } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const SIZES = '(min-width: 1024px) 194px, 168px'

/** A few for the strip: those who can be booked, and as many kinds of talent as there are. */
export function pickTeam(agents: readonly Agent[], size: number): Agent[] {
  const bookable = agents.filter(({ availability }) => availability)
  const kinds = new Set<string>()
  const firsts = bookable.filter(({ category }) => !kinds.has(category) && kinds.add(category))
  const rest = bookable.filter((agent) => !firsts.includes(agent))
  return [...firsts, ...rest].slice(0, size)
}

/** People of the roster as a strip of posters, each leading to the profile. */
export function Team() {
  const { data, isError, isFetching, refetch } = useQuery(rosterQuery)
  const team = useMemo(() => data && pickTeam(data.agents, PLACES.length), [data])
  if (isError && !isFetching && !team) {
    return (
      <Failure
        message="Something went wrong loading our agent roster."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (team?.length === 0) return <p className="team-nobody">No agents available at this time</p>
  return (
    <ul className="team-strip" aria-busy={!team}>
      {team?.map((agent) => (
        <li key={agent.id}>
          <Link to={paths.agent(agent.id)} className="team-member lights-up">
            {/* the name follows as text */}
            <span className="poster" aria-hidden="true">
              <Picture src={agent.image} name={agent.name} sizes={SIZES} />
            </span>
            <b>{agent.name}</b>
            <span className="text-b3 text-ink-2">{formatCategory(agent.category)}</span>
          </Link>
        </li>
      )) ??
        PLACES.map((place) => (
          <li key={place} className="team-member" aria-hidden="true">
            <span className="poster">
              <Skeleton className="absolute inset-0" />
            </span>
            <Skeleton className="mt-3 h-6" />
            <Skeleton className="mt-2 h-4 w-2/3" />
          </li>
        ))}
    </ul>
  )
}
