import { useSyncExternalStore } from 'react'
import { readMasked, subscribeToMasked } from '#web/lib/masked-card.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const MaskedBar = lazyPart(async () => (await import('#web/app/masked-bar.tsx')).MaskedBar)

/** Says that a card number was masked in what was sent; its code comes when there is something to say. */
export function MaskedNotice() {
  const shown = useSyncExternalStore(subscribeToMasked, readMasked, () => false)
  return shown && <MaskedBar />
}
