import type { Temporal } from 'temporal-polyfill'
import type { Lexicon } from '#server/catalog/words/lexicon.ts'
import type { AppContext } from '#server/context.ts'
import { categoryWords } from '#shared/model/agent.ts'
import { bookingTotalCents, formatCents } from '#shared/model/money.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { RosterAgent } from '../tools/roster.ts'
import type { EventSpan } from '../tools/span.ts'
import type { Understanding } from '../understand/understand.ts'

/** What an answer is made with. */
export interface AssistantTools {
  context: Pick<AppContext, 'db' | 'config'>
  knowledge: Knowledge
  lexicon: Lexicon
  /** Whether a model is behind the assistant, though it may not answer this time. */
  ai: boolean
  /** In Atlanta. */
  today: Temporal.PlainDate
  /** What the assistant has said so far, oldest first. */
  spoken: readonly string[]
}

/** An answer in the making. */
export interface Reply {
  text: string
  agents?: RosterAgent[]
  /** When the agents were looked up for. */
  span?: EventSpan
  sources?: string[]
}

export type Replier = (wish: Understanding, tools: AssistantTools) => Promise<Reply>

/** How many agents an answer names. */
export const NAMED = 3

/** Profile text longer than this is cut at a sentence. */
const BIO_LIMIT = 320

/** A category's display name, such as 'DJs', or its name in words. */
export function findCategoryTitle(name: string, { categories }: Lexicon): string {
  return categories.find((category) => category.name === name)?.displayName ?? categoryWords(name)
}

/** Formats an hourly rate in dollars: '$85/hr', or 'rate on request' when it is unknown. */
export const formatRate = (hourlyRate: number | null): string =>
  hourlyRate === null ? 'rate on request' : `$${hourlyRate}/hr`

/** A category in words; a short one is an abbreviation: 'DJ'. */
export const formatCategory = (category: string): string =>
  category.length < 4 ? category.toUpperCase() : categoryWords(category)

/** A price with what is added to it: '$85/hr plus tax'. */
export const withTax = (price: string, plusTax: boolean): string => (plusTax ? `${price} ${PLUS_TAX}` : price)

/** Prices in a list, with what is added to them said once where it is added to all (docs/product.md P7.132). */
export function joinPrices(prices: readonly { text: string; plusTax: boolean }[]): string {
  if (prices.length > 1 && prices.every(({ plusTax }) => plusTax)) {
    return `${prices.map(({ text }) => text).join('; ')}; all ${PLUS_TAX}`
  }
  return prices.map(({ text, plusTax }) => withTax(text, plusTax)).join('; ')
}

/** 'Kei Navarro (DJ, $155/hr, $620.00 for 4 hours, plus tax)'. */
export function describeAgent({ name, category, hourlyRate, plusTax }: RosterAgent, hours?: number): string {
  const total = hours === undefined ? null : bookingTotalCents(hourlyRate, hours)
  const parts = [
    formatCategory(category),
    formatRate(hourlyRate),
    total !== null && `${formatCents(total)} for ${hoursInWords(hours ?? 1)}`,
    plusTax && hourlyRate !== null && PLUS_TAX,
  ]
  return `${name} (${parts.filter(Boolean).join(', ')})`
}

/** 'a, b and c' */
export const joinWords = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

/** The beginning of a profile's text, whole sentences. */
export function shortenBio(bio: string | null): string {
  const text = (bio ?? '').replace(/\s+/g, ' ').trim()
  if (text.length <= BIO_LIMIT) return text
  const cut = text.slice(0, BIO_LIMIT)
  const end = cut.lastIndexOf('. ')
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** All categories of the agency in words. */
export const listCategories = ({ categories }: Lexicon): string =>
  joinWords(categories.map(({ displayName }) => displayName))
