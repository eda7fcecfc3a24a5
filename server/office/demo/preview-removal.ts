import { createHash } from 'node:crypto'
import type { AppContext } from '#server/context.ts'
import { conflict } from '#server/errors.ts'
import type { OwnerActor } from '#server/http/requests/actor.ts'
import type { DemoRemoval } from '#shared/contract/office/demo.admin.ts'
import { findDemo, findGoing, type Going, listKeptCategories } from './demo-rows.ts'
import {
  countCardPayments,
  countGoing,
  countStaying,
  countUnderWay,
  keepsOwner,
  listOwnBookings,
} from './preview-rows.ts'

/** 409: the demo is gone, or was never here. */
export const noDemo = () => conflict('There is no demo here')

/** Names the own bookings that would go: a removal that was decided on others is refused. */
export const markOf = ({ ownBookings }: Going): string =>
  createHash('sha256').update(ownBookings.toSorted().join(' ')).digest('hex').slice(0, 16)

/**
 * What the removal of the demo deletes and keeps, and what the owner has to decide first (docs/product.md P17.2).
 * @throws AppError conflict (409) when there is no demo
 */
export async function previewRemoval({ db, config }: AppContext, actor: OwnerActor): Promise<DemoRemoval> {
  if (!(await findDemo(db))) throw noDemo()
  const going = await findGoing(db)
  const [counts, staying, categories, own, byCard, underWay, hasOwner] = await Promise.all([
    countGoing(db, going),
    countStaying(db, going),
    listKeptCategories(db, going),
    listOwnBookings(db, going),
    countCardPayments(db, going),
    countUnderWay(db, going),
    keepsOwner(db, going),
  ])
  return {
    goes: {
      ...counts,
      agents: going.agents.length,
      customers: going.customers.length,
      bookings: going.bookings.length - going.ownBookings.length,
      packages: going.service_packages.length,
      categories: going.categories.length,
      pictures: going.images.length,
      logins: going.users.length,
    },
    stays: { ...staying, categories },
    ownBookings: {
      count: going.ownBookings.length,
      first: own.map(({ number, customer, agent, event_date, paid }) => ({
        ...{ number, customerName: customer, agentName: agent, paid },
        eventDate: event_date.toISOString(),
      })),
      byCard,
    },
    underWay,
    needsOwner: !hasOwner,
    ownAccount: !going.users.includes(actor.userId),
    backup: { folder: config.backupDir, managed: config.databaseUrl !== undefined },
    mark: markOf(going),
  }
}
