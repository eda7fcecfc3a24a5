import type { ComponentProps, ElementType } from 'react'

type WordmarkProps<T extends ElementType> = { name: string; as?: T } & Omit<ComponentProps<T>, 'name' | 'as'>

/** The agency's name between two rails of bulbs. Live text, so any name works. */
export function Wordmark<T extends ElementType = 'a'>({ name, as, ...props }: WordmarkProps<T>) {
  const Link: ElementType = as ?? 'a'
  return (
    <Link {...props} className="wordmark" aria-label={`${name}, home`}>
      <span>{name}</span>
    </Link>
  )
}
