import { ANYTHING_ELSE, asksAnythingElse, FAREWELL } from '#shared/model/chat.ts'
import type { AgencyTopic } from '../../knowledge/built-in-entries.ts'
import { findAgents } from '../tools/roster.ts'
import { NO } from '../understand/cues.ts'
import type { Understanding } from '../understand/understand.ts'
import { describeShortage, findCategory, findFitting, missingCategory } from './find.ts'
import {
  type AssistantTools,
  describeAgent,
  findCategoryTitle,
  formatCategory,
  formatRate,
  joinWords,
  listCategories,
  type Reply,
  shortenBio,
  withTax,
} from './reply.ts'

/** What we offer, or who of a category there is. */
export async function replyServices(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  const { lexicon } = tools
  const missing = missingCategory(wish, tools)
  if (missing !== undefined) {
    return {
      text: `We have no ${findCategoryTitle(missing, lexicon)} at the moment. Our services are ${listCategories(lexicon)}. Which service are you looking for?`,
    }
  }
  const category = findCategory(wish, tools)
  if (category === undefined && wish.words.length === 0) {
    if (lexicon.categories.length === 0)
      return { text: 'Our roster is being put together. Please ask for a person at our office.' }
    return {
      text: `We book talent for events in Atlanta. Our services: ${listCategories(lexicon)}. Which service are you looking for?`,
    }
  }
  const agents = await findFitting(wish, tools)
  const title = category === undefined ? 'For that' : findCategoryTitle(category, lexicon)
  if (agents.length === 0) {
    return {
      text: `${title}: nobody is on our roster at the moment. Our services are ${listCategories(lexicon)}. Which service are you looking for?`,
    }
  }
  const shortage = describeShortage(wish, tools, agents.length)
  return {
    text: `${title}: I suggest ${joinWords(agents.map((agent) => describeAgent(agent)))}. ${shortage ? `${shortage} ` : ''}Shall I check who is free on your date?`,
    agents,
  }
}

/** Describes the agents named, from their public profiles. */
export async function replyAgent(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  const agents = await findAgents(tools.context.db, { ids: wish.agentIds, limit: 3 })
  const [first] = agents
  if (!first) return { text: 'I no longer find that name on our roster. Who else are you thinking of?' }
  const sources = agents.map(({ name }) => name)
  if (agents.length > 1) {
    const names = joinWords(agents.map((agent) => describeAgent(agent)))
    return { text: `There are several of that name: ${names}. Tell me which one you mean.`, agents, sources }
  }
  const { name, category, bio, specialties, hourlyRate, plusTax, rating, totalBookings, availability } = first
  const facts = [
    `${name}: ${formatCategory(category)}, ${withTax(formatRate(hourlyRate), plusTax && hourlyRate !== null)}, rated ${rating} of 5${totalBookings > 0 ? ` after ${totalBookings} bookings` : ''}.`,
    shortenBio(bio),
    specialties.length > 0 && `Known for ${joinWords(specialties)}.`,
    availability
      ? `Shall I check a date with ${name}?`
      : `${name} takes no bookings at the moment. Shall I look for somebody alike?`,
  ]
  return { text: facts.filter(Boolean).join(' '), agents, sources }
}

const NEXT: Partial<Record<AgencyTopic, string>> = {
  booking: 'Tell me your date, and I look up who is free.',
  cancellation: 'Is there a date I can check for you?',
  payment: 'Is there a date I can check for you?',
}

async function replyTopic(topic: AgencyTopic, tools: AssistantTools): Promise<Reply> {
  const { title, content } = await tools.knowledge.policy(topic)
  return { text: [content, NEXT[topic]].filter(Boolean).join(' '), sources: [title] }
}

/** How to book; never books, changes or looks into anything. */
export async function replyBooking(wish: Understanding, tools: AssistantTools): Promise<Reply> {
  const reply = await replyTopic(wish.topic ?? 'booking', tools)
  if (wish.topic !== 'booking') return reply
  if (wish.agentIds.length === 0 && findCategory(wish, tools) === undefined) return reply
  const agents = await findFitting(wish, tools)
  if (agents.length === 0) return reply
  const { content } = await tools.knowledge.policy('booking')
  const [first] = agents
  const lead =
    wish.agentIds.length > 0 && agents.length === 1 && first
      ? `Good choice: ${describeAgent(first)}.`
      : `I suggest ${joinWords(agents.map((agent) => describeAgent(agent)))}.`
  return { ...reply, text: `${lead} ${content} Tell me your date, and I look up who is free.`, agents }
}

/** Answers with the built-in entry of a topic. */
export async function replyPolicies({ topic = 'request' }: Understanding, tools: AssistantTools): Promise<Reply> {
  const reply = await replyTopic(topic, tools)
  const { phone } = tools.context.config.brand
  return topic === 'conduct' || topic === 'vetting'
    ? { ...reply, text: `${reply.text} Our office answers at ${phone}.` }
    : reply
}

/** How to reach a person. */
export async function replyPerson({ topic, text }: Understanding, tools: AssistantTools): Promise<Reply> {
  const { title, content } = await tools.knowledge.policy('hours')
  if (topic === 'hours') return { text: content, sources: [title] }
  const self = tools.ai ? 'I am an AI assistant. ' : 'I am an automatic assistant, not a person. '
  const whatIAm = /\bare you\b/.test(text) ? self : ''
  return {
    text: `${whatIAm}To speak to a person, leave your name and how to reach you under 'Speak to a person' here. ${content}`,
    sources: [title],
  }
}

/** A welcome, and what can be asked. */
export async function replyGreeting(_wish: Understanding, tools: AssistantTools): Promise<Reply> {
  return {
    text: `Hello, and welcome to ${tools.context.config.brand.name}! I can show you who we have, what they cost and who is free on your date. What are you planning?`,
  }
}

/** Thanks for thanks, and the end of a conversation; whether there is anything else is asked once (P10.40). */
export async function replyThanks({ text }: Understanding, { spoken }: AssistantTools): Promise<Reply> {
  if (!NO.test(text)) {
    const next = spoken.some(asksAnythingElse) ? 'I am here if you need anything more.' : ANYTHING_ELSE
    return { text: `You are very welcome. ${next}` }
  }
  const last = spoken.at(-1) ?? ''
  const declined = last.trimEnd().endsWith('?') && !asksAnythingElse(last)
  return { text: declined ? `All right. ${ANYTHING_ELSE}` : FAREWELL }
}

/** What is none of ours: said so, with what is. */
export async function replyOther(_wish: Understanding, tools: AssistantTools): Promise<Reply> {
  return {
    text: `I am not sure I can help with that. I know our talent, what it costs, who is free on a date and how booking works; our office at ${tools.context.config.brand.phone} knows the rest. What are you planning?`,
  }
}
