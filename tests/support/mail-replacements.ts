import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Bookings, ReplacementOffers } from '#server/db/types.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { buildAgentWithLogin } from './factories.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

type Offered = Pick<Selectable<Bookings>, 'id' | 'agent_id' | 'event_date'>

/**
 * A confirmed booking whose agent dropped out, with an offer of the agent who is asked, and one that was withdrawn; and a
 * booking whose customer picked that agent.
 */
export async function buildReplacements(
  db: Database,
  { dropped, picked, category }: { dropped: Offered; picked: Offered; category: string },
) {
  const { agent, user } = await buildAgentWithLogin(
    db,
    { name: 'Ivo Grant', category, hourly_rate: 220, published_at: inDays(-1) },
    { email: 'ivo@example.com' },
  )
  const { id: booking_id, agent_id, event_date } = dropped
  const cause = 'cannot_make_it'
  await db
    .insertInto('drop_outs')
    .values({ booking_id, agent_id, event_date, cause, reason: 'I have the flu.' })
    .execute()
  const offer = async (values: Partial<Insertable<ReplacementOffers>>, state?: 'picked') => {
    const { id } = await db
      .insertInto('replacement_offers')
      .values({ booking_id, deadline: inDays(2), message: 'Ivo plays the same songs.', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    return db
      .insertInto('replacement_choices')
      .values({ offer_id: id, agent_id: agent.id, price_cents: 66_000, position: 1, state })
      .returning(['id', 'offer_id'])
      .executeTakeFirstOrThrow()
  }
  await offer({ booking_id: picked.id, state: 'picked', picked_at: inDays(0) }, 'picked')
  const withdrawn = await offer({ state: 'withdrawn', closed_at: inDays(0) })
  return { dropped, picked, asked: { agent, user, choice: await offer({}), withdrawn } }
}
