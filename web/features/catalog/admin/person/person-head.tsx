import './person.css'
import { ArrowLeft, Pencil } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { AgentPicture } from '#web/features/catalog/admin/agents/poster-thumb.tsx'
import { BringBack } from '#web/features/catalog/admin/states/bring-back.tsx'
import { PublishAgent } from '#web/features/catalog/admin/states/publish-agent.tsx'
import { formatRate } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link, type LinkProps } from '#web/ui/link.tsx'

interface PersonHeadProps {
  agent: AdminAgent
  /** What the category is called. */
  category: string
  back: LinkProps
  edit: LinkProps
  titleRef: Ref<HTMLHeadingElement>
  /** Further actions beside 'Edit'. */
  actions?: ReactNode
}

/** Who it is: poster, name, category, state, and the way back to the roster (docs/product.md P6.85). */
export function PersonHead({ agent, category, back, edit, titleRef, actions }: PersonHeadProps) {
  const { name, image, poster, availability, hourlyRate, publishedAt, archivedAt } = agent
  const archived = archivedAt !== null
  return (
    <header className="person-head">
      <Link {...back} className="link person-back">
        <ArrowLeft aria-hidden="true" className="icon-s" />
        All agents
      </Link>
      <AgentPicture name={name} category={agent.category} image={image} poster={poster} sizes="120px" />
      <div className="person-who">
        <h1 ref={titleRef}>{name}</h1>
        <p className="person-facts">
          <span>{category}</span>
          {archived ? (
            <span className="tone-cancelled">
              <Bulb state="out" />
              Archived on {formatDate(archivedAt)}
            </span>
          ) : (
            <>
              {publishedAt === null && (
                <span className="tone-pending">
                  <Bulb state="hollow" />
                  Not published
                </span>
              )}
              <span className={availability ? 'tone-confirmed' : 'tone-cancelled'}>
                <Bulb state={availability ? 'lit' : 'hollow'} />
                {availability ? 'Available' : 'Unavailable'}
              </span>
            </>
          )}
          <span className="num">
            {formatRate(hourlyRate)}
            {hourlyRate ? ' an hour' : ''}
          </span>
        </p>
      </div>
      <div className="person-actions">
        {archived ? (
          <BringBack agent={agent} />
        ) : (
          <>
            <PublishAgent agent={agent} />
            <ButtonLink as={Link} variant="lit" aria-haspopup="dialog" {...edit}>
              <Pencil aria-hidden="true" />
              Edit
            </ButtonLink>
          </>
        )}
        {actions}
      </div>
    </header>
  )
}
