import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { readToasts, subscribeToToasts } from '#web/ui/toast-store.ts'

const Toaster = lazyPart(async () => (await import('#web/ui/toaster.tsx')).Toaster)

/** The toaster, loaded at the visitor's first touch or key (most messages follow one), or at the first message. */
export function Toasts() {
  const [touched, setTouched] = useState(false)
  const asked = useSyncExternalStore(
    subscribeToToasts,
    () => readToasts().length > 0,
    () => false,
  )
  useEffect(() => {
    const touch = () => setTouched(true)
    const once = { once: true, capture: true }
    addEventListener('pointerdown', touch, once)
    addEventListener('keydown', touch, once)
    return () => {
      removeEventListener('pointerdown', touch, once)
      removeEventListener('keydown', touch, once)
    }
  }, [])
  return (touched || asked) && <Toaster />
}
