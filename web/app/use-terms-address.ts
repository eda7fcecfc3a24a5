import { useSearchParams } from 'react-router'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

/** The terms have an address without a page of their own: any page of the site with `?terms` (docs/product.md P2.23). */
export function useTermsAddress() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  // the page as it is sent knows nothing of the query
  const open = useHydrated() && params.has('terms')
  return { open, leave: () => change({ terms: undefined }) }
}
