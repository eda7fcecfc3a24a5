/**
 * Finds a cookie in a request's header.
 * @param header the Cookie header, if there is one
 * @returns undefined when there is no cookie of that name, or it is empty
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
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
