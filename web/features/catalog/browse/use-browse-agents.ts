import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { rosterQuery } from '#web/features/catalog/queries.ts'
import { paths } from '#web/lib/paths.ts'
import { prefersReducedMotion } from '#web/lib/use-media.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The browse section's id: it is on the page only while there is something to browse. */
export const BROWSE_ID = 'browse'

/** The section's title, which is there even while there is nobody to browse. */
export const BROWSE_TITLE_ID = 'browse-title'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A navigation is over before its page is drawn: waits for home, then for what it does when it arrives. */
async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 120 && !document.getElementById(BROWSE_TITLE_ID); frame += 1) await nextFrame()
  await nextFrame()
}

/**
 * Goes to the browse section, from any page. Its place 100 px below the top comes from the page's scroll padding.
 * Without the section (nobody to browse, or loading failed) a toast says so.
 */
export function useBrowseAgents(): () => Promise<void> {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { pathname } = useLocation()
  return async () => {
    if (pathname !== paths.home) await navigate(paths.home)
    await client.ensureQueryData(rosterQuery).catch(() => undefined)
    await untilDrawn()
    const section = document.getElementById(BROWSE_ID)
    if (!section) {
      toast({ title: 'No agents available at this time', variant: 'neutral' })
      return
    }
    section.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
}
