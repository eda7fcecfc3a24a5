/**
 * Whether a client takes an encoding: it names it, and not with a quality of zero (RFC 9110 §12.5.3).
 * @param header Accept-Encoding as sent
 */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  if (typeof header !== 'string' || !header.includes(encoding)) return false
  return header.split(',').some((part) => {
    const [name = '', ...params] = part.split(';').map((word) => word.trim())
    return name === encoding && !params.some((param) => /^q=0(\.0*)?$/.test(param))
  })
}
