import { ANYTHING_ELSE, asksAnythingElse, FAREWELL } from '#shared/model/chat.ts'
import type { HouseTopic } from '../../knowledge/house-entries.ts'
import { findAgents } from '../tools/roster.ts'
import { NO } from '../understand/cues.ts'
import type { Understanding } from '../understand/understand.ts'
import { categoryOf, findFitting, missingCategory } from './find.ts'
import {
  categoryTitle,
  type Desk,
  listOf,
  type Reply,
  tellAgent,
  tellBio,
  tellCategories,
  tellCategory,
  tellRate,
} from './reply.ts'

/** What we offer, or who of a category there is. */
export async function replyServices(wish: Understanding, desk: Desk): Promise<Reply> {
  const { lexicon } = desk
  const missing = missingCategory(wish, desk)
  if (missing !== undefined) {
    return {
      text: `We have no ${categoryTitle(missing, lexicon)} at the moment. Our services are ${tellCategories(lexicon)}. Which service are you looking for?`,
    }
  }
  const category = categoryOf(wish, desk)
  if (category === undefined && wish.words.length === 0) {
    if (lexicon.categories.length === 0)
      return { text: 'Our roster is being put together. Please ask for a person at our office.' }
    return {
      text: `We book talent for events in Atlanta. Our services: ${tellCategories(lexicon)}. Which service are you looking for?`,
    }
  }
  const agents = await findFitting(wish, desk)
  const title = category === undefined ? 'For that' : categoryTitle(category, lexicon)
  if (agents.length === 0) {
    return {
      text: `${title}: nobody is on our roster at the moment. Our services are ${tellCategories(lexicon)}. Which service are you looking for?`,
    }
  }
  return {
    text: `${title}: I suggest ${listOf(agents.map((agent) => tellAgent(agent)))}. Shall I check who is free on your date?`,
    agents,
  }
}

/** Who somebody is, from the profile everyone can read. */
export async function replyAgent(wish: Understanding, desk: Desk): Promise<Reply> {
  const agents = await findAgents(desk.context.db, { ids: wish.agentIds, limit: 3 })
  const [first] = agents
  if (!first) return { text: 'I no longer find that name on our roster. Who else are you thinking of?' }
  const sources = agents.map(({ name }) => name)
  if (agents.length > 1) {
    const names = listOf(agents.map((agent) => tellAgent(agent)))
    return { text: `There are several of that name: ${names}. Tell me which one you mean.`, agents, sources }
  }
  const { name, category, bio, specialties, hourlyRate, rating, totalBookings, availability } = first
  const facts = [
    `${name}: ${tellCategory(category)}, ${tellRate(hourlyRate)}, rated ${rating} of 5${totalBookings > 0 ? ` after ${totalBookings} bookings` : ''}.`,
    tellBio(bio),
    specialties.length > 0 && `Known for ${listOf(specialties)}.`,
    availability
      ? `Shall I check a date with ${name}?`
      : `${name} takes no bookings at the moment. Shall I look for somebody alike?`,
  ]
  return { text: facts.filter(Boolean).join(' '), agents, sources }
}

const NEXT: Partial<Record<HouseTopic, string>> = {
  booking: 'Tell me your date, and I look up who is free.',
  cancellation: 'Is there a date I can check for you?',
  payment: 'Is there a date I can check for you?',
}

async function replyTopic(topic: HouseTopic, desk: Desk): Promise<Reply> {
  const { title, content } = await desk.knowledge.policy(topic)
  return { text: [content, NEXT[topic]].filter(Boolean).join(' '), sources: [title] }
}

/** How to book; never books, changes or looks into anything. */
export async function replyBooking(wish: Understanding, desk: Desk): Promise<Reply> {
  const reply = await replyTopic(wish.topic ?? 'booking', desk)
  if (wish.topic !== 'booking') return reply
  if (wish.agentIds.length === 0 && categoryOf(wish, desk) === undefined) return reply
  const agents = await findFitting(wish, desk)
  if (agents.length === 0) return reply
  const { content } = await desk.knowledge.policy('booking')
  const [first] = agents
  const lead =
    wish.agentIds.length > 0 && agents.length === 1 && first
      ? `Good choice: ${tellAgent(first)}.`
      : `I suggest ${listOf(agents.map((agent) => tellAgent(agent)))}.`
  return { ...reply, text: `${lead} ${content} Tell me your date, and I look up who is free.`, agents }
}

/** What the house says about a topic. */
export async function replyPolicies({ topic = 'request' }: Understanding, desk: Desk): Promise<Reply> {
  const reply = await replyTopic(topic, desk)
  const { phone } = desk.context.config.brand
  return topic === 'conduct' || topic === 'vetting'
    ? { ...reply, text: `${reply.text} Our office answers at ${phone}.` }
    : reply
}

/** How to reach a person. */
export async function replyPerson({ topic, text }: Understanding, desk: Desk): Promise<Reply> {
  const { title, content } = await desk.knowledge.policy('hours')
  if (topic === 'hours') return { text: content, sources: [title] }
  const self = desk.ai ? 'I am an AI assistant. ' : 'I am an automatic assistant, not a person. '
  const whatIAm = /\bare you\b/.test(text) ? self : ''
  return {
    text: `${whatIAm}To speak to a person, leave your name and how to reach you under 'Speak to a person' here. ${content}`,
    sources: [title],
  }
}

/** A welcome, and what can be asked. */
export async function replyGreeting(_wish: Understanding, desk: Desk): Promise<Reply> {
  return {
    text: `Hello, and welcome to ${desk.context.config.brand.name}! I can show you who we have, what they cost and who is free on your date. What are you planning?`,
  }
}

/** Thanks for thanks, and the end of a conversation; whether there is anything else is asked once (P10.40). */
export async function replyThanks({ text }: Understanding, { spoken }: Desk): Promise<Reply> {
  if (!NO.test(text)) {
    const next = spoken.some(asksAnythingElse) ? 'I am here if you need anything more.' : ANYTHING_ELSE
    return { text: `You are very welcome. ${next}` }
  }
  const last = spoken.at(-1) ?? ''
  const declined = last.trimEnd().endsWith('?') && !asksAnythingElse(last)
  return { text: declined ? `All right. ${ANYTHING_ELSE}` : FAREWELL }
}

/** What is none of ours: said so, with what is. */
export async function replyOther(_wish: Understanding, desk: Desk): Promise<Reply> {
  return {
    text: `I am not sure I can help with that. I know our talent, what it costs, who is free on a date and how booking works; our office at ${desk.context.config.brand.phone} knows the rest. What are you planning?`,
  }
}
