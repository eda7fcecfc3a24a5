import { Globe } from 'lucide-react'
import type { Agent } from '#shared/contract/catalog.ts'
import { InstagramIcon, XIcon } from '#web/ui/icons.tsx'

/**
 * Where a social link leads. People write addresses and bare handles; anything that isn't a web address is dropped.
 * @param host the site a bare handle belongs to; none for a website
 */
export function socialUrl(value: string | null, host?: string): string | undefined {
  const text = value?.trim()
  if (!text) return undefined
  const isHandle = host !== undefined && /^@?[\w.]+$/.test(text) && !text.toLowerCase().startsWith('www.')
  const address = isHandle
    ? `https://${host}/${text.replace('@', '')}`
    : /^https?:/i.test(text)
      ? text
      : `https://${text}`
  try {
    const url = new URL(address)
    return url.protocol.startsWith('http') && url.hostname.includes('.') ? url.href : undefined
  } catch {
    return undefined
  }
}

interface SocialLinksProps {
  agent: Pick<Agent, 'name' | 'socialMedia'>
  /** Cards show Instagram and the website only. */
  withTwitter?: boolean
  className?: string
}

export function SocialLinks({ agent: { name, socialMedia }, withTwitter = false, className = '' }: SocialLinksProps) {
  const links = [
    {
      label: `${name} on Instagram`,
      url: socialUrl(socialMedia.instagram, 'www.instagram.com'),
      icon: <InstagramIcon />,
    },
    { label: `${name} on X`, url: withTwitter ? socialUrl(socialMedia.twitter, 'x.com') : undefined, icon: <XIcon /> },
    { label: `Website of ${name}`, url: socialUrl(socialMedia.website), icon: <Globe aria-hidden="true" /> },
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
