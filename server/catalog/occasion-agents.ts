import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import { OCCASION_NAMES, OCCASIONS, type Occasion } from '#shared/model/occasions.ts'
import { IS_PUBLIC, LISTED, selectPicture } from './queries.ts'

/** How many of a category, and how many in all. */
const PER_CATEGORY = 2
const LIMIT = 6

const CATEGORIES = [...new Set(OCCASION_NAMES.flatMap((name) => OCCASIONS[name].categories))]

/**
 * The agents each occasion's page shows: available ones with a known rate, the best rated of each fitting category
 * first, then the second best (docs/product.md P2.28). One query for all occasions.
 */
export async function listAllOccasionAgents(db: Database) {
  const rows = await listBest(db)
  const pick = (occasion: Occasion) => {
    const { categories } = OCCASIONS[occasion]
    const fitting = rows.filter(({ category }) => categories.includes(category))
    fitting.sort((a, b) => a.turn - b.turn || categories.indexOf(a.category) - categories.indexOf(b.category))
    return fitting.slice(0, LIMIT)
  }
  return new Map(OCCASION_NAMES.map((name) => [name, pick(name)]))
}

/** The best rated of every category that an occasion names, each with its place in the category. */
function listBest(db: Database) {
  return db
    .with('ranked', (ctes) =>
      ctes
        .selectFrom('agents')
        .select(LISTED)
        .select([selectPicture('agents').as('image'), plusTax('agents.category').as('plus_tax')])
        .select(
          sql<number>`(row_number() over (partition by category order by rating desc, total_bookings desc, id))::int`.as(
            'turn',
          ),
        )
        .where(IS_PUBLIC)
        .where('availability', '=', true)
        .where('hourly_rate', '>', 0)
        .where('category', 'in', CATEGORIES),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('turn', '<=', PER_CATEGORY)
    .execute()
}
