import type { Role } from '#shared/model/role.ts'
import { paths } from '#web/lib/paths.ts'

/** The pages of the navbar, in its order; browsing and the account are set between them. */
export const PAGE_LINKS = [
  { label: 'Services', to: paths.services },
  { label: 'About', to: paths.about },
  { label: 'Reviews', to: paths.reviews },
] as const

/** The Account menu (docs/product.md §2). */
export function accountLinks(role: Role | null) {
  return [
    ...(role === 'agent' ? [{ label: 'Agent Dashboard', to: paths.agentDashboard }] : []),
    ...(role !== 'admin' && role !== 'agent' ? [{ label: 'Agent Login', to: paths.agentLogin }] : []),
    { label: 'Customer Login', to: paths.customerLogin },
  ]
}
