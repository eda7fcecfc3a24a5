import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { readToasts, subscribeToToasts } from '#web/ui/toast-store.ts'

const Toaster = lazyPart(async () => (await import('#web/ui/toaster.tsx')).Toaster)

/** The toaster, loaded after the visitor's first press or key (most messages follow one), or at the first message. */
export function Toasts() {
  const [touched, setTouched] = useState(false)
  const asked = useSyncExternalStore(
    subscribeToToasts,
    () => readToasts().length > 0,
    () => false,
  )
  useEffect(() => {
    // what was pressed is answered first
    const touch = () => startTransition(() => setTouched(true))
    const once = { once: true, capture: true }
    addEventListener('click', touch, once)
    addEventListener('keydown', touch, once)
    return () => {
      removeEventListener('click', touch, once)
      removeEventListener('keydown', touch, once)
    }
  }, [])
  return (touched || asked) && <Toaster />
}
