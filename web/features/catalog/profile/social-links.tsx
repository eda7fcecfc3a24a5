import { Globe } from 'lucide-react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { type SocialSite, socialAddress } from '#shared/model/social-address.ts'
import { InstagramIcon, XIcon } from '#web/ui/icons.tsx'

interface SocialLinksProps {
  agent: Pick<Agent, 'name' | 'socialMedia'>
  /** Cards show Instagram and the website only. */
  withTwitter?: boolean
  className?: string
}

export function SocialLinks({ agent: { name, socialMedia }, withTwitter = false, className = '' }: SocialLinksProps) {
  const urlOf = (site: SocialSite) => socialAddress(socialMedia[site] ?? '', site)
  const links = [
    { label: `${name} on Instagram`, url: urlOf('instagram'), icon: <InstagramIcon /> },
    { label: `${name} on X`, url: withTwitter ? urlOf('twitter') : undefined, icon: <XIcon /> },
    { label: `Website of ${name}`, url: urlOf('website'), icon: <Globe aria-hidden="true" /> },
  ]
  return (
    <span className={className}>
      {links.map(
        ({ label, url, icon }) =>
          url && (
            <a
              key={label}
              className="icon-button"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
            >
              {icon}
            </a>
          ),
      )}
    </span>
  )
}
