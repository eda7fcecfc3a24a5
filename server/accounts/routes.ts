import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import { authStatus } from '#shared/contract/accounts.ts'

/** Who is signed in, and (later) signing in and out. */
export function accountRoutes(route: Route, { chatSettings }: AppContext): void {
  route(authStatus, ({ actor }) => {
    const { enabled, autoPopupDelay } = chatSettings()
    return { showChat: enabled, role: actor?.role ?? null, autoPopupDelay }
  })
}
