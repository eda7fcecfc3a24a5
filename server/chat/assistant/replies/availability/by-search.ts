import { Temporal } from 'temporal-polyfill'
import type { RosterAgent } from '../../tools/roster.ts'
import { buildEventSpan, type EventSpan } from '../../tools/span.ts'
import { type AssistantTools, joinSentences, type Reply, type Turn } from '../reply.ts'
import { describeShortage, findFitting, rateLimits, whoTitle } from '../roster/find.ts'
import { describeLean, withTotal } from '../roster/people.ts'
import { describeAssumptions, formatWhen } from './assumptions.ts'

/** Days that are looked at when nobody is free on the one asked for. */
const OTHER_DAYS = [1, -1, 7] as const

interface When {
  day: Temporal.PlainDate
  span: EventSpan
}

/** Who of a category, or of all, is free; when nobody is, others or another day (docs/product.md P10.22). */
export async function replyBySearch(turn: Turn, tools: AssistantTools, { day, span }: When): Promise<Reply> {
  const { wish, say } = turn
  const who = whoTitle(wish, turn, tools)
  const when = formatWhen(day, span, turn, tools)
  const notes = describeAssumptions(turn, span)
  const people = (agents: readonly RosterAgent[]) => agents.map((agent) => withTotal(agent, span.hours, turn))
  const offer = (agents: RosterAgent[], at: EventSpan, ...said: (string | undefined)[]): Reply => ({
    text: joinSentences(...said),
    next: agents.length > 1 ? say.whichOne : say.openForm,
    asked: { what: agents.length > 1 ? 'which' : 'book' },
    agents,
    span: at,
  })
  const agents = await findFitting(wish, tools, { free: span })
  if (agents.length > 0) {
    return offer(
      agents,
      span,
      say.free(people(agents), when),
      describeLean(turn, agents),
      describeShortage(turn, tools, wish, agents.length),
      notes,
    )
  }
  const { notAgentIds } = turn.reading
  if (wish.without.length > notAgentIds.length) {
    // 'anybody else?', when all have been shown
    const shown = await findFitting({ ...wish, without: notAgentIds }, tools, { free: span })
    if (shown.length > 0) return offer(shown, span, say.nobodyElse, say.free(people(shown), when), notes)
  }
  const { minRate, maxRate } = rateLimits(wish)
  if (minRate !== undefined || maxRate !== undefined) {
    const dearer = await findFitting(wish, tools, { free: span, limited: false })
    if (dearer.length > 0) {
      return offer(dearer, span, say.noneAtRate(who, when), notes, say.atAnotherRate(people(dearer)))
    }
  }
  for (const ahead of OTHER_DAYS) {
    const other = day.add({ days: ahead })
    if (Temporal.PlainDate.compare(other, tools.today) < 0) continue
    const otherSpan = buildEventSpan(other, wish.time)
    const found = await findFitting(wish, tools, { free: otherSpan })
    if (found.length === 0) continue
    const instead = say.freeInstead(formatWhen(other, otherSpan, turn, tools), people(found))
    return offer(found, otherSpan, say.noneFree(who, when), notes, instead)
  }
  return {
    text: joinSentences(say.noneFree(who, when), notes, say.askPerson),
    next: say.otherDate,
    asked: { what: 'date' },
  }
}
