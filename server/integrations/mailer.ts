import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '#server/config.ts'

/** A file that goes along with a mail. */
export interface Attachment {
  /** ASCII, without quotes or slashes. */
  filename: string
  contentType: string
  content: string | Buffer
}

/** A mail ready to leave. */
export interface OutgoingMail {
  to: string[]
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** Stays the same when the mail is tried again, so that a receiving server can tell a copy. */
  messageId: string
}

/** Hands mail to the world; resolves when the other side has taken it. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/**
 * The mailer the configuration asks for: SMTP, or .eml files in DATA_DIR/mail that only the owner can read.
 */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtpUrl === undefined ? fileMailer(path.join(dataDir, 'mail'), mailFrom) : smtpMailer(smtpUrl, mailFrom)
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
    close: () => transport.close(),
  }
}

/** The file a mail is written to without SMTP. */
export const mailFileOf = (folder: string, messageId: string) =>
  path.join(folder, `${messageId.replace(/[^\w.-]/g, '_')}.eml`)

function fileMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // one file for each message id: a second try replaces the first
      const file = mailFileOf(folder, mail.messageId)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}
