import { Archive, KeyRound, Pencil } from 'lucide-react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { AgentPicture } from '#web/features/catalog/admin/agents/poster-thumb.tsx'
import { BringBack } from '#web/features/catalog/admin/states/bring-back.tsx'
import { PublishAgent } from '#web/features/catalog/admin/states/publish-agent.tsx'
import { formatCategory, formatRate } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link, type LinkProps } from '#web/ui/link.tsx'

interface RosterRowProps {
  agent: AdminAgent
  /** What the category is called; its name in words until that is known. */
  category: string | undefined
  /** The agent's page. */
  open: LinkProps
  edit: LinkProps
  onDelete: () => void
}

/** One agent of the roster: on phones two lines. */
export function RosterRow({ agent, category, open, edit, onDelete }: RosterRowProps) {
  const { name, hourlyRate, login, image, poster, archivedAt } = agent
  return (
    <article className="roster-row" data-row aria-label={name}>
      <AgentPicture name={name} category={agent.category} image={image} poster={poster} sizes="45px" />
      <span className="roster-who">
        <b className="roster-name">
          <Link {...open} data-row-link>
            {name}
          </Link>
        </b>
        <span className={`roster-rate num ${hourlyRate ? '' : 'roster-rate-unknown'}`}>
          {formatRate(hourlyRate)}
          {hourlyRate ? <small>/hr</small> : null}
        </span>
      </span>
      <span className="roster-facts">
        <span className="roster-category">{category ?? formatCategory(agent.category)}</span>
        <RosterState agent={agent} />
        <span className="roster-login" title={login ? `${login.username}, ${login.email}` : undefined}>
          {login && <KeyRound aria-hidden="true" className="icon-s" />}
          <span>{login ? (login.ended ? 'Login ended' : 'Login') : 'No login'}</span>
        </span>
        <RosterNext agent={agent} />
      </span>
      <span className="roster-actions">
        {archivedAt === null ? (
          <>
            <PublishAgent agent={agent} />
            <Link {...edit} className="icon-button" aria-label={`Edit ${name}`} aria-haspopup="dialog">
              <Pencil aria-hidden="true" />
            </Link>
            <IconButton label={`Archive ${name}`} aria-haspopup="dialog" onClick={onDelete}>
              <Archive aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <BringBack agent={agent} />
        )}
      </span>
    </article>
  )
}

/** Rating and next booking. */
function RosterNext({ agent: { rating, nextBooking } }: { agent: AdminAgent }) {
  return (
    <span className="roster-next num">
      <span aria-hidden="true">★</span> <span className="sr-only">Rating </span>
      {rating.toFixed(1)}
      {nextBooking && (
        <>
          {' '}
          <Link to={paths.adminBooking(nextBooking.id)} className="link">
            {formatBookingNumber(nextBooking.number)}, {formatDate(nextBooking.eventDate)}
          </Link>
        </>
      )}
    </span>
  )
}

/** Whether clients find the agent, and whether they can request them. */
function RosterState({ agent: { availability, publishedAt, archivedAt } }: { agent: AdminAgent }) {
  const [tone, bulb, words] =
    archivedAt !== null
      ? (['cancelled', 'out', 'Archived'] as const)
      : publishedAt === null
        ? (['pending', 'hollow', 'Not published'] as const)
        : availability
          ? (['confirmed', 'lit', 'Available'] as const)
          : (['cancelled', 'hollow', 'Unavailable'] as const)
  return (
    <span className={`roster-state tone-${tone}`}>
      <Bulb state={bulb} />
      {words}
    </span>
  )
}
