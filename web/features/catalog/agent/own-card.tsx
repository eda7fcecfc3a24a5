import { useDeferredValue, useMemo } from 'react'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import { SKIN_NAMES } from '#shared/posters/ink.ts'
import { poster as drawPoster } from '#shared/posters/poster.ts'
import type { AgentValues } from '#web/features/catalog/admin/agents/agent-values.ts'
import { AgentCard } from '#web/features/catalog/browse/agent-card.tsx'

interface OwnCardProps {
  profile: AgentProfile
  /** As typed by now. */
  values: AgentValues
}

/** The public card as it will be; nothing on it can be pressed. */
export function OwnCard({ profile, values }: OwnCardProps) {
  // a drawing on every key would make typing slow
  const name = useDeferredValue(values.name)
  const { image, poster } = values
  const drawn = useMemo(() => {
    // what the site shows already is served, not drawn
    const same = poster?.variant === profile.poster?.variant && poster?.skin === profile.poster?.skin
    if (image !== null || (same && profile.photo === null)) return null
    const skin = poster ? SKIN_NAMES[poster.skin] : undefined
    const svg = drawPoster({ name, category: profile.category, variant: poster?.variant, skin, size: 'thumb' })
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }, [name, image, poster, profile])
  const agent = {
    ...profile,
    name: values.name.trim() || profile.name,
    bio: values.bio.trim() || null,
    experience: values.experience.trim() || null,
    availability: values.availability,
    image: image ?? drawn ?? profile.image,
    socialMedia: {
      instagram: values.instagram.trim() || null,
      twitter: values.twitter.trim() || null,
      website: values.website.trim() || null,
    },
  }
  return (
    <div inert>
      <AgentCard agent={agent} />
    </div>
  )
}
