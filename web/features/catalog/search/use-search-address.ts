import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Filter, readFilter } from '#web/features/catalog/browse/filter.ts'
import { cleanParams, readSearch, type Search, setParams } from '#web/features/catalog/search/search-params.ts'

/** Changes conditions in the address; an undefined or empty one is taken out. */
export type ChangeSearch = (conditions: { [K in keyof Search | 'category']?: string | number | undefined }) => void

/** The category and the search as the address has them, and the way to change them. */
export function useSearchAddress() {
  const [params] = useSearchParams()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  // a typed word may be sent just before a click: each change builds on the one before, drawn or not
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])

  const goTo = (next: URLSearchParams) => {
    if (next.toString() === latest.current.toString()) return
    latest.current = next
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true, state })
  }
  const clean = useEffectEvent(() => goTo(cleanParams(params)))
  // an address is typed, shared and outdated by others: what it cannot mean leaves it (a navigation, so after drawing)
  useEffect(() => {
    if (params.size > 0) clean()
  }, [params])

  const filter: Filter = readFilter(params.get('category'))
  const search = useMemo(() => readSearch(params), [params])
  const change: ChangeSearch = (conditions) => goTo(setParams(latest.current, conditions))
  return { filter, search, change }
}
