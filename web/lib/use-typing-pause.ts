import { useEffect, useRef, useState } from 'react'

/** How long nothing is typed before a search runs, in milliseconds. */
const TYPING_PAUSE = 250

/** Runs an action once typing has paused; a newer one replaces it, and none runs after the component is gone. */
export function useTypingPause(): { schedule: (action: () => void) => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const [pause] = useState(() => ({
    schedule: (action: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(action, TYPING_PAUSE)
    },
    cancel: () => clearTimeout(timer.current),
  }))
  return pause
}
