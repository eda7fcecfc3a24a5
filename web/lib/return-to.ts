interface Address {
  pathname: string
  search: string
  hash: string
}

/** The log-in's address, which remembers where its visitor wanted to be. */
export function withReturnTo(login: string, { pathname, search, hash }: Address): string {
  return `${login}?${new URLSearchParams({ returnTo: pathname + search + hash })}`
}

/**
 * Where to go after a log-in: only an address of the same portal, and never the log-in itself (docs/product.md S34).
 * @param wanted what the query says
 * @param login the log-in's own path; its first folder is the portal's
 * @param fallback where else to
 */
export function returnTarget(wanted: string | null, login: string, fallback: string): string {
  const portal = login.slice(0, login.lastIndexOf('/') + 1)
  if (!wanted?.startsWith(portal) || !URL.canParse(wanted, location.origin)) return fallback
  // read as the browser will read it: dots and backslashes can lead out of the portal
  const { origin, pathname, search, hash } = new URL(wanted, location.origin)
  const own = origin === location.origin && pathname.startsWith(portal) && !pathname.includes('//')
  return own && pathname !== login ? pathname + search + hash : fallback
}
