import { asksAnythingElse } from '#shared/model/chat.ts'
import type { Act } from '../dialogue/act.ts'
import { isImpossible } from '../dialogue/impossible.ts'
import type { Intent } from '../understand/intents.ts'
import { type AssistantTools, joinSentences, type Reply, type Turn } from './reply.ts'

/** Whether there is anything else is asked once in a conversation (docs/product.md P10.40). */
const hasAsked = ({ spoken }: AssistantTools, { say }: Turn) =>
  spoken.some((text) => asksAnythingElse(text) || text.includes(say.anythingElse))

/** A welcome, and what can be asked. */
async function replyGreeting({ say }: Turn, tools: AssistantTools): Promise<Reply> {
  return { text: say.greeting(tools.context.config.brand.name), next: say.whatPlanning, asked: { what: 'occasion' } }
}

/** Thanks for thanks. */
async function replyThanks(turn: Turn, tools: AssistantTools): Promise<Reply> {
  const { say } = turn
  if (hasAsked(tools, turn)) return { text: joinSentences(say.welcome, say.hereIfNeeded) }
  return { text: say.welcome, next: say.anythingElse, asked: { what: 'anything-else' } }
}

/** A farewell. */
async function replyGoodbye({ say }: Turn): Promise<Reply> {
  return { text: say.farewell }
}

/** A no: to a question it leaves it and asks once whether there is anything else; any other ends the conversation. */
async function replyDeny({ before, say }: Turn, { spoken }: AssistantTools): Promise<Reply> {
  const last = spoken.at(-1) ?? ''
  const declined = before.asked !== undefined && before.asked.what !== 'anything-else' && !asksAnythingElse(last)
  if (!declined) return { text: say.farewell }
  return { text: say.allRight, next: say.anythingElse, asked: { what: 'anything-else' } }
}

/** What is none of ours: said so, with what is. */
async function replyOther({ say }: Turn, tools: AssistantTools): Promise<Reply> {
  return { text: say.unsure(tools.context.config.brand.phone), next: say.whatPlanning, asked: { what: 'occasion' } }
}

/** The nearest of what can be asked stand for a message that was not understood. */
const COARSE: Partial<Record<Intent, string>> = {
  suggest: 'find',
  packages: 'price',
  compare: 'price',
  discount: 'price',
  'about-agent': 'find',
  'how-to-book': 'book',
  complaint: 'person',
}

/** One short question with buttons instead of a guess (docs/product.md P10.67). */
async function replyUnclear({ reading, say }: Turn): Promise<Reply> {
  const near = reading.nearest.map((intent) => COARSE[intent] ?? intent).filter((intent) => intent in say.labels)
  const intents = [...new Set([...near, 'find', 'availability', 'price', 'person'])].slice(0, 4)
  const choices = intents.map((intent) => ({ say: say.labels[intent] ?? intent, intent }))
  return {
    text: say.unclear,
    next: say.meant,
    asked: { what: 'meaning', choices },
    choices: choices.map((choice) => choice.say),
  }
}

/** Steps that only say something. */
export const SAID: Partial<Record<Act, (turn: Turn, tools: AssistantTools) => Promise<Reply>>> = {
  greeting: replyGreeting,
  thanks: replyThanks,
  goodbye: replyGoodbye,
  deny: replyDeny,
  meddling: replyOther,
  'off-topic': replyOther,
  unclear: replyUnclear,
  affirm: async ({ say }) => ({ text: say.goOn }),
  'go-on': async ({ say }) => ({ text: say.goOn }),
  gladly: async ({ say }) => ({ text: say.gladly }),
  'change-that': async ({ say }) => ({ text: say.changeThat }),
  'reached-when': async ({ before, say }, tools) => ({
    text: say.reachedWhen(tools.context.config.brand.phone),
    // what was asked for is still wanted
    asked: before.asked,
    applicant: before.applicant,
  }),
  'not-yet': async ({ say }) => ({ text: say.notYet }),
  'start-over': async ({ say }) => ({ text: say.startOver, next: say.whatPlanning, asked: { what: 'occasion' } }),
  noted: async ({ say, wish }) => ({
    text: say.noted,
    next: say.which({
      date: wish.day === undefined,
      time: false,
      hours: false,
      service: wish.categories.length === 0 && wish.agentIds.length === 0,
    }),
    asked: { what: 'date' },
  }),
  'wrong-date': async ({ reading, say }) => ({
    text: isImpossible(reading.time) ? say.noSuchTime : say.noSuchDate,
    next: say.which({
      date: !isImpossible(reading.time),
      time: isImpossible(reading.time),
      hours: false,
      service: false,
    }),
    asked: { what: 'date' },
  }),
}
