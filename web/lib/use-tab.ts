import { useSearchParams } from 'react-router'
import { useChangeAddress } from '#web/lib/use-change-address.ts'

/**
 * The open tab, kept in the query string. Changing it is no step in the history.
 * @param name the query parameter
 */
export function useTab<Value extends string>(
  values: readonly [Value, ...Value[]],
  name = 'tab',
): [Value, (value: Value) => void] {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const asked = params.get(name)
  const open = (value: Value) => change({ [name]: value === values[0] ? '' : value })
  return [values.find((value) => value === asked) ?? values[0], open]
}
