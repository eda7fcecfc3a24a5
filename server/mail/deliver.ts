import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { DB } from '#server/db/types.ts'
import { getErrorCode } from '#server/errors.ts'
import type { Metrics } from '#server/http/metrics/metrics.ts'
import { RelayAway } from '#server/integrations/mail-relay.ts'
import type { Mailer } from '#server/integrations/mailer.ts'
import type { PdfPrinter } from '#server/integrations/pdf/pdf.ts'
import type { Log } from '#server/log.ts'
import { inSpan } from '#server/telemetry/span.ts'
import type { Brand } from '#shared/model/brand.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildDigest } from './digest.ts'
import { GIVE_WAY_MS, type Outcome, runLanes } from './lanes.ts'
import { type Message, renderMail } from './layout.ts'
import { sayAnew, type WrittenTexts } from './mail-texts.ts'
import {
  allowIdling,
  deferUntil,
  markCancelled,
  markFailedAttempt,
  markSent,
  type QueuedMail,
  recipientKey,
  sentWithinHour,
  takeDueMails,
  waitWith,
} from './outbox.ts'

/** Mails one recipient gets within an hour; what comes on top waits for one digest (docs/product.md S26). */
const MAILS_AN_HOUR = 5

/** Messages of one transaction where a message that leaves again replaces the first. */
const BATCH = 10
/** How long such a transaction goes on taking messages, in milliseconds. */
const BATCH_MS = 200
/** How often it looks whether they still wait, in milliseconds. */
const LOOK_MS = 20

/** What a mail is composed with. */
export interface MailContext {
  db: Database
  config: Pick<Config, 'brand' | 'originalBrand' | 'publicUrl'>
  now: () => Date
  pdf: Pick<PdfPrinter, 'printBill'>
  objects: AppContext['objects']
  secrets: Pick<AppContext['secrets'], 'open'>
}

/** One kind of mail: how it reads when it leaves. */
export interface MailKind {
  /** What it says now; null when it has nothing to say any more. */
  compose(context: MailContext, mail: QueuedMail): Promise<Message | null>
  /** Carries a secret or was requested: sent alone, never in a digest. */
  alone?: true
}

/** The kinds of mail by name. */
export type MailKinds = Readonly<Record<string, MailKind>>

export interface Delivery extends MailContext {
  mailer: Mailer
  log: Log
  kinds: MailKinds
  metrics: Pick<Metrics, 'count'>
  /** Messages sent side by side; each holds a connection to the database and uses another. */
  lanes: number
  /** Whether requests wait for a connection to the database. */
  requestsWait: () => boolean
  /** When the relay last took a mail of this process, in epoch milliseconds: it then serves others. */
  relay: { tookAt: number }
  /** Who gets the agency's notices. */
  findAgencyRecipients(): Promise<string[]>
  /** The agency as it stands under every mail. */
  findAgency(): Promise<Brand>
  /** What owners wrote anew of its mails, by the ids of the texts. */
  findTexts(): Promise<WrittenTexts>
}

/**
 * Sends every mail that is due, to several recipients side by side. What can't leave now stays queued and is tried again;
 * nothing is lost, and a mail the other side has acknowledged isn't sent twice: to a mail server one message a
 * transaction leaves, as files several do. Requests go first (docs/product.md S91).
 * @param signal ends the run after the messages that are being sent
 * @returns how many messages left
 */
export async function deliverMail(delivery: Delivery, signal?: AbortSignal): Promise<number> {
  const busy = new Set<string>()
  let taking: Promise<unknown> = Promise.resolve()
  // one after the other: a recipient whose mails are being locked is not taken twice
  const take = (trx: Transaction<DB>, untried: boolean) => {
    const taken = taking.then(async () => {
      const due = await takeDueMails(trx, { busy, untried })
      if (due[0]) busy.add(recipientKey(due[0].recipient))
      return due
    })
    taking = taken.catch(() => {})
    return taken
  }

  async function deliverNext(untried: boolean): Promise<Outcome[]> {
    await giveWay(delivery, signal)
    if (signal?.aborted) return []
    const taken: string[] = []
    const until = performance.now() + BATCH_MS
    const mayTakeMore = () =>
      taken.length < (delivery.mailer.replaces ? BATCH : 1) &&
      (taken.length === 0 || !(signal?.aborted || delivery.requestsWait() || performance.now() > until))
    try {
      return await delivery.db.transaction().execute(async (trx) => {
        await allowIdling(trx)
        const batch = { ...delivery, findAgency: once(delivery.findAgency), findTexts: once(delivery.findTexts) }
        const outcomes: Outcome[] = []
        while (mayTakeMore()) {
          const due = await take(trx, untried)
          if (!due[0]) break
          taken.push(recipientKey(due[0].recipient))
          const outcome = await deliverOne(batch, trx, due)
          outcomes.push(outcome)
          if (outcome === 'nobody answers') break
        }
        return outcomes
      })
    } finally {
      for (const recipient of taken) busy.delete(recipient)
    }
  }

  return runLanes(delivery, deliverNext, signal)
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => (reading ??= read())
}

/** Waits while requests wait for a connection: nobody waits for mail. */
async function giveWay({ requestsWait }: Delivery, signal?: AbortSignal): Promise<void> {
  const until = performance.now() + GIVE_WAY_MS
  while (requestsWait() && performance.now() < until && !signal?.aborted) await sleep(LOOK_MS)
}

/** Sends the first message of those due for one recipient, or puts them off. */
async function deliverOne(delivery: Delivery, trx: Transaction<DB>, due: QueuedMail[]): Promise<Outcome> {
  const alone = due.find(({ kind }) => delivery.kinds[kind]?.alone)
  if (alone) return send(delivery, trx, [alone], due)
  const { count, until } = await sentWithinHour(trx, due[0]?.recipient ?? null)
  if (count >= MAILS_AN_HOUR) {
    await deferUntil(trx, idsOf(due), until)
    return 'put off'
  }
  return send(delivery, trx, due.some(({ deferred }) => deferred) ? due : due.slice(0, 1), due)
}

/**
 * Sends one mail, or several to one recipient as a digest.
 * @param due everything that is due for the recipient: it waits along when the mail server hangs up on one
 */
async function send(
  delivery: Delivery,
  trx: Transaction<DB>,
  mails: QueuedMail[],
  due: QueuedMail[],
): Promise<Outcome> {
  const { config, mailer, log, relay } = delivery
  const composed = await composeAll(delivery, trx, mails)
  const [only, ...more] = composed
  if (!only) return 'nothing to send'
  const recipient = mails[0]?.recipient ?? null
  const message = more.length === 0 ? only.message : buildDigest(composed.map(({ message }) => message))
  const messageId = `<${only.id}@${new URL(config.publicUrl).hostname}>`
  try {
    const to = recipient === null ? await delivery.findAgencyRecipients() : [recipient]
    const mail = { to, messageId, ...renderMail(message, await delivery.findAgency()) }
    await inSpan({ name: 'send mail', attributes: describeMail(only.traced) }, () => mailer.send(mail))
  } catch (error) {
    log.warn({ err: error, ...only.traced }, 'mail could not be sent; it will be tried again')
    const outcome = outcomeOf(error)
    const refused = outcome !== 'nobody answers' && Date.now() - relay.tookAt < HOUR_MS
    await markFailedAttempt(trx, idsOf(composed), { reason: getErrorCode(error) ?? 'failed', refused })
    if (outcome === 'hung up') await waitWith(trx, idsOf(due.filter((mail) => !mails.includes(mail))), only.id)
    return outcome
  }
  relay.tookAt = Date.now()
  await markSent(trx, idsOf(composed), messageId)
  for (const { traced } of composed) log.info(traced, 'mail sent')
  return 'sent'
}

/** What a trace shows of a mail. */
const describeMail = ({ kind, reqId }: Composed['traced']) => ({
  'marquee.mail_kind': kind,
  ...(reqId !== undefined && { 'marquee.request_id': reqId }),
})

function outcomeOf(error: unknown): Outcome {
  if (error instanceof RelayAway) return 'nobody answers'
  return error instanceof Error && 'responseCode' in error ? 'refused' : 'hung up'
}

interface Composed {
  id: string
  /** What the log says of it: never to whom. */
  traced: { mail: string; kind: string; reqId: string | undefined }
  message: Message
}

/** What the mails say now. One that can't be composed is put off alone; the others leave. */
async function composeAll(delivery: Delivery, trx: Transaction<DB>, mails: QueuedMail[]): Promise<Composed[]> {
  const composed: Composed[] = []
  for (const mail of mails) {
    const { id, kind } = mail
    const traced = { mail: id, kind, reqId: mail.request_id ?? undefined }
    try {
      const known = delivery.kinds[kind]
      // queued by a newer release: a process that knows it will send it
      if (!known) throw new Error(`no mail of the kind ${kind}`)
      const message = await known.compose(delivery, mail)
      if (message) {
        const around = { agency: await delivery.findAgency(), publicUrl: delivery.config.publicUrl }
        composed.push({ id, traced, message: sayAnew(message, kind, await delivery.findTexts(), around) })
      } else await markCancelled(trx, [id])
    } catch (error) {
      delivery.log.warn({ err: error, ...traced }, 'mail could not be composed; it will be tried again')
      await markFailedAttempt(trx, [id], { reason: getErrorCode(error) ?? 'not composed', refused: true })
    }
  }
  return composed
}

const idsOf = (mails: readonly { id: string }[]) => mails.map(({ id }) => id)
