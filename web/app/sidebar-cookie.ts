const NAME = 'sidebar'
/** Seven days, in seconds (docs/product.md P13.1). */
const MAX_AGE = 604_800

export type SidebarState = 'open' | 'collapsed'

/** How the sidebar was left; open when nothing is kept. */
export function readSidebar(): SidebarState {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  return kept === `${NAME}=collapsed` ? 'collapsed' : 'open'
}

/** Keeps how the sidebar is left. */
export function keepSidebar(state: SidebarState): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${NAME}=${state}; Path=/; SameSite=Lax; Max-Age=${MAX_AGE}`
}
