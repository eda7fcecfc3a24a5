import type { Database } from '#server/db/client.ts'
import type { DialogueState, KnownToOffice } from '#shared/contract/chat/dialogue.ts'
import { parseState } from '../../assistant/dialogue/state.ts'

/**
 * What a conversation knows, with the names of today (docs/product.md P10.65).
 * @param stored the state of its session
 * @returns null when there is none, or it says nothing
 */
export async function presentKnown(db: Database, stored: unknown): Promise<KnownToOffice | null> {
  const state = parseState(stored)
  if (!state) return null
  const { known, shown } = state
  const [agents, categories] = await Promise.all([
    findNames(db, [...known.agentIds, ...shown]),
    db
      .selectFrom('categories')
      .select(['name', 'display_name'])
      .where('name', 'in', [...known.categories, ''])
      .execute(),
  ])
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const name = agents.get(id)
      return name === undefined ? [] : [{ id, name }]
    })
  const answer: KnownToOffice = {
    services: known.categories.map((name) => ({
      name: categories.find((one) => one.name === name)?.display_name ?? name,
      count: known.counts[name] ?? null,
    })),
    people: named(known.agentIds),
    shown: named(shown),
    date: known.day ?? null,
    start: known.start === undefined ? null : writeClock(known.start),
    hours: known.hours ?? null,
    place: known.place ?? null,
    budget: presentBudget(known),
    eventType: known.eventType ?? null,
    guests: known.guests ?? null,
    wishes: [...known.words, ...known.wishes],
  }
  const says = Object.values(answer).some((value) => value !== null && !(Array.isArray(value) && value.length === 0))
  return says ? answer : null
}

async function findNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('agents').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** '21:00' */
const writeClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const presentBudget = ({ budget: { min, max, total } }: DialogueState['known']): KnownToOffice['budget'] =>
  min === undefined && max === undefined ? null : { min: min ?? null, max: max ?? null, per: total ? 'total' : 'hour' }
