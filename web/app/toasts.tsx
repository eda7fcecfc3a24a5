import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'
import { readToasts, subscribeToToasts } from '#web/ui/toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }))

/** The toaster, loaded when the page is idle or at the first message. */
export function Toasts() {
  const [idle, setIdle] = useState(false)
  const asked = useSyncExternalStore(subscribeToToasts, () => readToasts().length > 0)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return <Suspense>{(idle || asked) && <Toaster />}</Suspense>
}
