import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Mailer } from '#server/integrations/mailer.ts'
import type { Log } from '#server/log.ts'
import { layOut, type Message } from './layout.ts'
import {
  deferUntil,
  markCancelled,
  markFailedAttempt,
  markSent,
  type QueuedMail,
  sentWithinHour,
  takeDueMails,
} from './outbox.ts'

/** Mails one recipient gets within an hour; what comes on top waits for one digest (docs/product.md S26). */
const MAILS_AN_HOUR = 5
const BATCH = 50

/** What the rooms need to say what a mail says. */
export interface MailRoom {
  db: Database
  config: Pick<Config, 'brand' | 'publicUrl'>
}

/** One kind of mail: how it reads when it leaves. */
export interface MailKind {
  /** What it says now; null when it has nothing to say any more. */
  compose(room: MailRoom, mail: QueuedMail): Promise<Message | null>
  /** Carries a secret or is asked for: leaves by itself, never in a digest. */
  alone?: true
}

export type MailKinds = Record<string, MailKind>

export interface Delivery extends MailRoom {
  mailer: Mailer
  log: Log
  kinds: MailKinds
  /** Who gets the agency's notices. */
  findAgencyRecipients(): Promise<string[]>
}

/**
 * Sends every mail that is due. What can't leave now stays queued and is tried again; nothing is lost, and a mail the
 * other side has acknowledged isn't sent twice.
 * @returns how many messages left
 */
export async function deliverMail(delivery: Delivery): Promise<number> {
  let left = 0
  for (;;) {
    const due = await takeDueMails(delivery.db, BATCH)
    if (due.length === 0) return left
    const byRecipient = Map.groupBy(due, ({ recipient }) => recipient?.toLowerCase() ?? null)
    for (const mails of byRecipient.values()) left += await deliverToOne(delivery, mails)
    if (due.length < BATCH) return left
  }
}

async function deliverToOne(delivery: Delivery, mails: QueuedMail[]): Promise<number> {
  const { db, kinds } = delivery
  const [first] = mails
  if (!first) return 0
  let left = 0
  const alone = mails.filter(({ kind }) => kinds[kind]?.alone)
  for (const mail of alone) left += await send(delivery, [mail])

  const others = mails.filter(({ kind }) => !kinds[kind]?.alone)
  if (others.length === 0) return left
  const { count, until } = await sentWithinHour(db, first.recipient)
  const room = MAILS_AN_HOUR - count
  if (room > 0 && others.some(({ deferred }) => deferred)) return left + (await send(delivery, others))
  for (const mail of others.slice(0, Math.max(0, room))) left += await send(delivery, [mail])
  const kept = others.slice(Math.max(0, room))
  if (kept.length > 0) {
    await deferUntil(
      db,
      kept.map(({ id }) => id),
      until ?? new Date(Date.now() + 3_600_000),
    )
  }
  return left
}

/** Sends one mail, or several to one recipient as a digest. */
async function send(delivery: Delivery, mails: QueuedMail[]): Promise<number> {
  const { db, config, mailer, log } = delivery
  const [first] = mails
  if (!first) return 0
  try {
    const composed: { id: string; message: Message }[] = []
    for (const mail of mails) {
      const message = await delivery.kinds[mail.kind]?.compose(delivery, mail)
      if (message) composed.push({ id: mail.id, message })
    }
    const silent = mails.map(({ id }) => id).filter((id) => !composed.some((one) => one.id === id))
    if (silent.length > 0) await markCancelled(db, silent)
    const to = first.recipient === null ? await delivery.findAgencyRecipients() : [first.recipient]
    const [only, ...more] = composed
    if (!only) return 0
    const message = more.length === 0 ? only.message : digestOf(composed.map(({ message }) => message))
    const messageId = `<${only.id}@${new URL(config.publicUrl).hostname}>`
    await mailer.send({ to, messageId, ...layOut(message, config.brand) })
    await markSent(
      db,
      composed.map(({ id }) => id),
      messageId,
    )
    return 1
  } catch (error) {
    log.warn(
      { err: error, kind: first.kind, attempts: first.attempts },
      'mail could not be sent; it will be tried again',
    )
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
    await markFailedAttempt(
      db,
      mails.map(({ id }) => id),
      reason,
    )
    return 0
  }
}

function digestOf(messages: Message[]): Message {
  return {
    subject: `${messages.length} messages about your bookings`,
    lead: `Much has happened in the last hour. Here are ${messages.length} messages in one.`,
    facts: messages.map(({ subject, facts = [], next = [] }) => {
      const lines = [...facts.map(([label, value]) => `${label}: ${value}`), ...next]
      return [subject, lines.join('\n')] as const
    }),
  }
}
