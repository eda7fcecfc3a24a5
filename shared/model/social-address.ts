/** Where else an agent can be found. */
export type SocialSite = 'instagram' | 'twitter' | 'website'

/** Where a handle's page is; a website has none. */
const PAGES = { instagram: 'https://www.instagram.com/', twitter: 'https://x.com/', website: undefined } as const

const HANDLE = /^@?([\w.]*\w[\w.]*)$/

/**
 * The web address of what people type for a link: a handle with or without '@', an address without 'https://', or a
 * whole http or https address, which stays as it was typed (docs/product.md P6.43).
 * @returns the address, an empty text for an empty one, undefined for what leads nowhere
 */
export function socialAddress(typed: string, site: SocialSite): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : undefined
  const page = PAGES[site]
  const handle = HANDLE.exec(text)?.[1]
  if (page !== undefined && handle !== undefined && !/^www\./i.test(text)) return page + handle
  const address = `https://${text}`
  if (/^\/|[\s\\]/.test(text) || !URL.canParse(address)) return undefined
  const { hostname, username, password } = new URL(address)
  // 'mailto:someone@example.com' would be a name and a password for example.com
  return hostname.includes('.') && username === '' && password === '' ? address : undefined
}
