import type { ChatIntent } from '#shared/contract/chat/chat-message.ts'
import { asksAnythingElse } from '#shared/model/chat.ts'
import { findAgents } from '../tools/roster.ts'
import { CHANGE_THAT, NO, NOT_YET, YES } from '../understand/cues.ts'
import type { Understanding } from '../understand/understand.ts'
import { replyAvailability } from './availability.ts'
import { findFitting } from './find.ts'
import { replyBooking } from './general.ts'
import { type AssistantTools, describeAgent, joinWords, type Reply } from './reply.ts'

interface Answered extends Reply {
  intent: ChatIntent
}

/** The last question of a text; empty when it has none. */
const questionOf = (text: string): string => /[^.!?]*\?(?=[^?]*$)/.exec(text)?.[0] ?? ''

/**
 * What a plain yes or no is answered with: it depends on what the assistant asked last (docs/product.md P10.42).
 * @returns undefined for everything else, and for a no that only declines
 */
export async function replyYesNo(wish: Understanding, tools: AssistantTools): Promise<Answered | undefined> {
  const question = questionOf(tools.spoken.at(-1) ?? '')
  if (YES.test(wish.text)) {
    // without a question, 'ok' is said to what was heard
    return question === '' && wish.intent !== 'other' ? undefined : replyYes(question, wish, tools)
  }
  const declines = NO.test(wish.text)
  if (CHANGE_THAT.test(wish.text) || (declines && /\bconfirm/i.test(question))) {
    return { intent: 'other', text: 'Of course. Tell me what to change: the date, the time, the hours or the talent.' }
  }
  if (NOT_YET.test(wish.text) || (declines && /\bproceed\b/i.test(question))) {
    const text = 'Take your time: nothing is booked until you send a request. What else would you like to know?'
    return { intent: 'other', text }
  }
  return undefined
}

async function replyYes(question: string, wish: Understanding, tools: AssistantTools): Promise<Answered> {
  if (asksAnythingElse(question))
    return { intent: 'other', text: 'Gladly. Ask me about our talent, our prices or who is free on your date.' }
  if (/\balike\b/i.test(question)) return replyAlike(wish, tools)
  if (/\b(?:confirm|proceed|book|request)/i.test(question)) {
    const booking: Understanding = { ...wish, intent: 'booking', topic: 'booking' }
    return { intent: 'booking', ...(await replyBooking(booking, tools)) }
  }
  if (/\b(?:dates?|free|available)\b/i.test(question))
    return { intent: 'availability', ...(await replyAvailability({ ...wish, intent: 'availability' }, tools)) }
  const text = 'Good. Tell me the service, the date or the name you have in mind, and I look it up.'
  return { intent: 'other', text }
}

/** Other agents of the category of one who takes no bookings. */
async function replyAlike(wish: Understanding, tools: AssistantTools): Promise<Answered> {
  const [named] = await findAgents(tools.context.db, { ids: wish.agentIds, limit: 1 })
  const fitting = await findFitting(
    { ...wish, agentIds: [], words: [], categories: named ? [named.category] : [] },
    tools,
  )
  const agents = fitting.filter(({ id, availability }) => id !== named?.id && availability)
  if (agents.length === 0)
    return { intent: 'services', text: 'I find nobody alike at the moment. Who else are you thinking of?' }
  const names = joinWords(agents.map((agent) => describeAgent(agent)))
  return { intent: 'services', text: `I suggest ${names}. Shall I check who is free on your date?`, agents }
}
