import { useTypingPause } from '#web/lib/use-typing-pause.ts'

/** Reports typed search words: after a pause, or at once on Enter, which does not submit the form. */
export function useSearchWords(onWords: (words: string) => void) {
  const pause = useTypingPause()
  const report = (typed: string) => {
    pause.cancel()
    onWords(typed.trim())
  }
  return {
    onChange: ({ target: { value } }: { target: HTMLInputElement }) => pause.schedule(() => report(value)),
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      report(event.currentTarget.value)
    },
  }
}
