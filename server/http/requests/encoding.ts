/** What answers are packed in, the best first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The quality a client gives to each coding it names (RFC 9110 §12.4.2, §12.5.3); one that is no number counts as 0. */
function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';')
    const quality = params.map((param) => param.trim()).find((param) => param.startsWith('q='))
    qualities.set(name.trim(), quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  return qualities
}

/**
 * The encoding an answer leaves in: of those the client takes, the one it likes best; of equals, the one that packs best.
 * @param header Accept-Encoding as sent
 * @param offered what there is of the answer
 * @returns undefined for the answer as it is
 */
export function chooseEncoding(
  header: string | string[] | undefined,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  if (typeof header !== 'string' || header === '') return undefined
  const qualities = readQualities(header)
  const others = qualities.get('*') ?? 0
  let chosen: Encoding | undefined
  let best = 0
  for (const encoding of offered) {
    const quality = qualities.get(encoding) ?? others
    if (quality > best) [chosen, best] = [encoding, quality]
  }
  // a client may like it as it is better still
  return best < (qualities.get('identity') ?? 0) ? undefined : chosen
}
