import type { Selectable } from 'kysely'
import type { Agents, Categories } from '#server/db/types.ts'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { type Agent, Poster } from '#shared/contract/catalog/agents.ts'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import type { Category } from '#shared/contract/catalog/categories.ts'
import type { RosterRow } from './agents/roster.ts'
import type { AdminCategoryRow } from './categories/category-rows.ts'
import type { FACTS, LISTED } from './queries.ts'

type ListedAgent = Pick<Selectable<Agents>, (typeof LISTED)[number] | 'image'> & {
  plus_tax: boolean
}

/** The poster chosen for an agent; null when none was chosen. */
export function readPoster(poster: Selectable<Agents>['poster']): Poster | null {
  return Poster.safeParse(poster).data ?? null
}

/**
 * An agent as everyone may see one. A rate of 0 is an unknown rate (docs/product.md §7). The image is the
 * row's: the shown picture in public lists, the uploaded one where it is edited.
 */
export function presentAgent(row: ListedAgent): Agent {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    bio: row.bio,
    experience: row.experience,
    specialties: row.specialties,
    hourlyRate: row.hourly_rate || null,
    plusTax: row.plus_tax,
    image: row.image,
    socialMedia: { instagram: row.instagram, twitter: row.twitter, website: row.website },
    availability: row.availability,
    totalBookings: row.total_bookings,
    rating: row.rating,
    createdAt: row.created_at.toISOString(),
  }
}

/** The facts of a profile. */
export function presentFacts({ travel, setup, bring }: Pick<Selectable<Agents>, (typeof FACTS)[number]>) {
  return { travel, setup, bring }
}

/** A category as everyone may see one. */
export function presentCategory(
  row: Omit<Selectable<Categories>, 'version' | 'updated_at' | 'card_payments' | 'position'> & {
    lowest_rate?: number | null
  },
): Category {
  return {
    id: row.id,
    name: row.name,
    displayName: row.display_name,
    description: row.description,
    image: row.image,
    createdAt: row.created_at.toISOString(),
    hidden: row.hidden,
    features: row.features,
    ...(row.lowest_rate && { lowestRate: row.lowest_rate }),
  }
}

/** An agent as admins see one. */
export function presentAdminAgent(row: RosterRow): AdminAgent {
  const { username, email, next_booking: next } = row
  return {
    ...presentAgent(row),
    ...presentFacts(row),
    version: row.version,
    login:
      username === null || email === null
        ? null
        : { username, email, ended: row.login_ended_at !== null, hasSecondFactor: row.has_second_factor },
    poster: readPoster(row.poster),
    publishedAt: row.published_at?.toISOString() ?? null,
    archivedAt: row.archived_at?.toISOString() ?? null,
    nextBooking: next && { ...next, eventDate: new Date(next.eventDate).toISOString() },
  }
}

/** A category as admins see one. */
export function presentAdminCategory(row: AdminCategoryRow): AdminCategory {
  return { ...presentCategory(row), version: row.version, agents: row.agents }
}
