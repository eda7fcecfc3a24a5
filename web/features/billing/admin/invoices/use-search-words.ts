import { useEffect, useRef } from 'react'

const TYPING_PAUSE = 250

/** Reports typed search words: after a pause, or at once on Enter, which does not submit the form. */
export function useSearchWords(onWords: (words: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const report = (typed: string) => {
    clearTimeout(timer.current)
    onWords(typed.trim())
  }
  return {
    onChange: ({ target: { value } }: { target: HTMLInputElement }) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => report(value), TYPING_PAUSE)
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      report(event.currentTarget.value)
    },
  }
}
