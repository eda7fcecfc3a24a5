import { useEventTray } from '#web/lib/event-tray.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Tray = lazyPart(async () => (await import('#web/features/catalog/event-tray/tray.tsx')).Tray)

/** The tray of the event's performers, while there is one. */
export const TraySlot = () => useEventTray((ids) => ids.length > 0) && <Tray />
