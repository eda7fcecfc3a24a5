const NAME = 'sidebar'
/** Seven days, in seconds (docs/product.md P13.1). */
const MAX_AGE = 604_800

export type SidebarState = 'open' | 'collapsed'

/** How the sidebar was left; open when nothing is kept, and in the page that everybody is sent. */
export function readSidebar(): SidebarState {
  if (import.meta.env.SSR) return 'open'
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  return kept === `${NAME}=collapsed` ? 'collapsed' : 'open'
}

/** Keeps how the sidebar is left. The document has it too, for the frame of the first paint (first-paint.js). */
export function keepSidebar(state: SidebarState): void {
  document.documentElement.dataset.sidebar = state
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${NAME}=${state}; Path=/; SameSite=Lax; Max-Age=${MAX_AGE}`
}
