import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { keepSidebar, readSidebar } from '#web/app/sidebar-cookie.ts'
import { useMedia } from '#web/lib/use-media.ts'

/** Narrower windows have the sidebar in a sheet (docs/product.md P13.1). */
const PHONE = '(max-width: 767.98px)'

/** Whether the sidebar is open, as a rail or, on phones, as a sheet; ctrl or meta with b toggles it. */
export function useSidebar() {
  const phone = useMedia(PHONE) ?? false
  const { key } = useLocation()
  const [state, setState] = useState(readSidebar)
  // the sheet belongs to the page it was opened on: following a link closes it
  const [openedAt, setOpenedAt] = useState<string>()
  const sheet = phone && openedAt === key

  function toggle() {
    if (phone) return setOpenedAt(sheet ? undefined : key)
    const next = state === 'open' ? 'collapsed' : 'open'
    keepSidebar(next)
    setState(next)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) toggle()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return { phone, collapsed: !phone && state === 'collapsed', sheet, toggle, closeSheet: () => setOpenedAt(undefined) }
}
