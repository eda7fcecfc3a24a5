import './agent-card.css'
import { memo } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { BookLink } from '#web/features/catalog/browse/book-link.tsx'
import { AddToEvent } from '#web/features/catalog/event-tray/add-to-event.tsx'
import { Heart } from '#web/features/catalog/favorites/heart.tsx'
import { ProfileLink } from '#web/features/catalog/profile/profile-link.tsx'
import { SocialLinks } from '#web/features/catalog/profile/social-links.tsx'
import { formatBookings, formatCategory, formatOffer } from '#web/lib/format.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'
import { Rating } from '#web/ui/stars.tsx'

/** How many specialties fit on a card (docs/product.md P13.1). */
const CARD_SPECIALTIES = 3
const SIZES = '(min-width: 1280px) 302px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 136px'

/** The dot stays with the word before it, so that no line begins with one. */
const joinSpecialties = (specialties: readonly string[]) => specialties.slice(0, CARD_SPECIALTIES).join('\u00a0· ')

/** One agent of the roster. Its links are described by the name, so that 'Book Now' says whom. */
export const AgentCard = memo(function AgentCard({ agent }: { agent: Agent }) {
  const nameId = `agent-${agent.id}`
  return (
    <article
      className={`agent-card lights-up ${agent.availability ? '' : 'agent-unavailable'}`}
      aria-labelledby={nameId}
    >
      <div className="poster">
        <Picture src={agent.image} name={agent.name} sizes={SIZES} />
        <span className="tag agent-category">{formatCategory(agent.category)}</span>
      </div>
      <div className="agent-head">
        <h3 className="agent-name" id={nameId}>
          <span>{agent.name}</span>
        </h3>
        <Rating rating={agent.rating} />
      </div>
      {/* before the links to other sites: a keyboard comes to the profile first */}
      <div className="agent-actions">
        <ProfileLink id={agent.id} aria-describedby={nameId} />
        {agent.availability ? (
          <BookLink id={agent.id} aria-describedby={nameId} />
        ) : (
          <Button variant="ember" size="sm" disabled aria-describedby={nameId}>
            Book Now
          </Button>
        )}
      </div>
      <div className="agent-body">
        {!agent.availability && (
          <p className="agent-off">
            <Bulb state="hollow" /> Currently unavailable
          </p>
        )}
        {agent.bio && <p className="agent-bio">{agent.bio}</p>}
        {agent.specialties.length > 0 && <p className="agent-specialties">{joinSpecialties(agent.specialties)}</p>}
        <div className="agent-meta">
          <span className="agent-figures">
            <span className="agent-price">
              <span className={`display num agent-rate ${agent.hourlyRate ? '' : 'agent-rate-unknown'}`}>
                {formatOffer(agent.hourlyRate)}
                {agent.hourlyRate ? <small>/hr</small> : null}
              </span>
              <PlusTax when={agent.plusTax && !!agent.hourlyRate} />
            </span>
            <span className="text-b3 text-ink-2">{formatBookings(agent.totalBookings)}</span>
          </span>
          <SocialLinks agent={agent} className="agent-social" />
        </div>
      </div>
      <div className="agent-keep">
        <Heart agent={agent} />
        {agent.availability && <AddToEvent agent={agent} />}
      </div>
    </article>
  )
})
