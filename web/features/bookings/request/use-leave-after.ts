import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Opens another page some time after something is done, unless the visitor has left the page before.
 * @returns whether it is done, and how to say so, with what travels to the other page
 */
export function useLeaveAfter(milliseconds: number, to: string) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const [done, setDone] = useState<{ at: string; state: unknown }>()
  // another visit of this same page is a new beginning
  const sent = done?.at === key ? done : undefined
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => void navigate(to, { state: sent.state }), milliseconds)
    return () => clearTimeout(timer)
  }, [sent, navigate, to, milliseconds])
  return { done: sent !== undefined, markDone: (state?: unknown) => setDone({ at: key, state }) }
}
