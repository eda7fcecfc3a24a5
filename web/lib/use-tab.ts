import { useSearchParams } from 'react-router'

/** The open tab, kept in the query string. Changing it is no step in the history. */
export function useTab<Value extends string>(values: readonly [Value, ...Value[]]): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const open = (value: Value) =>
    setParams(
      (before) => {
        if (value === values[0]) before.delete('tab')
        else before.set('tab', value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [values.find((value) => value === asked) ?? values[0], open]
}
