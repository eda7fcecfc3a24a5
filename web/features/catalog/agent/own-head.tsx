import './own-head.css'
import type { Ref } from 'react'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import { formatCategory } from '#web/lib/format.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface OwnHeadProps {
  /** Known before the profile is. */
  name: string | undefined
  profile: AgentProfile | undefined
  titleRef: Ref<HTMLHeadingElement>
}

/** The agent's poster and a welcome (docs/product.md P5.4). */
export function OwnHead({ name, profile, titleRef }: OwnHeadProps) {
  const welcomed = profile?.name ?? name
  return (
    <header className="own-head">
      <div className="poster" aria-hidden="true">
        {profile ? (
          <Picture src={profile.image} name={profile.name} sizes="168px" eager />
        ) : (
          <Skeleton className="absolute inset-0" />
        )}
      </div>
      <div>
        <h1 ref={titleRef}>Welcome{welcomed ? `, ${welcomed}` : ''}</h1>
        <p className="own-head-facts">
          {profile && (
            <>
              <span>{formatCategory(profile.category)}</span>
              <span className={profile.availability ? 'tone-confirmed' : 'tone-cancelled'}>
                <Bulb state={profile.availability ? 'lit' : 'hollow'} />
                {profile.availability ? 'Available for booking' : 'Currently unavailable'}
              </span>
            </>
          )}
        </p>
      </div>
    </header>
  )
}
