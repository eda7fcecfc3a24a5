import type { Role } from '#shared/model/role.ts'
import { paths } from '#web/lib/paths.ts'

/** Where each kind of person signs in, and where that leads. */
export const PORTALS = {
  customer: { login: paths.customerLogin, dashboard: paths.customerDashboard },
  agent: { login: paths.agentLogin, dashboard: paths.agentDashboard },
  admin: { login: paths.adminLogin, dashboard: paths.adminDashboard },
} as const satisfies Record<Role, { login: string; dashboard: string }>
