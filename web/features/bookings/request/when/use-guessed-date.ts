import { useRef, useState } from 'react'

interface Options {
  /** The date in the field. */
  eventDate: string | undefined
  /** The date of the address; undefined when it has none. */
  wanted: string | undefined
  typed: boolean
}

/**
 * Whether the date in the form is only the one it began with, and the one question about that before such a date is
 * sent (docs/product.md P3.57).
 */
export function useGuessedDate({ eventDate, wanted, typed }: Options) {
  const [asking, setAsking] = useState(false)
  const answered = useRef(false)
  const guessed = !typed && eventDate !== wanted
  return {
    guessed,
    asking,
    /** @returns whether the question is open now, and the request has to wait */
    ask: (): boolean => {
      if (!guessed || answered.current) return false
      setAsking(true)
      return true
    },
    close: () => setAsking(false),
    accept: () => {
      answered.current = true
      setAsking(false)
    },
  }
}
