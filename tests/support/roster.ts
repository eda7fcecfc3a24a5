import { demoCategories } from '#scripts/demo/categories.ts'
import { demoRoster } from '#scripts/demo/roster.ts'
import type { Database } from '#server/db/client.ts'

/** The demo's categories and agents, without pictures, bookings or log-ins. */
export async function buildRoster(db: Database): Promise<void> {
  await db
    .insertInto('categories')
    .values(
      demoCategories.map(({ name, displayName, description }) => ({ name, display_name: displayName, description })),
    )
    .execute()
  await db
    .insertInto('agents')
    .values(
      demoRoster.map(({ name, category, bio, experience, specialties, hourlyRate, availability }, place) => ({
        name,
        category,
        bio,
        experience,
        specialties: [...specialties],
        hourly_rate: hourlyRate,
        availability,
        // in the order of the roster
        created_at: new Date(Date.UTC(2026, 0, 1, 0, place)),
      })),
    )
    .execute()
}
