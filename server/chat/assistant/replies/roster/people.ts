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

/** Their names, in order. */
export const namesOf = (agents: readonly { name: string }[]): string[] => agents.map(({ name }) => name)
