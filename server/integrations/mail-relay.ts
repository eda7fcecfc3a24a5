import nodemailer, { type SendMailOptions } from 'nodemailer'
import { isLoopback } from '#server/config.ts'
import { getErrorCode } from '#server/errors.ts'

/** How long the relay may take until it has the whole mail, in milliseconds; then the connection is cut. */
const HAND_OVER_MS = 10_000
/** How long it may take to acknowledge a mail it has, in milliseconds: a cut then risks a second copy (RFC 5321 4.5.3.2.6). */
const ACKNOWLEDGE_MS = 30_000
/** How long it may take to greet, in milliseconds. */
const GREETING_MS = 8_000
/** How long it may take to show that it still serves others, in milliseconds. */
const PROBE_MS = 10_000
/** More than the mail job sends side by side, so that a test mail never waits. */
const CONNECTIONS = 4

/** The relay takes no mail at all: it does not answer, does not greet, or does not let the product in. */
export class RelayAway extends Error {
  readonly code: string
  constructor(cause: unknown) {
    super(`the mail server takes no mail: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.code = getErrorCode(cause) ?? 'failed'
  }
}

/** A mail with its sender and headers, as nodemailer takes it. */
type Letter = SendMailOptions

/** Hands mails to one relay. */
export interface Relay {
  /**
   * Resolves when the relay has taken the mail.
   * @throws RelayAway when it takes no mail at all; any other error concerns this mail or its recipient alone
   */
  send(letter: Letter): Promise<void>
  /**
   * Resolves when the relay greets, encrypts and lets the product in.
   * @throws why it does not
   */
  check(): Promise<void>
  close(): void
}

/**
 * Connects to a relay when the first mail leaves. Towards another machine TLS is required; `?requireTLS=false` in the
 * address switches that off (docs/product.md S89).
 * @param url smtp: or smtps:, with name and password
 * @param name what EHLO names
 */
export function connectRelay(url: string, name: string): Relay {
  const transport = nodemailer.createTransport({
    url,
    name,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: ACKNOWLEDGE_MS,
    // an option of the address wins over the one given here
    ...(!isLoopback(new URL(url).hostname) && !hasOption(url, 'requireTLS') && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const written = new WeakMap<AbortSignal, () => void>()
  transport.use('stream', ({ data, message }, done) => {
    const onWritten = data.signal && written.get(data.signal)
    if (onWritten) message.processFunc((stream) => stream.once('end', onWritten))
    done()
  })

  async function isServing(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(resolve, PROBE_MS, false).unref())
    return Promise.race([
      late,
      transport.verify().then(
        () => true,
        () => false,
      ),
    ])
  }

  return {
    async send(letter) {
      const cut = new AbortController()
      let timer = setTimeout(() => cut.abort(), HAND_OVER_MS)
      written.set(cut.signal, () => {
        clearTimeout(timer)
        timer = setTimeout(() => cut.abort(), ACKNOWLEDGE_MS)
      })
      try {
        await transport.sendMail({ ...letter, signal: cut.signal })
      } catch (error) {
        const reason = cut.signal.aborted ? timedOut(error) : error
        if (isAboutMail(reason) || (!isAboutRelay(reason) && (await isServing()))) throw reason
        throw new RelayAway(reason)
      } finally {
        clearTimeout(timer)
      }
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

const timedOut = (cause: unknown) =>
  Object.assign(new Error('the mail server did not take the mail in time', { cause }), { code: 'ETIMEDOUT' })

/** Codes of what is wrong with one mail: its addresses were refused, or its content. */
const OF_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])
/** Codes of what keeps every mail from leaving. */
const OF_RELAY = new Set(['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS'])

const isAboutMail = (error: unknown) => OF_MAIL.has(getErrorCode(error) ?? '')
const isAboutRelay = (error: unknown) => OF_RELAY.has(getErrorCode(error) ?? '')

const hasOption = (url: string, name: string) => new URL(url).searchParams.has(name)
