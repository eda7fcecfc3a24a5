import { useSearchParams } from 'react-router'

/** Changes parameters of the address without a step in the history; empty ones go. */
export function useChangeAddress(): (changes: Record<string, string>) => void {
  const [, setParams] = useSearchParams()
  return (changes) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) before.set(name, value)
          else before.delete(name)
        }
        return before
      },
      { replace: true, preventScrollReset: true },
    )
}
