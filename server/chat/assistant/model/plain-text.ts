const LINK = /!?\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)/g
const ADDRESS =
  /\b(?:https?|ftp|javascript|data|vbscript):\S*|\bwww\.\S+|\b[a-z0-9-]+\.(?:com|net|org|io|info|biz|xyz|ru|cn|co|app|dev|me|link|click|top|site|online|shop)\b(?:\/\S*)?/gi
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/**
 * A model's text as plain text: no markup, no addresses but the agency's own, no marks that change how text is read.
 * @param own the addresses that stay: the agency's host and email address
 */
export function plainText(text: string, own: { host: string; email: string }): string {
  const isOwn = (address: string) => {
    if (!URL.canParse(address)) return false
    const { protocol, host } = new URL(address)
    return /^https?:$/.test(protocol) && host === own.host
  }
  return (
    text
      .replace(LINK, (_, label: string, address: string) => (isOwn(address) ? `${label} (${address})` : label))
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<(script|style|iframe|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, '')
      .replace(MAIL, (address) => (address.toLowerCase() === own.email.toLowerCase() ? address : ''))
      .replace(ADDRESS, (address, at: number, all: string) =>
        isOwn(address) || (at > 0 && all[at - 1] === '@') || own.email.endsWith(`@${address}`) ? address : '',
      )
      .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
      .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
      .replace(/`+([^`]*)`+/g, '$1')
      .replace(/[*_]{2,}/g, '')
      // marks nobody sees, and those that turn the reading order
      .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .replace(/\(\s*\)|\[\s*\]/g, '')
      .replace(/[ \t]+([,.!?])/g, '$1')
      .replace(/[ \t]{2,}/g, ' ')
  )
}
