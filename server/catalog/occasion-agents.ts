import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import { OCCASIONS, type Occasion } from '#shared/model/occasions.ts'
import { IS_PUBLIC, LISTED, selectPicture } from './queries.ts'

/** How many of a category, and how many in all. */
const PER_CATEGORY = 2
const LIMIT = 6

/**
 * The agents an occasion's page shows: available ones with a known rate, the best rated of each fitting category first,
 * then the second best (docs/product.md P2.28).
 */
export async function listOccasionAgents(db: Database, occasion: Occasion) {
  const { categories } = OCCASIONS[occasion]
  const place = sql<number>`array_position(${sql.val([...categories])}::text[], category)`
  return db
    .with('ranked', (ctes) =>
      ctes
        .selectFrom('agents')
        .select(LISTED)
        .select([selectPicture('agents').as('image'), plusTax('agents.category').as('plus_tax'), place.as('place')])
        .select(
          sql<number>`row_number() over (partition by category order by rating desc, total_bookings desc, id)`.as(
            'turn',
          ),
        )
        .where(IS_PUBLIC)
        .where('availability', '=', true)
        .where('hourly_rate', '>', 0)
        .where('category', 'in', categories),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('turn', '<=', PER_CATEGORY)
    .orderBy('turn')
    .orderBy('place')
    .limit(LIMIT)
    .execute()
}
