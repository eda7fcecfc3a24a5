import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { formatCents } from '#shared/model/money.ts'
import { type PackagePrice, usualTotalCents } from '#shared/model/package.ts'
import { type BookingValues, readHours } from '#web/features/bookings/request/booking-request.ts'
import { type Quote, UNKNOWN } from '#web/features/bookings/request/quote.ts'

interface Performer {
  agent: Agent
  /** Null while what was typed isn't a duration. */
  hours: number | null
  offer?: (PackagePrice & { plusTax: boolean }) | undefined
}

/** The packages of an agent's category. */
export function listOffers(
  packages: readonly ActivePackage[] | undefined,
  agents: readonly Agent[] | undefined,
  agentId: unknown,
): ActivePackage[] {
  const agent = agents?.find(({ id }) => id === agentId)
  return (packages ?? []).filter(({ category }) => category === agent?.category)
}

/** The other performers of the form that are chosen. */
export function findOthers(
  values: BookingValues['others'],
  agents: readonly Agent[] | undefined,
  packages: readonly ActivePackage[] | undefined,
): Performer[] {
  return (values ?? []).flatMap(({ agentId, packageId, duration }) => {
    const agent = agents?.find(({ id }) => id === agentId)
    const offer = listOffers(packages, agents, agentId).find(({ id }) => id === packageId)
    return agent ? [{ agent, hours: readHours(duration), offer }] : []
  })
}

const centsOf = ({ agent, hours, offer }: Performer) =>
  hours === null ? null : usualTotalCents(offer, agent.hourlyRate, hours)

const priceOf = (performer: Performer) => {
  const cents = centsOf(performer)
  if (cents !== null) return formatCents(cents)
  return performer.hours === null ? UNKNOWN : 'Price to be confirmed'
}

/** A quote with the other performers of the event: a price for each, and the total of all (docs/product.md P3.64). */
export function addOthers(quote: Quote, first: Performer | undefined, others: readonly Performer[]): Quote {
  if (!first || others.length === 0) return quote
  const all = [first, ...others]
  const cents = all.map(centsOf)
  const isOpen = cents.includes(null)
  const unknown = all.some(({ hours }) => hours === null) ? UNKNOWN : 'Price to be confirmed'
  return {
    ...quote,
    total: isOpen ? unknown : formatCents(cents.reduce<number>((sum, one) => sum + (one ?? 0), 0)),
    inWords: isOpen && unknown !== UNKNOWN,
    plusTax: !isOpen && all.some(({ agent, offer }) => offer?.plusTax ?? agent.plusTax),
    sum: `${all.length} performers`,
    performers: all.map((performer) => ({ name: performer.agent.name, price: priceOf(performer) })),
  }
}
