import { mkdir, rename, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { Config } from '#server/config.ts'
import { getErrorCode } from '#server/errors.ts'
import { connectRelay, RelayAway } from './mail-relay.ts'

/** A file that goes along with a mail. */
export interface Attachment {
  /** ASCII, without quotes or slashes. */
  filename: string
  contentType: string
  content: string | Buffer
  /** A picture that the HTML shows as `cid:` and this; no mail program lists it as a file. */
  cid?: string
  contentDisposition?: 'inline'
}

/** A mail ready to leave. */
export interface OutgoingMail {
  to: string[]
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** Stays the same when the mail is tried again, so that a receiving server can recognize a copy. */
  messageId: string
}

/** Hands mail to the world. */
export interface Mailer {
  /**
   * Resolves when the other side has taken the mail.
   * @throws RelayAway when it takes no mail at all; any other error concerns this mail or its recipient alone
   */
  send(mail: OutgoingMail): Promise<void>
  /** A mail that is handed over again replaces the first: several may leave before they are written down as sent. */
  replaces?: true
  close(): void
}

type MailerConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'brand'>

/**
 * The mailer the configuration asks for: SMTP, or .eml files in DATA_DIR/mail that only the owner can read. Every mail
 * says that a machine wrote it, and names the agency's address for answers (docs/product.md P6.42).
 */
export function createMailer(config: MailerConfig): Mailer {
  // the brand may change while the product runs
  const writeLetterhead = (): Letterhead => ({
    from: config.mailFrom,
    replyTo: config.brand.email,
    // RFC 3834: vacation notices don't answer it
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return config.smtpUrl === undefined
    ? fileMailer(path.join(config.dataDir, 'mail'), writeLetterhead)
    : smtpMailer(config.smtpUrl, writeLetterhead, ehloName(config.publicUrl))
}

interface Letterhead {
  from: string
  replyTo: string
  headers: Record<string, string>
}

/** The host people reach the site by, as EHLO names it (RFC 5321 4.1.3). */
function ehloName(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version === 0) return host
  return version === 6 ? `[IPv6:${host}]` : `[${host}]`
}

function smtpMailer(url: string, writeLetterhead: () => Letterhead, name: string): Mailer {
  const relay = connectRelay(url, name)
  return { send: (mail) => relay.send({ ...writeLetterhead(), ...mail }), close: relay.close }
}

/** The file a mail is written to without SMTP. */
export const getMailFile = (folder: string, messageId: string) =>
  path.join(folder, `${messageId.replace(/[^\w.-]/g, '_')}.eml`)

function fileMailer(folder: string, writeLetterhead: () => Letterhead): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    replaces: true,
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...writeLetterhead(), ...mail })
      // one file for each message id: a second try replaces the first
      await writeMail(getMailFile(folder, mail.messageId), message).catch((error: unknown) => {
        throw new RelayAway(error)
      })
    },
    close: () => transport.close(),
  }
}

async function writeMail(file: string, message: string | Buffer | Readable): Promise<void> {
  const write = () => writeFile(`${file}.part`, message, { mode: 0o600 })
  await write().catch(async (error: unknown) => {
    if (getErrorCode(error) !== 'ENOENT') throw error
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await write()
  })
  await rename(`${file}.part`, file)
}
