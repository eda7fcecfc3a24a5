import type { Attachment } from '#server/integrations/mailer.ts'
import type { Message } from './layout.ts'

/**
 * Several messages to one recipient as one, with the attachments of all of them.
 * @param messages two or more
 */
export function buildDigest(messages: readonly Message[]): Message {
  const action = messages.find((message) => message.action)?.action
  const to = messages.find((message) => message.to !== undefined)?.to
  return {
    ...(action && { action }),
    ...(to !== undefined && { to }),
    subject: `${messages.length} updates about your bookings`,
    lead: `Here are ${messages.length} updates from the last hour.`,
    parts: messages,
    attachments: mergeAttachments(messages.flatMap(({ attachments = [] }) => attachments)),
  }
}

/** Each file once; others of the same name are numbered. */
function mergeAttachments(attachments: readonly Attachment[]): Attachment[] {
  const different = attachments.filter(
    (one, i) => attachments.findIndex((other) => other.filename === one.filename && isSame(other, one)) === i,
  )
  const taken = new Set<string>()
  return different.map((attachment) => {
    const filename = freeName(attachment.filename, taken)
    taken.add(filename)
    return { ...attachment, filename }
  })
}

const isSame = (one: Attachment, other: Attachment) => Buffer.from(one.content).equals(Buffer.from(other.content))

/** 'night.ics', then 'night-2.ics', 'night-3.ics' and so on. */
function freeName(filename: string, taken: ReadonlySet<string>): string {
  const dot = filename.lastIndexOf('.')
  const [stem, end] = dot === -1 ? [filename, ''] : [filename.slice(0, dot), filename.slice(dot)]
  let free = filename
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}${end}`
  return free
}
