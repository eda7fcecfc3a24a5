import { useSearchParams } from 'react-router'
import { useChangeAddress } from '#web/lib/use-change-address.ts'

/** The open tab, kept in the query string. Changing it is no step in the history. */
export function useTab<Value extends string>(values: readonly [Value, ...Value[]]): [Value, (value: Value) => void] {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const asked = params.get('tab')
  const open = (value: Value) => change({ tab: value === values[0] ? '' : value })
  return [values.find((value) => value === asked) ?? values[0], open]
}
