import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Opens another page some time after something is done, unless the visitor has left the page before.
 * @returns whether it is done, and how to say so
 */
export function useLeaveAfter(milliseconds: number, to: string) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const [doneAt, setDoneAt] = useState<string>()
  // another visit of this same page is a new beginning
  const done = doneAt === key
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(to), milliseconds)
    return () => clearTimeout(timer)
  }, [done, navigate, to, milliseconds])
  return { done, markDone: () => setDoneAt(key) }
}
