/** Where else an agent can be found. */
export type SocialSite = 'instagram' | 'twitter' | 'website'

/** Where a handle's page is; a website has none. */
const PAGES = { instagram: 'https://www.instagram.com/', twitter: 'https://x.com/', website: undefined } as const

const HANDLE = /^@?([\w.]*\w[\w.]*)$/
const SCHEME = /^https?:\/\//i
/** Names with a dot between them: 'x.com', not '..'. */
const HOST = /^[^.]+(\.[^.]+)+$/

/**
 * The web address of what people type for a link: a handle with or without '@', an address without 'https://', or a
 * whole http or https address, which stays as it was typed (docs/product.md P6.43).
 * @returns the address, an empty text for an empty one, undefined for what leads nowhere
 */
export function socialAddress(typed: string, site: SocialSite): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const page = PAGES[site]
  const handle = HANDLE.exec(text)?.[1]
  if (page !== undefined && handle !== undefined && !/^www\./i.test(text)) return page + handle
  const address = SCHEME.test(text) ? text : `https://${text}`
  if (text.startsWith('/') || /[\s\\]/.test(address) || !URL.canParse(address)) return undefined
  // an '@' before the path makes what precedes it a name and a password: 'mailto:someone@example.com'
  const [authority = ''] = address.replace(SCHEME, '').split(/[/?#]/)
  return !authority.includes('@') && HOST.test(new URL(address).hostname) ? address : undefined
}
