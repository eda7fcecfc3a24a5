import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'

/** Search params by name. An empty or undefined one is removed. */
export type ParamChanges = Record<string, string | number | undefined>

/** A copy of search params with some of them changed. */
export function changeParams(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

interface Options extends Pick<NavigateOptions, 'replace' | 'state'> {
  hash?: string
}

/** Changes search params of the URL, without a step in the history unless `replace` is false. */
export function useChangeAddress(): (changes: ParamChanges, options?: Options) => void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // a typed word may be sent just before a click: each change builds on the one before, rendered or not
  const latest = useRef(params)
  const sent = useRef<string[]>([])
  useLayoutEffect(() => {
    // one of ours, while newer ones are still on their way
    const place = sent.current.indexOf(params.toString())
    sent.current = place === -1 ? [] : sent.current.slice(place + 1)
    if (sent.current.length === 0) latest.current = params
  }, [params])
  return (changes, { hash = '', ...options } = {}) => {
    const next = changeParams(latest.current, changes)
    if (next.toString() === latest.current.toString()) return
    latest.current = next
    sent.current.push(next.toString())
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true, ...options })
  }
}
