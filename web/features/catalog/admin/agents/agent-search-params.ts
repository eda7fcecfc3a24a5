import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ROSTER_PARTS, ROSTER_SORTS } from '#shared/model/agent.ts'
import type { RosterSearch } from '#web/features/catalog/admin/queries.ts'
import { changeParams, useChangeAddress } from '#web/lib/use-change-address.ts'

/** The query parameters that open the sheet, and the one that opens an agent's page. */
const EDIT = 'edit'
const NEW = 'new'
const AGENT = 'agent'

/** Travels with a link that opened the sheet here: closing then goes back instead of adding a step. */
const OPENED_HERE = { sheetOpenedHere: true } as const

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheetOpenedHere' in state

/** Which sheet an address opens; undefined for none. */
export function readSheet(params: URLSearchParams): string | undefined {
  if (params.get(NEW) === '1') return NEW
  return params.get(EDIT) || undefined
}

/** What a roster's address changes to. */
export type RosterChanges = {
  q?: string
  only?: string | undefined
  category?: string
  date?: string
  sort?: string
  order?: string
}

/** The roster screen's address: what is searched, whose page and whose sheet is open. */
export function useAgentAddress() {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const navigate = useNavigate()
  const { state } = useLocation()
  const sheet = readSheet(params)
  const only = ROSTER_PARTS.find((part) => part === params.get('only'))
  const search: RosterSearch = {
    q: params.get('q') ?? '',
    only,
    category: params.get('category') ?? '',
    date: params.get('date') ?? '',
    sort: ROSTER_SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    descending: params.get('order') === 'desc',
  }

  const change = (conditions: RosterChanges) => changeAddress(conditions, { state })

  const linkTo = (name: typeof EDIT | typeof NEW, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    return { to: { search: next.toString() }, state: OPENED_HERE, preventScrollReset: true } as const
  }

  return {
    search,
    change,
    /** The id whose sheet is open, or null for a new agent; undefined when none is. */
    editing: sheet === NEW ? null : sheet,
    /** The id of the agent whose page is open; undefined on the roster. */
    agent: params.get(AGENT) || undefined,
    /** An agent's page; what narrows the roster stays in the address for the way back. */
    agentLink: (id: string) => ({ to: { search: changeParams(params, { [AGENT]: id, tab: '' }).toString() } }),
    /** The roster, narrowed as before. */
    rosterLink: () => ({ to: { search: changeParams(params, { [AGENT]: '', tab: '' }).toString() } }),
    editLink: (id: string) => linkTo(EDIT, id),
    newLink: () => linkTo(NEW, '1'),
    close: () => {
      if (wasOpenedHere(state)) return navigate(-1)
      return changeAddress({ [EDIT]: '', [NEW]: '' })
    },
  }
}
