import { Temporal } from 'temporal-polyfill'
import type { ChatEvent } from '#shared/contract/chat/chat-message.ts'
import type { Found } from '../knowledge/knowledge-rows.ts'
import type { Answer, ChatTurn } from './chat-turn.ts'
import { replyAvailability } from './replies/availability.ts'
import { replyEach } from './replies/each-category.ts'
import * as general from './replies/general.ts'
import { replyPricing } from './replies/pricing.ts'
import { type AssistantTools, NAMED, type Replier, type Reply } from './replies/reply.ts'
import { replyYesNo } from './replies/yes-no.ts'
import { suggest } from './tools/roster.ts'
import { buildEventSpan, type EventSpan, formatAddressTime } from './tools/span.ts'
import { type Understanding, understand } from './understand/understand.ts'

const REPLIERS: Record<Understanding['intent'], Replier> = {
  greeting: general.replyGreeting,
  services: general.replyServices,
  availability: replyAvailability,
  pricing: replyPricing,
  booking: general.replyBooking,
  agent: general.replyAgent,
  policies: general.replyPolicies,
  person: general.replyPerson,
  thanks: general.replyThanks,
  other: general.replyOther,
}

/** How well an entry must fit before it is the answer: 0 to 1. */
const FITS = { written: 0.55, builtIn: 0.5 }

/**
 * The answer without any model: what was understood decides which of the tools are asked, and their rows are the answer
 * (docs/product.md P10.13).
 */
export async function answerLocally(said: readonly ChatTurn[], tools: AssistantTools): Promise<Answer> {
  const own = said.filter(({ role }) => role === 'user').map(({ content }) => content)
  const wish = understand(own, tools.lexicon, tools.today)
  const {
    intent,
    text,
    agents = [],
    span,
    sources = [],
  } = (await replyYesNo(wish, tools)) ?? {
    intent: wish.intent,
    ...((await replyFromEntries(own.at(-1) ?? '', wish, tools)) ??
      (await replyEach(wish, tools, REPLIERS[wish.intent])) ??
      (await REPLIERS[wish.intent](wish, tools))),
  }
  return {
    text,
    intent,
    suggestedAgents: agents.slice(0, NAMED).map(suggest),
    event: eventOf(wish, tools, span),
    sources,
    model: 'fallback',
  }
}

/** What is known of the event: the time the answer looked at, else what the visitor said (docs/product.md P10.43). */
function eventOf(
  { date, time, place }: Understanding,
  { today }: AssistantTools,
  looked?: EventSpan,
): ChatEvent | undefined {
  const { day } = date
  const said = day && Temporal.PlainDate.compare(day, today) >= 0 ? buildEventSpan(day, time) : undefined
  const span = looked ?? said
  const hours = span?.hours ?? time.hours
  if (!span && hours === undefined && place === undefined) return undefined
  return {
    ...(span && { date: formatAddressTime(span) }),
    ...(hours !== undefined && { hours }),
    ...(place && { place }),
  }
}

/** The office's written answer to this question or, when no other intent fits, a built-in entry. */
async function replyFromEntries(
  question: string,
  wish: Understanding,
  tools: AssistantTools,
): Promise<Reply | undefined> {
  const isOpen =
    wish.intent === 'other' || wish.intent === 'policies' || wish.intent === 'booking' || wish.intent === 'person'
  const isWide = wish.intent === 'services' && wish.categories.length === 0
  if (!isOpen && !isWide) return undefined
  const found = await tools.knowledge.search(question, wish.intent === 'other' ? ['answer', 'policy'] : ['answer'])
  const best = found.find((entry) => fits(entry))
  return best && { text: best.content, sources: [best.title] }
}

const fits = ({ kind, score }: Found) => score >= (kind === 'answer' ? FITS.written : FITS.builtIn)
