import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: what the envelope said, and what is in it. */
export interface ArrivedMail extends Email {
  envelopeTo: string[]
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
 */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const smtp: TestSmtp = {
    url: '',
    port,
    arrived: [],
    mood: 'take',
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onConnect: (_session, done) => done(smtp.mood === 'hang up' ? new Error('not now') : null),
    onData: (stream, session, done) => {
      const take = async (bytes: Buffer) => {
        if (smtp.mood === 'refuse') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
        smtp.arrived.push({ ...(await PostalMime.parse(bytes)), envelopeTo, source: bytes.toString() })
        done()
      }
      // a client that is killed in the middle of a mail has sent none
      buffer(stream).then(take, () => {})
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  smtp.port = (server.server.address() as AddressInfo).port
  smtp.url = `smtp://127.0.0.1:${smtp.port}`
  return smtp
}

/** What a text file that came with a mail says. */
export function readAttachment({ content }: Pick<Attachment, 'content'>): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
