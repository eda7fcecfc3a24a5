import { Temporal } from 'temporal-polyfill'
import type { ChatEvent, ChatIntent } from '#shared/contract/chat/chat-message.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Answer, ChatTurn } from './chat-turn.ts'
import type { Act } from './dialogue/act.ts'
import { chooseActs } from './dialogue/acts.ts'
import { COARSE } from './dialogue/coarse.ts'
import { answerContact, contactFor } from './dialogue/continue-talk.ts'
import { ABOUT_ROSTER, dropAccidents } from './dialogue/heard/accidents.ts'
import { readFragment } from './dialogue/heard/fragment.ts'
import { heardBefore } from './dialogue/heard/heard-before.ts'
import { keptSubject } from './dialogue/heard/kept-subject.ts'
import { idsToPickFrom, resolvePick } from './dialogue/pick.ts'
import { INSTEAD, OTHERS, updateState } from './dialogue/update.ts'
import { wishOf } from './dialogue/wish.ts'
import { composeReply } from './replies/compose.ts'
import { keepBookable } from './replies/keep-bookable.ts'
import { replyInOtherLanguage } from './replies/other-language.ts'
import type { AssistantTools, Reply, Turn } from './replies/reply.ts'
import { sentencesOf } from './replies/words/sentences.ts'
import { findAgents, suggest } from './tools/roster.ts'
import { buildEventSpan, type EventSpan, formatAddressTime } from './tools/span.ts'
import { readMessage } from './understand/read-message.ts'
import type { Reading } from './understand/reading.ts'

/**
 * The answer without any model: what was understood, in the light of the conversation, decides which of the tools are
 * asked, and their rows are the answer (docs/product.md P10.13, P10.65).
 * @param said the last of it is answered
 * @param stored what the conversation knows; without it, what can be read from what was said
 */
export async function answerLocally(
  said: readonly ChatTurn[],
  tools: AssistantTools,
  stored?: DialogueState,
): Promise<Answer> {
  const question = said.findLast(({ role }) => role === 'user')?.content ?? ''
  const before = stored ?? heardBefore(said.slice(0, -1), tools)
  const reading = await read(question, before, tools)
  const state = updateState(before, reading, tools.now)
  const turn: Turn = {
    ...{ reading, before, state, say: sentencesOf(state.language) },
    wish: await wishFor(state, before, reading, tools),
  }
  const acts = chooseActs(before, state, reading)
  const inOther = await replyInOtherLanguage(turn, tools)
  const composed = keepAsking(inOther ?? (await composeReply(acts, turn, tools, question)), turn, acts)
  const { reply, agents } = await keepBookable(composed, turn, tools)
  return {
    text: [reply.text, reply.next].filter(Boolean).join(reply.text.includes('\n') ? '\n' : ' '),
    intent: coarseOf(acts[0], turn),
    suggestedAgents: agents.map(suggest),
    event: eventOf(state, tools, reply.span),
    sources: [...(reply.sources ?? [])],
    choices: [...(reply.choices ?? [])].slice(0, 4),
    wants: wantsOf(acts, reading),
    ...(reply.needsPerson && { needsPerson: reply.needsPerson }),
    ...(reply.application && { application: reply.application }),
    ...(reply.contact && { contact: reply.contact }),
    state: stateAfter(turn, acts, { ...reply, agents }),
    model: 'fallback',
  }
}

/** What a message wanted; a detail or a contact wants nothing of its own and is what it was answered as. */
const wantsOf = ([act]: readonly Act[], { intents }: Reading) =>
  act === undefined || act === 'unclear' ? [] : intents.length > 0 ? intents : [{ intent: act, score: 1 }]

/** The message's reading; whom it picks among those shown counts as named. */
async function read(question: string, before: DialogueState, tools: AssistantTools): Promise<Reading> {
  const underDiscussion = before.known.day === undefined ? undefined : Temporal.PlainDate.from(before.known.day)
  const alone = readMessage(question, {
    ...{ lexicon: tools.lexicon, now: tools.now, underDiscussion },
    asksPlace: before.asked?.what === 'place',
  })
  // a name beside a contact is the visitor's own
  if (answerContact(before, alone) !== undefined) return { ...alone, agentIds: [], notAgentIds: [] }
  const reading = readFragment(before, alone)
  const kept = keptSubject(before, reading)
  if (kept !== undefined) {
    const nobody = { agentIds: [], notAgentIds: [], categories: [], words: [] }
    return { ...reading, ...nobody, intents: [{ intent: kept, score: 1 }] }
  }
  if (reading.agentIds.length > 0 || before.shown.length === 0) return dropAccidents(before, reading)
  const ids = idsToPickFrom(before)
  const shown = await findAgents(tools.context.db, { ids, limit: ids.length })
  return dropAccidents(before, resolvePick(reading, shown, before.known))
}

/** 'Who else?' means the same service, without those under discussion. */
async function wishFor(state: DialogueState, before: DialogueState, reading: Reading, tools: AssistantTools) {
  const isOther = reading.agentIds.length === 0 && OTHERS.test(reading.text)
  const without = [...reading.notAgentIds, ...(isOther ? othersThan(before, reading) : [])]
  // what is added is answered alone; a sum takes all of it
  const added = reading.categories.filter((name) => state.known.categories.includes(name))
  const wish = wishOf(added.length > 0 ? { ...state.known, categories: added } : state.known, reading, without)
  // a date after 'which of the two is cheaper' is a question about these two
  const names = wish.agentIds.length + wish.categories.length + wish.words.length > 0
  if (before.intent === 'compare' && !names && !isOther) return { ...wish, agentIds: before.shown }
  const first = without[0] ?? before.shown[0]
  // who was shown last may be of another service than the one named before
  const isOpen = reading.categories.length === 0 && wish.categories.length < 2
  if (!isOther || first === undefined || !isOpen) return wish
  const [agent] = await findAgents(tools.context.db, { ids: [first], limit: 1 })
  return { ...wish, categories: agent ? [agent.category] : [] }
}

/** 'Who else' is none of those shown, 'who then' may be one of them. */
const othersThan = ({ known, shown }: DialogueState, { text }: Reading) =>
  known.agentIds.length > 0 ? known.agentIds : INSTEAD.test(text) ? [] : shown

/** A bare booking that names nobody is a question of how to book; all else is what the first act is about. */
const coarseOf = (act: Act | undefined, { before }: Turn): ChatIntent => {
  if (act === 'contact') return contactFor(before)
  if (act === 'noted' && before.intent !== undefined) return 'services'
  return act === undefined ? 'other' : COARSE[act]
}

/** What is no question beside a wish for a contact: it ends the wish, asks for a contact itself, or calls a person at once. */
const NOT_BESIDE: ReadonlySet<Act> = new Set<Act>([
  ...(['contact', 'apply', 'deny', 'start-over', 'goodbye', 'how-to-book', 'noted', 'sent'] as const),
  ...(['complaint', 'person', 'identity', 'emergency', 'decline', 'unclear', 'reached-when'] as const),
])
const asksContact = ({ asked }: DialogueState) => asked?.what === 'contact' || asked?.what === 'applicant'

/**
 * A question beside it leaves the wish for a contact open: of an applicant and after a complaint it is asked for again,
 * and nothing else is (docs/product.md P10.98).
 */
function keepAsking(reply: Reply, { before, say }: Turn, [act]: readonly Act[]): Reply {
  const isBeside = act !== undefined && !NOT_BESIDE.has(act) && !ABOUT_ROSTER.has(act)
  if (!isBeside || !asksContact(before)) return reply
  const { next: _next, choices: _choices, ...rest } = reply
  const { name, email, phone } = before.applicant ?? {}
  const missing = name === undefined ? say.applicantBoth : (email ?? phone) === undefined && say.applicantContact
  const next = before.asked?.waitsFor === undefined && missing
  return { ...rest, ...(next && { next }), asked: before.asked, applicant: before.applicant }
}

function stateAfter({ state }: Turn, acts: readonly Act[], reply: Reply): DialogueState {
  const [act] = acts
  const agents = reply.agents ?? []
  const { applicant: _left, asked: _asked, ...rest } = state
  const applicant = reply.applicant
  const shown = agents.map(({ id }) => id)
  return {
    ...rest,
    known: { ...state.known, ...(reply.agentIds && { agentIds: [...reply.agentIds] }) },
    shown: shown.length > 0 ? shown : state.shown,
    ...(shown.length > 1 && { listed: shown }),
    ...(reply.asked && { asked: reply.asked }),
    ...(applicant && { applicant }),
    ...(act !== undefined && { intent: act }),
  }
}

/** What is known of the event: the time the answer looked at, else what the visitor said (docs/product.md P10.43). */
function eventOf({ known }: DialogueState, { today }: AssistantTools, looked?: EventSpan): ChatEvent | undefined {
  const { day, start, part, hours, place, guests, eventType } = known
  // the form has the event type in a field of its own
  const words = known.words.filter((word) => word !== eventType)
  const said = day === undefined || day < today.toString() ? undefined : Temporal.PlainDate.from(day)
  const time = {
    ...(start !== undefined && { minute: start }),
    ...(part && { part }),
    ...(hours !== undefined && { hours }),
  }
  const span = looked ?? (said && buildEventSpan(said, time))
  const lasts = span?.hours ?? hours
  const event = {
    ...(span && { date: formatAddressTime(span) }),
    ...(lasts !== undefined && { hours: lasts }),
    ...(place && { place }),
    ...(guests !== undefined && { guests }),
    ...(eventType && { eventType }),
    ...(words.length > 0 && { wishes: words }),
  }
  return Object.keys(event).length === 0 ? undefined : event
}
