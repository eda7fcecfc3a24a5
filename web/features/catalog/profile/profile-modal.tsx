import './profile-modal.css'
import { X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { Heart } from '#web/features/catalog/favorites/heart.tsx'
import { PhotoStrip } from '#web/features/catalog/photos/photo-strip.tsx'
import { EventButton } from '#web/features/catalog/profile/event-button.tsx'
import { GoodToKnow } from '#web/features/catalog/profile/good-to-know.tsx'
import { ShareButton } from '#web/features/catalog/profile/share-button.tsx'
import { SocialLinks } from '#web/features/catalog/profile/social-links.tsx'
import { When } from '#web/features/catalog/profile/when.tsx'
import { type EventAddress, readEvent } from '#web/lib/event-address.ts'
import { formatCategory, formatCount, formatOffer } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogFrame, DialogTitle } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'
import { Rating } from '#web/ui/stars.tsx'

const DEFAULT_EXPERIENCE = 'Professional'
/** Longer texts about experience are set as a paragraph. */
const SHORT_EXPERIENCE = 16

interface ProfileModalProps {
  agent: Agent
  /** What clients say about the agent. */
  reviews?: ReactNode
  onClose: () => void
}

/** Longer texts come after the free days, which would be far below them. */
const SHORT_BIO = 600

/** Everything about one agent, and the way to book them. */
export function ProfileModal({ agent, reviews, onClose }: ProfileModalProps) {
  const [params] = useSearchParams()
  // what was searched for goes along to the booking
  const [event, setEvent] = useState<EventAddress>(() => {
    const { date, hours } = readEvent(params)
    return date ? { date, hours } : {}
  })
  const wide = useMedia('(min-width: 768px)')
  // who it is comes first; a phone answers presses before the rest is drawn
  const drawsRest = useDeferredValue(true, false)
  const bio = (
    <>
      {agent.bio && <p className="profile-bio">{agent.bio}</p>}
      <PhotoStrip agent={agent} />
    </>
  )
  const isLong = (agent.bio?.length ?? 0) > SHORT_BIO
  // a long text is read by keyboard too: the element that scrolls takes the focus
  const scroller = { tabIndex: 0, role: 'region', 'aria-label': `About ${agent.name}` }
  return (
    <DialogFrame className="profile" onClose={onClose}>
      <div className="profile-scroll" {...(!wide && scroller)}>
        <div className="poster">
          <Picture src={agent.image} name={agent.name} sizes="(min-width: 768px) 430px, 100vw" eager />
        </div>
        <div className="profile-body" {...(wide && scroller)}>
          <p className="profile-kind">
            {formatCategory(agent.category)}
            <Rating rating={agent.rating} />
          </p>
          <DialogTitle>{agent.name}</DialogTitle>
          {agent.availability ? (
            <Badge tone="confirmed" bulb="lit">
              Available for booking
            </Badge>
          ) : (
            <Badge tone="cancelled" bulb="hollow">
              Currently unavailable
            </Badge>
          )}
          {!isLong && bio}
          {drawsRest && (
            <>
              {agent.availability && <When agent={agent} event={event} onChange={setEvent} />}
              {isLong && bio}
              <Facts agent={agent} />
              {agent.specialties.length > 0 && (
                <>
                  <h3>Specialties</h3>
                  <ul className="profile-chips">
                    {agent.specialties.map((specialty) => (
                      <li key={specialty}>{specialty}</li>
                    ))}
                  </ul>
                </>
              )}
              <GoodToKnow agentId={agent.id} />
              {reviews}
              <SocialLinks agent={agent} withTwitter className="profile-social" />
            </>
          )}
        </div>
        <Heart agent={agent} className="profile-heart" />
        <ShareButton agent={agent} className="profile-share" />
      </div>
      <footer className="dialog-actions">
        <Button onClick={onClose}>Close</Button>
        {agent.availability && <EventButton agent={agent} />}
        {agent.availability ? (
          <ButtonLink as={Link} to={paths.bookAgent(agent.id, event)} variant="lit">
            Book Now
          </ButtonLink>
        ) : (
          <Button variant="lit" disabled>
            Book Now
          </Button>
        )}
      </footer>
      <IconButton label="Close profile" className="profile-close" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </DialogFrame>
  )
}

function Facts({ agent }: { agent: Agent }) {
  const experience = agent.experience?.trim() || DEFAULT_EXPERIENCE
  return (
    <dl className="profile-facts num">
      <div>
        <dt className={agent.hourlyRate ? undefined : 'sr-only'}>
          per hour
          <PlusTax when={agent.plusTax && !!agent.hourlyRate} />
        </dt>
        <dd className={agent.hourlyRate ? undefined : 'rate-unknown'}>{formatOffer(agent.hourlyRate)}</dd>
      </div>
      <div>
        <dt>total bookings</dt>
        <dd>{formatCount(agent.totalBookings)}</dd>
      </div>
      <div className={experience.length > SHORT_EXPERIENCE ? 'profile-story' : ''}>
        <dt>experience</dt>
        <dd>{experience}</dd>
      </div>
    </dl>
  )
}
