import { writeDollars } from '#server/catalog/words/own-currency.ts'
import { normalizeText, splitWords } from '#server/catalog/words/words.ts'
import type { RosterAgent } from '../tools/roster.ts'

/** What the tools have answered in one conversation's turn: all that a model may repeat. */
export interface Facts {
  agents: ReadonlyMap<string, RosterAgent>
  addAgents(agents: readonly RosterAgent[]): void
  /** Notes who a tool has found free at the time in question. */
  addFree(ids: readonly string[]): void
  /** Whether a tool has found an agent free. */
  isFree(id: string): boolean
  /**
   * Adds a text of the agency, which answers may repeat word for word.
   * @param except amounts that aren't the agency's own
   */
  addText(text: string, except?: ReadonlySet<number>): void
  addSource(title: string): void
  sources(): string[]
  /** Whether an amount in whole dollars was named, or is a rate times hours. */
  knowsAmount(dollars: number): boolean
  /** Whether a word is in any text that was added. */
  knowsWord(word: string): boolean
  /** Whether a sentence is the agency's own. */
  says(sentence: string): boolean
}

const LONGEST = 72
const AMOUNT = /\$ ?(\d{1,3}(?:,\d{3})+|\d+)/g

/** Whole dollars in a text, or what the agency's currency is. */
export const findAmounts = (text: string): number[] =>
  [...writeDollars(text).matchAll(AMOUNT)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

/** Nothing known yet. */
export function gatherFacts(): Facts {
  const agents = new Map<string, RosterAgent>()
  const amounts = new Set<number>()
  const words = new Set<string>()
  const sources = new Set<string>()
  const free = new Set<string>()
  let texts = ''

  function addText(text: string, except: ReadonlySet<number> = new Set()): void {
    for (const amount of findAmounts(text)) if (!except.has(amount)) amounts.add(amount)
    for (const word of splitWords(normalizeText(text))) words.add(word)
    texts += ` ${normalizeText(text)}`
  }
  return {
    agents,
    addAgents(found) {
      for (const agent of found) {
        agents.set(agent.id, agent)
        const { name, category, bio, experience, specialties, hourlyRate } = agent
        addText([name, category.replaceAll('_', ' '), bio, experience, ...specialties].filter(Boolean).join(' '))
        if (hourlyRate !== null) for (let hours = 1; hours <= LONGEST; hours++) amounts.add(hourlyRate * hours)
      }
    },
    addFree(ids) {
      for (const id of ids) free.add(id)
    },
    isFree: (id) => free.has(id),
    addText,
    addSource: (title) => void sources.add(title),
    sources: () => [...sources],
    knowsAmount: (dollars) => amounts.has(dollars),
    knowsWord: (word) => words.has(word),
    says: (sentence) => texts.includes(normalizeText(sentence).replace(/[.!?]$/, '')),
  }
}
