import { conflict, invalid } from '#server/errors.ts'

/**
 * The row version a client saw when it decided, from its If-Match header (docs/product.md P6.17): 3, "3" or W/"3".
 * @param header the header's value
 * @returns the version; undefined when the header is absent or '*', which any version meets
 * @throws AppError invalid_request (400) when it names no version
 */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const version = /^(?:W\/)?("?)(\d{1,10})\1$/.exec(header.trim())?.[2]
  if (version === undefined) throw invalid({ 'If-Match': 'Not a row version' })
  return Number(version)
}

/**
 * Refuses a change that was decided on an older row; called with the row locked.
 * @param wanted what the client saw; undefined when it didn't say
 * @param version the row version as it is
 * @param what the thing, as the sentence names it: 'booking'
 * @param fields what the row has now where the client would write something else: { hourlyRate: 'Now $200' }
 * @throws AppError conflict (409)
 */
export function assertVersion(
  wanted: number | undefined,
  version: number,
  what: string,
  fields?: Record<string, string>,
): void {
  if (wanted === undefined || wanted === version) return
  throw conflict(`Someone else changed this ${what}. Look at it again before you change it.`, fields)
}
