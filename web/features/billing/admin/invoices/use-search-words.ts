import { useEffect, useRef } from 'react'

const TYPING_PAUSE = 250

/** Tells words that are typed: after a pause, and at once on Enter, which sends no form. */
export function useSearchWords(onWords: (words: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (typed: string) => {
    clearTimeout(timer.current)
    onWords(typed.trim())
  }
  return {
    onChange: ({ target: { value } }: { target: HTMLInputElement }) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(value), TYPING_PAUSE)
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      tell(event.currentTarget.value)
    },
  }
}
