import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Filter, readFilter } from '#web/features/catalog/browse/filter.ts'
import { cleanConditions, readSearch, type Search } from '#web/features/catalog/search/search-params.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'

/** Changes conditions in the address; an undefined or empty one is removed. */
export type ChangeSearch = (conditions: { [K in keyof Search | 'category']?: string | number | undefined }) => void

/** The category and the search as the address has them, and the way to change them. */
export function useSearchAddress() {
  const [params] = useSearchParams()
  const { hash, state } = useLocation()
  const changeAddress = useChangeAddress()
  const change: ChangeSearch = (conditions) => changeAddress(conditions, { hash, state })

  const clean = useEffectEvent(() => change(cleanConditions(params)))
  // people type, share and outdate addresses: unknown values are removed (a navigation, so after rendering)
  useEffect(() => {
    if (params.size > 0) clean()
  }, [params])

  const filter: Filter = readFilter(params.get('category'))
  const search = useMemo(() => readSearch(params), [params])
  const onlyFavorites = params.get('favorites') === 'yes'
  // a step in the history: Back shows everyone again
  const chooseFavorites = (chosen: boolean) =>
    changeAddress({ favorites: chosen ? 'yes' : '' }, { hash, state, replace: false })
  return { filter, search, change, onlyFavorites, chooseFavorites }
}
