import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { type ListPage, orderByTime, searchNewest, startAfter, takeKeys, takePage } from '#server/db/keyset.ts'
import type { NumberedPageKey } from '#server/http/answers/page.ts'
import type { listAudit } from '#shared/contract/audit/audit.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { getPlace } from '#shared/model/place.ts'

/** What narrows the audit. */
export type AuditSearch = Omit<EndpointInput<typeof listAudit>['query'], 'cursor' | 'limit'>

const NEWEST = orderByTime<number>('l', 'at')
/** More words make a search no narrower. */
const MAX_WORDS = 8

/** Words of a text as PostgreSQL looks for them, each by its beginning; undefined when there are none. */
function readWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return undefined
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ')
}

/** The ids of admins and agents with a text in their names, and of the customer with that email address. */
async function findActors(db: Database, who: string): Promise<string[]> {
  const anywhere = `%${who.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: string }>`
    select id from users where lower(username) like ${anywhere} or lower(email) = lower(${who})
    union select user_id from agents where user_id is not null and lower(name) like ${anywhere}
    union select id from customers where lower(email) = lower(${who})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Entries of a kind, a thing and some days; each of these conditions is in the index that orders them. */
function selectEntries(db: Pick<Database, 'selectFrom'>, { entity, entityId, from, to }: AuditSearch) {
  const midnight = (day: string) => sql<Date>`(${day}::date::timestamp at time zone ${getPlace().timeZone})`
  let entries = db.selectFrom('audit_log as l')
  if (entity !== undefined) entries = entries.where('l.entity', '=', entity)
  if (entityId !== undefined) entries = entries.where('l.entity_id', '=', entityId)
  if (from !== undefined) entries = entries.where('l.at', '>=', midnight(from))
  if (to !== undefined)
    entries = entries.where(sql<boolean>`l.at < ((${to}::date + 1)::timestamp at time zone ${getPlace().timeZone})`)
  return entries
}

/**
 * One page of the audit's entries, the latest first, at a cost that doesn't grow with the audit.
 * @param search `from` and `to` are days in Atlanta, both included
 * @returns the entries' ids and keys
 */
export async function findEntries(db: Database, search: AuditSearch, page: ListPage<NumberedPageKey>) {
  const narrowing: RawBuilder<boolean>[] = []
  if (search.who !== undefined) {
    narrowing.push(sql<boolean>`l.actor_id = any(${await findActors(db, search.who)}::uuid[])`)
  }
  const words = search.q === undefined ? undefined : readWords(search.q)
  if (words !== undefined) {
    narrowing.push(sql<boolean>`audit_words(l.action, l.before, l.after, l.reason) @@ to_tsquery('simple', ${words})`)
  }
  const entries = selectEntries(db, search)
  if (narrowing.length === 0) return entries.$call(takeKeys(NEWEST, page)).execute()
  return searchNewest(page.limit, {
    scanNewest: (window) =>
      db
        .selectFrom(
          entries
            .selectAll('l')
            .$call(takePage(NEWEST, { ...page, limit: window }))
            .as('l'),
        )
        .where((eb) => eb.and(narrowing))
        .$call(takeKeys(NEWEST, { limit: page.limit }))
        .execute(),
    searchByIndex: () =>
      db
        .with(
          (cte) => cte('found').materialized(),
          (qb) =>
            selectEntries(qb, search)
              .select(['l.id', 'l.at'])
              .$call(startAfter(NEWEST, page.after))
              .where((eb) => eb.and(narrowing)),
        )
        .selectFrom('found as l')
        .$call(takeKeys(NEWEST, { limit: page.limit }))
        .execute(),
  })
}
