import { AGENT_SORTS, type AgentSort } from '#shared/model/agent.ts'
import { readFilter } from '#web/features/catalog/browse/filter.ts'
import { readDate, readHours, readWhole } from '#web/lib/event-address.ts'

/** The longest words and the highest rate the server takes. */
export const MAX_WORDS = 200
export const MAX_RATE = 100_000

/** What home's address asks for besides the category; what isn't asked for is undefined (docs/product.md P2.11). */
export interface Search {
  q: string | undefined
  sort: AgentSort | undefined
  /** Whole dollars an hour. */
  min: number | undefined
  max: number | undefined
  /** Atlanta's time as a date input writes it: '2026-11-20T21:00'. */
  date: string | undefined
  hours: number | undefined
}

export const NO_SEARCH: Search = {
  q: undefined,
  sort: undefined,
  min: undefined,
  max: undefined,
  date: undefined,
  hours: undefined,
}

export const isSearching = (search: Search) => Object.values(search).some((value) => value !== undefined)

/** The conditions an address names. Invalid values are ignored. */
export function readSearch(params: URLSearchParams): Search {
  const q = params.get('q')?.trim() ?? ''
  const min = readRate(params.get('min'))
  const max = readRate(params.get('max'))
  const date = readDate(params.get('date'))
  return {
    q: q && q.length <= MAX_WORDS && !q.includes('\0') ? q : undefined,
    sort: AGENT_SORTS.find((sort) => sort === params.get('sort')),
    min,
    max: max !== undefined && max < (min ?? 0) ? undefined : max,
    date,
    // without a date, how long says nothing
    hours: date === undefined ? undefined : readHours(params.get('hours')),
  }
}

/**
 * The conditions of an address that mean something else than they say; what it cannot mean is undefined. Others are left
 * out: a newer address, on its way already, may have them.
 */
export function cleanConditions(params: URLSearchParams) {
  const filter = readFilter(params.get('category'))
  const meant = { category: filter === 'all' ? undefined : filter, ...readSearch(params) }
  const isClean = (name: string, value: unknown) => {
    const [said, ...more] = params.getAll(name)
    return more.length === 0 && said === (value === undefined ? undefined : String(value))
  }
  return Object.fromEntries(Object.entries(meant).filter(([name, value]) => !isClean(name, value)))
}

export const readRate = (text: string | null) => readWhole(text, 1, MAX_RATE)
