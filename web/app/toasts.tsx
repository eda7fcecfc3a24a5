import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { readToasts, subscribeToToasts } from '#web/ui/toast-store.ts'

const Toaster = lazyPart(async () => (await import('#web/ui/toaster.tsx')).Toaster)

/** The toaster, loaded when the page is idle or at the first message. */
export function Toasts() {
  const [idle, setIdle] = useState(false)
  const asked = useSyncExternalStore(
    subscribeToToasts,
    () => readToasts().length > 0,
    () => false,
  )
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (idle || asked) && <Toaster />
}
