import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { userHasFactor } from '#server/db/user-has-factor.ts'
import { getText, TEXT_IDS, type TextId } from '#shared/model/texts/registry.ts'

/** Texts of home whose originals claim what only the agency knows. */
const CLAIMS: readonly TextId[] = ['home.badge-1', 'home.badge-2']
const HOME_CITY = 'Atlanta'
/** Texts that are wrong of an agency elsewhere. */
const OF_THE_CITY = TEXT_IDS.filter((id) => getText(id).original.includes(HOME_CITY))
const IS_ELSEWHERE = sql`(select coalesce(nullif(city, ''),
  case time_zone when 'America/New_York' then ${HOME_CITY}::text else '' end) <> ${HOME_CITY} from place_settings)`

/** What the checklist is worked out from, beside the configuration. */
export type SetupFacts = Awaited<ReturnType<typeof readSetupFacts>>

/**
 * Reads what an agency has done to make the product its own. Rows of the demo don't count.
 * @returns counts of visible categories, published agents and members of staff; each switch says whether it was decided
 */
export async function readSetupFacts(db: Database) {
  const ofDemo = (kind: string, id: string) =>
    sql<SqlBool>`exists (select from demo_rows d where d.kind = ${kind} and d.id = ${sql.ref(id)}::text)`
  return db
    .selectFrom('agency_settings as s')
    .select([
      sql<boolean>`jsonb_array_length(s.opening_hours) > 0`.as('hours'),
      sql<boolean>`not exists (
        select from unnest(case when ${IS_ELSEWHERE} then ${[...CLAIMS, ...OF_THE_CITY]}::text[]
          else ${CLAIMS}::text[] end) as claim (id)
        where (select content from text_edits t where t.text_id = claim.id order by version desc limit 1) is null)
        `.as('texts'),
      sql<boolean>`s.deposit_percent is not null`.as('deposit'),
      sql<boolean>`s.cancellation_policy is not null`.as('cancellation'),
      sql<boolean>`(select saved_at is not null from tax_settings)`.as('tax'),
      sql<boolean>`(select saved_at is not null from place_settings)`.as('place'),
      sql<boolean>`(select coalesce(zelle, venmo, paypal, bank_transfer, cash) is not null from payment_instructions)`.as(
        'instructions',
      ),
      sql<boolean>`exists (select from categories where card_payments)`.as('cards'),
      sql<number>`(select count(*)::int from categories c where not hidden and not ${ofDemo('categories', 'c.id')})`.as(
        'categories',
      ),
      sql<number>`(select count(*)::int from agents a where archived_at is null and published_at is not null
        and not ${ofDemo('agents', 'a.id')})`.as('performers'),
      sql<number>`(select count(*)::int from users u where role = 'admin' and archived_at is null and ended_at is null
        and not ${ofDemo('users', 'u.id')})`.as('staff'),
      sql<boolean>`exists (select from users u where role = 'admin' and archived_at is null and ended_at is null
        and not ${ofDemo('users', 'u.id')} and ${userHasFactor})`.as('factor'),
      sql<boolean>`exists (select from audit_log where action = 'mail.tested' and entity = 'settings'
        and after ->> 'result' = 'accepted')`.as('tested'),
      sql<boolean>`exists (select from hidden_checklist)`.as('hidden'),
    ])
    .executeTakeFirstOrThrow()
}

/** Steps an owner keeps as they are, with who decided it. */
export async function listKeptSteps(db: Database) {
  return db
    .selectFrom('kept_steps as k')
    .leftJoin('users as u', 'u.id', 'k.kept_by')
    .select(['k.step', 'k.kept_at', 'u.username'])
    .execute()
}

/** The state of the demo: none when it was never loaded here. */
export async function readDemoState(db: Database): Promise<'none' | 'loaded' | 'kept' | 'removed'> {
  const demo = await db.selectFrom('demo_data').select(['kept_at', 'removed_at']).executeTakeFirst()
  if (!demo) return 'none'
  if (demo.removed_at !== null) return 'removed'
  return demo.kept_at === null ? 'loaded' : 'kept'
}
