import { type ActivePackageRow, listActivePackages } from '#server/catalog/active-packages.ts'
import { formatCents } from '#shared/model/money.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { type AssistantTools, findCategoryTitle, joinPrices, NAMED } from './reply.ts'

/** What may be said of packages, and the entries it rests on. */
interface PackagesReply {
  /** A sentence; empty when there are none. */
  text: string
  sources: string[]
}

/** 'Signature Set, 3 hours for $420'. */
const describePackage = ({ name, duration, base_price_cents, plus_tax }: ActivePackageRow) => ({
  text: `${name}, ${hoursInWords(duration)} for ${formatCents(base_price_cents)}`,
  plusTax: plus_tax,
})

/**
 * The packages of a category with hours and price, the cheapest first; without a category, where those of each begin
 * (docs/product.md P7.56).
 */
export async function listPackages(category: string | undefined, tools: AssistantTools): Promise<PackagesReply> {
  const offered = await listActivePackages(tools.context.db, category)
  if (offered.length === 0) return { text: '', sources: [] }
  if (category === undefined)
    return { text: `Packages at a set price: ${describeStartingPrices(offered, tools)}.`, sources: [] }
  const named = offered.slice(0, NAMED)
  const rest = offered.length - named.length
  const more = rest > 0 ? `; ${rest} more on our Services page` : ''
  return {
    text: `Packages at a set price: ${joinPrices(named.map(describePackage))}${more}. Each further hour costs the hourly rate.`,
    sources: named.map(({ name }) => name),
  }
}

function describeStartingPrices(offered: readonly ActivePackageRow[], { lexicon }: AssistantTools): string {
  // the cheapest of a category comes first
  const first = new Map<string, ActivePackageRow>()
  for (const offer of offered) if (!first.has(offer.category)) first.set(offer.category, offer)
  return joinPrices(
    [...first.values()].map(({ category, base_price_cents, plus_tax }) => ({
      text: `${findCategoryTitle(category, lexicon)} from ${formatCents(base_price_cents)}`,
      plusTax: plus_tax,
    })),
  )
}
