import { type ActivePackageRow, listActivePackages } from '#server/catalog/active-packages.ts'
import { formatCents } from '#shared/model/money.ts'
import { type AssistantTools, joinSentences, NAMED, type Turn } from '../reply.ts'
import { titleOf } from '../roster/find.ts'

/** What may be said of packages, and the entries it rests on. */
interface PackagesReply {
  /** A sentence; empty when there are none. */
  text: string
  sources: string[]
}

/**
 * The packages of a category with hours and price, the cheapest first; without a category, where those of each begin
 * (docs/product.md P7.56).
 */
export async function listPackages(
  category: string | undefined,
  turn: Turn,
  tools: AssistantTools,
): Promise<PackagesReply> {
  const { say } = turn
  const offered = await listActivePackages(tools.context.db, category)
  if (offered.length === 0) return { text: '', sources: [] }
  if (category === undefined)
    return { text: say.packagesFrom(describeStartingPrices(offered, turn, tools)), sources: [] }
  const named = offered.slice(0, NAMED)
  const prices = named.map(({ name, duration, base_price_cents, plus_tax }) => ({
    text: say.packageFor(name, say.hours(duration), formatCents(base_price_cents)),
    plusTax: plus_tax,
  }))
  return {
    text: joinSentences(say.packages(joinPrices(prices, turn), offered.length - named.length), say.furtherHour),
    sources: named.map(({ name }) => name),
  }
}

/** Prices in a list, with what is added to them said once where it is added to all (docs/product.md P7.132). */
export function joinPrices(prices: readonly { text: string; plusTax: boolean }[], { say }: Pick<Turn, 'say'>): string {
  if (prices.length > 1 && prices.every(({ plusTax }) => plusTax)) {
    return say.all(prices.map(({ text }) => text).join('; '))
  }
  return prices.map(({ text, plusTax }) => (plusTax ? `${text} ${say.plusTax}` : text)).join('; ')
}

function describeStartingPrices(offered: readonly ActivePackageRow[], turn: Turn, tools: AssistantTools): string {
  // the cheapest of a category comes first
  const first = new Map<string, ActivePackageRow>()
  for (const offer of offered) if (!first.has(offer.category)) first.set(offer.category, offer)
  return joinPrices(
    [...first.values()].map(({ category, base_price_cents, plus_tax }) => ({
      text: turn.say.fromPrice(titleOf(category, turn, tools), formatCents(base_price_cents)),
      plusTax: plus_tax,
    })),
    turn,
  )
}
