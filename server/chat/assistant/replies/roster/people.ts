import { bookingTotalCents, formatCents } from '#shared/model/money.ts'
import type { RosterAgent } from '../../tools/roster.ts'
import type { Turn } from '../reply.ts'

/** The total of an agent for some hours in words; undefined when the rate is unknown. */
export function formatTotal(agent: RosterAgent, hours: number, { say }: Pick<Turn, 'say'>): string | undefined {
  const cents = bookingTotalCents(agent.hourlyRate, hours)
  return cents === null ? undefined : `${formatCents(cents)}${agent.plusTax ? ` ${say.plusTax}` : ''}`
}

/** 'Kei Navarro ($620.00)': the card beside it shows the rest. */
export const withTotal = (agent: RosterAgent, hours: number, turn: Pick<Turn, 'say'>): string =>
  `${agent.name} (${formatTotal(agent, hours, turn) ?? turn.say.rate(null, false)})`

/** Who of several asks least or most an hour, where that was asked for; they are in this order. */
export function describeLean({ wish, say }: Turn, agents: readonly RosterAgent[]): string | undefined {
  const [first, second] = agents
  if (wish.price.lean === undefined || second === undefined || !first?.hourlyRate) return undefined
  const describe = wish.price.lean === 'cheap' ? say.leastOf : say.mostOf
  return describe(first.name, say.rate(first.hourlyRate, first.plusTax))
}

/** Their names, in order. */
export const namesOf = (agents: readonly { name: string }[]): string[] => agents.map(({ name }) => name)
