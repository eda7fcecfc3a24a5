/** Cookies of one name that are looked at; a browser sends those of longer paths first (RFC 6265bis §5.8.3). */
const MOST_OF_A_NAME = 8

/**
 * Finds the cookies of a name in a request's header, in their order: another page of the host may have planted one of
 * the same name before ours.
 * @param header the Cookie header, if there is one
 * @returns the values that are not empty, at most eight
 */
export function readCookies(header: string | undefined, name: string): string[] {
  if (header === undefined) return []
  const values: string[] = []
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at <= 0 || pair.slice(0, at).trim() !== name) continue
    const value = pair.slice(at + 1).trim()
    if (value !== '') values.push(value)
  }
  return values.slice(0, MOST_OF_A_NAME)
}

/**
 * Finds a cookie in a request's header.
 * @param header the Cookie header, if there is one
 * @returns undefined when there is no cookie of that name, or it is empty
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return readCookies(header, name)[0]
}

/**
 * A Set-Cookie header for a cookie only the server reads: HttpOnly, SameSite=Lax, for the whole site and this host
 * alone, and Secure over TLS (docs/product.md S1; RFC 6265bis §4.1.2).
 * @param maxAge seconds until the browser forgets it; 0 makes it forget at once
 */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, secure }: { maxAge: number; secure: boolean },
): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
