import type { Selectable } from 'kysely'
import type { Agents, Categories } from '#server/db/types.ts'
import type { Agent, Category } from '#shared/contract/catalog.ts'

type ListedAgent = Omit<
  Selectable<Agents>,
  'user_id' | 'poster' | 'calendar_token_hash' | 'archived_at' | 'search_words' | 'version' | 'updated_at'
>

/** An agent as everyone may see one. A rate of 0 is an unknown rate (docs/product.md §7). */
export function presentAgent(row: ListedAgent): Agent {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    bio: row.bio,
    experience: row.experience,
    specialties: row.specialties,
    hourlyRate: row.hourly_rate || null,
    image: row.image,
    socialMedia: { instagram: row.instagram, twitter: row.twitter, website: row.website },
    availability: row.availability,
    totalBookings: row.total_bookings,
    rating: row.rating,
    createdAt: row.created_at.toISOString(),
  }
}

/** A category as everyone may see one. */
export function presentCategory(row: Omit<Selectable<Categories>, 'version' | 'updated_at'>): Category {
  return {
    id: row.id,
    name: row.name,
    displayName: row.display_name,
    description: row.description,
    image: row.image,
    createdAt: row.created_at.toISOString(),
  }
}
