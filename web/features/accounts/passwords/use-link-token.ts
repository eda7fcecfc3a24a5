import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type LinkName =
  | 'token'
  | 'reset'
  | 'review'
  | 'invite'
  | 'request'
  | 'proposal'
  | 'replacement'
  | 'could-you'
  | 'new-email'

const useCameByLink = (name: LinkName): boolean =>
  (useLocation().state as { cameByLink?: LinkName } | null)?.cameByLink === name // written below

/**
 * The same for a page that is also reached otherwise: what the link opened is shown until a link within the page leads on.
 * @returns the token, and whether the page shows what it opens; without its token when it was loaded again
 */
export function useOpenLink(name: LinkName): { token: string | null; shown: boolean } {
  const [token, , gone] = useLinkToken(name)
  const cameByLink = useCameByLink(name)
  const [params] = useSearchParams()
  return { token, shown: (cameByLink || params.has(name)) && (token !== null || gone) }
}

/**
 * The token a mailed link carries. It leaves the address at once and stays with the page alone (docs/product.md S68).
 * That there was one stays in the history, so that a page loaded anew can say what it misses.
 * @param name the query's name for it
 * @returns it, how to be through with it, and whether it is gone without that
 */
export function useLinkToken(name: LinkName): [string | null, () => void, boolean] {
  const [params, setParams] = useSearchParams()
  const cameByLink = useCameByLink(name)
  const carried = params.get(name)
  const [token, setToken] = useState(carried)
  // another link may be opened while the page is there
  if (carried && carried !== token) setToken(carried)
  useEffect(() => {
    if (carried === null) return
    setParams(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true, state: { cameByLink: name } },
    )
  }, [carried, name, setParams])
  function finish() {
    setToken(null)
    setParams((same) => same, { replace: true })
  }
  return [token, finish, cameByLink && token === null]
}
