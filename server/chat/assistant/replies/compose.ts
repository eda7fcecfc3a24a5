import type { Found } from '../../knowledge/knowledge-rows.ts'
import type { Act } from '../dialogue/act.ts'
import type { Intent } from '../understand/intents.ts'
import { asksGender } from '../understand/slots/read-gender.ts'
import { replyAvailability } from './availability/availability.ts'
import { replyBooking, replySent } from './booking.ts'
import {
  replyApply,
  replyComplaint,
  replyContact,
  replyDecline,
  replyEmergency,
  replyIdentity,
  replyPerson,
} from './people.ts'
import { replyPolicy, TOPICS } from './policies.ts'
import { replyComparison } from './prices/compare.ts'
import { replyDiscount, replyPackages, replyPrices } from './prices/prices.ts'
import { type AssistantTools, joinSentences, type Replier, type Reply, type Turn } from './reply.ts'
import { replyAbout, replyAlike, replyFind, replySuggest } from './roster/roster-replies.ts'
import { SAID } from './talk.ts'

const REPLIERS: Partial<Record<Act, Replier>> = {
  find: replyFind,
  suggest: replySuggest,
  alike: replyAlike,
  'about-agent': replyAbout,
  availability: replyAvailability,
  price: replyPrices,
  compare: replyComparison,
  packages: replyPackages,
  discount: replyDiscount,
  book: replyBooking,
  sent: replySent,
  complaint: replyComplaint,
  emergency: replyEmergency,
  decline: replyDecline,
  identity: replyIdentity,
  ...SAID,
}

/** Acts that a written answer of the office comes before (docs/product.md P10.25). */
const OPEN: ReadonlySet<Act> = new Set<Act>([
  ...(Object.keys(TOPICS) as Intent[]), // the keys of a record of intents
  ...(['off-topic', 'unclear', 'person'] as const),
])
/** How well an entry must fit before it is the answer: 0 to 1. */
const FITS = { written: 0.55, builtIn: 0.5 }

/**
 * The reply to all acts of a message: a line for each, the next step once at the end (docs/product.md P10.67).
 * @param question the message as it was written
 */
export async function composeReply(
  acts: readonly Act[],
  turn: Turn,
  tools: AssistantTools,
  question: string,
): Promise<Reply> {
  const entry = await replyFromEntries(acts, turn, tools, question)
  const replies: Reply[] = entry ? [entry] : []
  for (const act of entry ? acts.filter((one) => !OPEN.has(one)) : acts) {
    replies.push(await replyTo(act, turn, tools, question))
  }
  const [only] = replies
  const reply = replies.length === 1 && only ? only : unite(replies)
  return noteGender(noteDetails(reply, acts, turn), turn)
}

/** A place and guests change nothing in who is free: that they were heard is said. */
function noteDetails(reply: Reply, acts: readonly Act[], { before, reading, say }: Turn): Reply {
  const { guests, place, date, time, categories, agentIds } = reading
  const isNew = Object.keys(date).length + Object.keys(time).length + categories.length + agentIds.length > 0
  if (acts.join() !== 'availability' || isNew || before.shown.length === 0) return reply
  if (guests === undefined && place === undefined) return reply
  return { ...reply, text: joinSentences(say.notedDetails({ guests, place }), reply.text) }
}

/** People are shown as they are; that the roster does not note men and women is said. */
const noteGender = (reply: Reply, { reading, say }: Turn): Reply =>
  (reply.agents ?? []).length > 0 && asksGender(reading.text)
    ? { ...reply, text: [reply.text, say.noGender].filter(Boolean).join(reply.text.includes('\n') ? '\n' : ' ') }
    : reply

async function replyTo(act: Act, turn: Turn, tools: AssistantTools, question: string): Promise<Reply> {
  if (act === 'apply') return replyApply(turn, tools, question)
  if (act === 'contact') return replyContact(turn, tools, question)
  if (act === 'person') return replyPerson(turn, tools, question)
  const topic = TOPICS[act as Intent] // an act that is no intent has no topic
  if (topic !== undefined) return replyPolicy(topic, turn, tools)
  const replier = REPLIERS[act]
  if (!replier) throw new Error(`nothing replies to ${act}`)
  return replier(turn, tools)
}

/** Reasons to call a person, the most urgent first. */
const URGENCY = ['emergency', 'complaint', 'person'] as const

/**
 * The lines one below the other; the next step of the reply that calls a person, of the one that shows people, else the
 * last. What a reply does besides its words is done in company too.
 */
function unite(replies: readonly Reply[]): Reply {
  const needsPerson = URGENCY.find((kind) => replies.some((reply) => reply.needsPerson === kind))
  const application = replies.find((reply) => reply.application)?.application
  const contact = replies.find((reply) => reply.contact)?.contact
  const applicant = replies.find((reply) => reply.applicant)?.applicant
  const leading =
    (needsPerson && replies.find((reply) => reply.needsPerson === needsPerson)) ??
    replies.find((reply) => reply.applicant) ??
    replies.find(({ next, agents }) => next && agents && agents.length > 0) ??
    replies.findLast(({ next }) => next)
  const agents = replies.flatMap(({ agents: some = [] }) => some)
  const picked = replies.find(({ agentIds }) => agentIds !== undefined)?.agentIds
  const span = replies.find((reply) => reply.span)?.span
  const sources = [...new Set(replies.flatMap(({ sources: some = [] }) => some))]
  return {
    text: replies
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    next: leading?.next,
    asked: leading?.asked ?? replies.find(({ asked }) => asked?.waitsFor)?.asked,
    choices: leading?.choices ?? [],
    agents: agents.filter(({ id }, i) => agents.findIndex((one) => one.id === id) === i),
    sources,
    ...(span && { span }),
    ...(picked && { agentIds: picked }),
    ...(needsPerson && { needsPerson }),
    ...(application && { application }),
    ...(contact && { contact }),
    ...(applicant && { applicant }),
  }
}

/** The office's written answer to this question or, when nothing else was understood, a built-in entry. */
async function replyFromEntries(
  acts: readonly Act[],
  { reading }: Turn,
  tools: AssistantTools,
  question: string,
): Promise<Reply | undefined> {
  const isWide = acts[0] === 'find' && reading.categories.length === 0 && reading.agentIds.length === 0
  if (!isWide && !acts.some((act) => OPEN.has(act))) return undefined
  const isOther = acts.includes('unclear') || acts.includes('off-topic')
  const found = await tools.knowledge.search(question, isOther ? ['answer', 'policy'] : ['answer'])
  const best = found.find((entry) => fits(entry))
  return best && { text: best.content, sources: [best.title] }
}

const fits = ({ kind, score }: Found) => score >= (kind === 'answer' ? FITS.written : FITS.builtIn)
