/** Whether what a client keeps is what it would get, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const known = (tag: string) => tag.trim().replace(/^W\//, '') === etag
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(known)
}
