import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import type { Certificate } from './certificate.ts'

/** A mail as it arrived: what the envelope said, and what is in it. */
export interface ArrivedMail extends Email {
  envelopeTo: string[]
  /** What the sender called itself. */
  ehlo: string
  /** It came over TLS. */
  secure: boolean
  source: string
}

export interface TestSmtp extends AsyncDisposable {
  url: string
  port: number
  /** What was taken, in order. */
  arrived: ArrivedMail[]
  /** Milliseconds that it takes for each mail. */
  pause: number
  /** What it does with the next mails. */
  mood: 'take' | 'refuse' | 'hang up' | 'take and hang up'
  /** What it does with mails to an address instead. */
  troubles: Map<string, Trouble>
  /** Addresses in the order in which they were named to it. */
  asked: string[]
}

/** Never answers to the address, or to the whole mail; ends the connection; refuses with 550. */
type Trouble = 'stall' | 'stall at the end' | 'hang up' | 'refuse'

export interface SmtpOptions {
  /** Makes it speak TLS from the first byte, as smtps: means it. */
  tls?: Certificate
  /** Lets only this name and password in. */
  auth?: { user: string; pass: string }
  /** Speaks TLS when the client asks for it. */
  startTls?: Certificate
}

/**
 * A mail server on this machine that keeps what it is given.
 * @param port where it listened before, to come back there
 */
export async function startSmtp(port = 0, { tls, auth, startTls }: SmtpOptions = {}): Promise<TestSmtp> {
  const smtp: TestSmtp = {
    url: '',
    port,
    arrived: [],
    pause: 0,
    mood: 'take',
    troubles: new Map(),
    asked: [],
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: auth === undefined,
    allowInsecureAuth: true,
    ...(tls && { secure: true, ...tls }),
    ...startTls,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === auth?.user && password === auth?.pass
        ? done(null, { user: username })
        : done(new Error(`Bad password ${password} for ${username}`)),
    onRcptTo: ({ address }, session, done) => {
      smtp.asked.push(address)
      const trouble = smtp.troubles.get(address)
      if (trouble === 'stall') return
      if (trouble === 'hang up') return hangUp(session.id)
      done(trouble === 'refuse' ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }) : null)
    },
    closeTimeout: 50,
    onConnect: (_session, done) => done(smtp.mood === 'hang up' ? new Error('not now') : null),
    onData: (stream, session, done) => {
      const take = async (bytes: Buffer) => {
        if (smtp.mood === 'refuse') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        if (session.envelope.rcptTo.some(({ address }) => smtp.troubles.get(address) === 'stall at the end')) return
        if (smtp.pause > 0) await sleep(smtp.pause)
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
        const ehlo = session.hostNameAppearsAs
        smtp.arrived.push({
          ...(await PostalMime.parse(bytes)),
          envelopeTo,
          ehlo,
          secure: session.secure,
          source: bytes.toString(),
        })
        // the mail is there, its acknowledgement never arrives
        if (smtp.mood === 'take and hang up') return hangUp(session.id)
        done()
      }
      // a client that is killed in the middle of a mail has sent none
      buffer(stream).then(take, () => {})
    },
  })
  server.on('error', () => {})
  function hangUp(session: string): void {
    for (const connection of server.connections as Set<{ id: string; close(): void; _socket: Socket }>) {
      if (connection.id === session) connection._socket.destroy()
    }
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  smtp.port = (server.server.address() as AddressInfo).port
  smtp.url = tls ? `smtps://localhost:${smtp.port}` : `smtp://127.0.0.1:${smtp.port}`
  return smtp
}

/** What a text file that came with a mail says. */
export function readAttachment({ content }: Pick<Attachment, 'content'>): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** A mail server for all tests of a file. Call it at the top of the file. */
export async function openSmtp(): Promise<TestSmtp> {
  const smtp = await startSmtp()
  afterAll(() => smtp[Symbol.asyncDispose]())
  return smtp
}
