import { isForwardedHeader } from '../requests/direct.ts'

/** What a request says that a ready answer depends on. The same object for every request: read it at once. */
export interface Asked {
  acceptEncoding: string
  ifNoneMatch: string
  cookie: string
  host: string
  /** The addresses proxies wrote down; empty without any. */
  forwardedFor: string
  /** Whether a header shows that something forwarded the request. */
  forwarded: boolean
}

const IGNORED = 0
const ACCEPT_ENCODING = 1
const IF_NONE_MATCH = 2
const COOKIE = 3
const HOST = 4
const FORWARDED_FOR = 5
const FORWARDED = 6
const MODIFIED_SINCE = 7
/** A header that changes what the answer is in a way that only the whole stack knows. */
const UNKNOWN = 8

const KINDS: Record<string, number> = {
  'accept-encoding': ACCEPT_ENCODING,
  'if-none-match': IF_NONE_MATCH,
  cookie: COOKIE,
  host: HOST,
  'x-forwarded-for': FORWARDED_FOR,
  'if-modified-since': MODIFIED_SINCE,
  range: UNKNOWN,
  'if-range': UNKNOWN,
  'if-match': UNKNOWN,
  'if-unmodified-since': UNKNOWN,
  expect: UNKNOWN,
  upgrade: UNKNOWN,
  'content-length': UNKNOWN,
  'transfer-encoding': UNKNOWN,
}

/** What headers mean, as they were written; bounded, because a client may invent names. */
const known = new Map<string, number>()
const KNOWN_MOST = 500

function kindOf(name: string): number {
  const found = known.get(name)
  if (found !== undefined) return found
  const plain = name.toLowerCase()
  const kind = KINDS[plain] ?? (isForwardedHeader(plain) ? FORWARDED : IGNORED)
  if (known.size < KNOWN_MOST) known.set(name, kind)
  return kind
}

const asked: Asked = { acceptEncoding: '', ifNoneMatch: '', cookie: '', host: '', forwardedFor: '', forwarded: false }

/**
 * Reads the headers of a request without making an object of them.
 * @param raw names and values in turns, as they came
 * @returns undefined when a header is repeated that counts once, or only the whole stack knows what it means
 */
export function readAsked(raw: readonly string[]): Asked | undefined {
  asked.acceptEncoding = asked.ifNoneMatch = asked.cookie = asked.host = asked.forwardedFor = ''
  asked.forwarded = false
  let since = false
  for (let i = 0; i < raw.length; i += 2) {
    const kind = kindOf(raw[i] as string) // names and values in turns
    if (kind === IGNORED) continue
    const value = raw[i + 1] as string
    if (kind === ACCEPT_ENCODING && asked.acceptEncoding === '') asked.acceptEncoding = value
    else if (kind === IF_NONE_MATCH && asked.ifNoneMatch === '') asked.ifNoneMatch = value
    else if (kind === COOKIE && asked.cookie === '') asked.cookie = value
    else if (kind === HOST && asked.host === '') asked.host = value
    else if (kind === FORWARDED_FOR && asked.forwardedFor === '') {
      asked.forwardedFor = value
      asked.forwarded = true
    } else if (kind === FORWARDED) asked.forwarded = true
    else if (kind === MODIFIED_SINCE) since = true
    else return undefined
  }
  // the tag decides where there is one (RFC 9110 §13.2.2)
  return since && asked.ifNoneMatch === '' ? undefined : asked
}
