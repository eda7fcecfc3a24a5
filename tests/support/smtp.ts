import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Certificate } from './certificate.ts'

/** A mail as it arrived: what the envelope said, and what is in it. */
export interface ArrivedMail extends Email {
  envelopeTo: string[]
  /** What the sender called itself. */
  ehlo: string
  source: string
}

export interface TestSmtp extends AsyncDisposable {
  url: string
  port: number
  /** What was taken, in order. */
  arrived: ArrivedMail[]
  /** What it does with the next mails. */
  mood: 'take' | 'refuse' | 'hang up'
}

/**
 * A mail server on this machine that keeps what it is given.
 * @param port where it listened before, to come back there
 * @param tls makes it speak TLS from the first byte, as smtps: means it
 */
export async function startSmtp(port = 0, tls?: Certificate): Promise<TestSmtp> {
  const smtp: TestSmtp = {
    url: '',
    port,
    arrived: [],
    mood: 'take',
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    ...(tls && { secure: true, ...tls }),
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onConnect: (_session, done) => done(smtp.mood === 'hang up' ? new Error('not now') : null),
    onData: (stream, session, done) => {
      const take = async (bytes: Buffer) => {
        if (smtp.mood === 'refuse') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
        const ehlo = session.hostNameAppearsAs
        smtp.arrived.push({ ...(await PostalMime.parse(bytes)), envelopeTo, ehlo, source: bytes.toString() })
        done()
      }
      // a client that is killed in the middle of a mail has sent none
      buffer(stream).then(take, () => {})
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  smtp.port = (server.server.address() as AddressInfo).port
  smtp.url = tls ? `smtps://localhost:${smtp.port}` : `smtp://127.0.0.1:${smtp.port}`
  return smtp
}

/** What a text file that came with a mail says. */
export function readAttachment({ content }: Pick<Attachment, 'content'>): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
