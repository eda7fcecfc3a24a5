import type { Attachment } from '#server/integrations/mailer.ts'
import { cutText } from '#server/integrations/pdf/printable.ts'
import { addressLine, type Brand } from '#shared/model/brand.ts'
import { firstName } from '#shared/model/person-name.ts'
import { plainBlocks } from '#shared/model/texts/markdown.ts'
import { page } from './html/html-layout.ts'
import { type Marked, writeMarked } from './html/marked.ts'
import type { Below, Fact, Part, Receipt } from './html/parts.ts'

/** What a mail says, before anything of the brand is around it. */
export interface Message {
  subject: string
  /** The name of the person it is written to, who is greeted by the first name; absent for mail to the office. */
  to?: string
  /** The lead: what happened. Mail programs show it behind the subject. */
  lead: string
  /** What an agency wrote in place of the lead, and at the end (docs/product.md P6.247). */
  intro?: Marked
  closing?: Marked
  /** What a customer looks for first: who, when and how much. */
  receipt?: Receipt
  /** Facts in order, as label and value. */
  facts?: readonly Fact[]
  /** What happens next, or what to do, one paragraph each. */
  next?: readonly string[]
  /** The one thing to press. */
  action?: { label: string; url: string }
  /** Another way, as a plain link below it; in a digest below its message. */
  second?: { label: string; url: string }
  /** What stands below the thing to press. */
  below?: Below
  attachments?: readonly Attachment[]
  /** The messages of a digest: each has its subject as heading, its facts and what happens next. */
  parts?: readonly Message[]
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

const NAME_LIMIT = 60
/** A subject without spaces cannot be folded, and a line of a header has 998 characters at most (RFC 5322 2.1.1). */
const SUBJECT_LIMIT = 200

/**
 * A name as a mail to an unproven address may carry it: one line, 60 characters, nothing a mail program turns into a
 * link (docs/product.md S26). A name with nothing left of it reads 'there', as in 'Hi there'.
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{M}\p{N} .,'’&-]/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    // a run of digits is a number to call for a phone's mail program
    .replace(/\d(?:[ .,-]?\d){4,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, NAME_LIMIT).join('') || 'there'
}

/** With it every subject stays below 78 characters, which mail programs show whole (docs/product.md P10.55). */
const SUBJECT_NAME_LIMIT = 25

/** A name as a subject carries it: at most 25 characters, so that what follows it can be read. */
export const shortName = (name: string): string => cutText(name, SUBJECT_NAME_LIMIT)

/** All that a mail program may take for the end of a line, and signs that turn the direction of writing. */
const LINE_ENDS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Text without what isn't seen but changes what is; lines end in \n. */
function tidy(text: string): string {
  return (
    text
      .replace(LINE_ENDS, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(TURNS, '')
      // Intl sets narrow spaces, which older mail programs show as boxes
      .replaceAll('\u202f', ' ')
  )
}

/** The paragraphs of a typed text, for `next`. */
export const splitParagraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

const tidyLine = (text: string) => tidy(text).replace(/\s+/g, ' ').trim()

/** Further lines of a value stand in from the labels, so that none can pass for a fact of its own. */
const indent = (value: string) => value.replaceAll('\n', '\n    ')

const tidyFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map(([label, value]) => [tidyLine(label), tidy(value)] as const)

/** What an agency wrote, as lines of plain text. */
const plainMarked = (marked: Marked | undefined): string[] =>
  marked ? plainBlocks(marked.blocks, marked).map(tidy) : []

function tidyPart({ subject, receipt, facts = [], next = [], second }: Message): Part {
  return {
    ...(second && { link: second }),
    ...(receipt && { receipt: { ...receipt, facts: tidyFacts(receipt.facts) } }),
    heading: tidyLine(subject),
    facts: tidyFacts(facts),
    next: next.map(tidyLine),
  }
}

const tidyBelow = ({ next, facts, link, after }: Below): Below => ({
  next: next.map(tidyLine),
  facts: tidyFacts(facts),
  link,
  after: after.map(tidyLine),
})

const writeFacts = (facts: readonly Fact[]) => facts.map(([label, value]) => `${label}: ${indent(value)}`).join('\n')

const factLines = ({ receipt, facts }: Part) => [receipt ? writeFacts(receipt.facts) : '', writeFacts(facts)]

const linkLines = (link: { label: string; url: string } | undefined) => (link ? `${link.label}:\n${link.url}` : '')

/** The pictures of a message and its parts, each once, as files that the HTML shows. */
function attachPictures(parts: readonly Part[]): Attachment[] {
  const pictures = new Map(
    parts.flatMap(({ receipt }) => (receipt?.picture ? [[receipt.picture.cid, receipt.picture]] : [])),
  )
  return [...pictures.values()].map(({ cid, jpeg }) => ({
    ...{ filename: 'talent.jpg', contentType: 'image/jpeg', content: jpeg },
    ...{ cid, contentDisposition: 'inline' },
  }))
}

/** Renders a message with the agency's name and address, as plain text and as HTML. */
export function renderMail(message: Message, agency: Brand): RenderedMail {
  const brand = { ...agency, address: addressLine(agency.address) }
  const { to, action, attachments = [] } = message
  const greeting = to === undefined ? '' : `Hi ${firstName(plainName(to))},`
  const intro = plainMarked(message.intro)
  const closing = plainMarked(message.closing)
  const lead = tidyLine(intro[0] ?? message.lead)
  const main = tidyPart(message)
  const parts = (message.parts ?? []).map((one) => {
    const part = tidyPart(one)
    return { ...part, next: [...part.next, ...plainMarked(one.closing).map(tidyLine)] }
  })
  const below = message.below && tidyBelow(message.below)
  const says = {
    ...(message.intro && { intro: writeMarked(message.intro, brand.accent) }),
    ...(message.closing && { closing: writeMarked(message.closing, brand.accent) }),
  }
  const text = [
    greeting,
    ...(intro.length > 0 ? intro : [lead]),
    ...factLines(main),
    ...main.next,
    ...closing,
    ...parts.flatMap((part) => [
      `${part.heading}\n${'-'.repeat(40)}`,
      ...factLines(part),
      ...part.next,
      linkLines(part.link),
    ]),
    action && `${action.label}:\n${action.url}`,
    linkLines(main.link),
    ...(below ? [...below.next, writeFacts(below.facts), linkLines(below.link), ...below.after] : []),
    `${brand.name}, ${brand.address}\n${brand.phone}, ${brand.email}`,
  ]
  return {
    subject: cutText(main.heading, SUBJECT_LIMIT),
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: page({ greeting, lead, main, parts, ...says, ...(action && { action }), ...(below && { below }) }, brand)
      .source,
    attachments: [...attachments, ...attachPictures([main, ...parts])],
  }
}
