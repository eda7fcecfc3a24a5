import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { AgentPicture } from '#web/features/catalog/admin/agents/poster-thumb.tsx'
import { PublishAgent } from '#web/features/catalog/admin/agents/publish-agent.tsx'
import { formatCategory, formatRate } from '#web/lib/format.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

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
  const { name, hourlyRate, login, image, poster } = agent
  return (
    <article className="roster-row" aria-label={name}>
      <AgentPicture name={name} category={agent.category} image={image} poster={poster} sizes="45px" />
      <span className="roster-who">
        <b className="roster-name">
          <Link {...open}>{name}</Link>
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
          <span>{login ? 'Log-in' : 'No log-in'}</span>
        </span>
      </span>
      <span className="roster-actions">
        <PublishAgent agent={agent} />
        <Link {...edit} className="icon-button" aria-label={`Edit ${name}`} aria-haspopup="dialog">
          <Pencil aria-hidden="true" />
        </Link>
        <IconButton label={`Delete ${name}`} aria-haspopup="dialog" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </article>
  )
}

/** Whether clients find the agent, and whether they can request them. */
function RosterState({ agent: { availability, publishedAt } }: { agent: AdminAgent }) {
  const [tone, bulb, words] =
    publishedAt === null
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
