import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { PortalPath } from '#shared/model/pages.ts'
import { RouteError } from '#web/app/route-error.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

type Screen = LazyRouteFunction<RouteObject>
type Place = 'customer' | 'agent' | 'admin' | 'public' | 'alone'

/** Every screen of the portals by its address, and the layout around it. */
const screens: Record<PortalPath, [Place, Screen]> = {
  '/customer/login': [
    'public',
    async () => ({ Component: (await import('#web/routes/customer/login.tsx')).CustomerLogin }),
  ],
  '/customer/dashboard': [
    'customer',
    async () => ({ Component: (await import('#web/routes/customer/dashboard.tsx')).CustomerDashboard }),
  ],
  '/customer/billing': [
    'customer',
    async () => ({ Component: (await import('#web/routes/customer/billing.tsx')).CustomerBilling }),
  ],
  '/customer/change-password': [
    'customer',
    async () => ({ Component: (await import('#web/routes/customer/change-password.tsx')).ChangePassword }),
  ],
  '/agent/login': ['alone', async () => ({ Component: (await import('#web/routes/agent/login.tsx')).AgentLogin })],
  '/agent/register': [
    'alone',
    async () => ({ Component: (await import('#web/routes/agent/register.tsx')).AgentRegister }),
  ],
  '/agent/profile': [
    'agent',
    async () => ({ Component: (await import('#web/routes/agent/profile.tsx')).AgentProfilePage }),
  ],
  '/agent/dashboard': [
    'agent',
    async () => ({ Component: (await import('#web/routes/agent/dashboard.tsx')).AgentDashboard }),
  ],
  '/admin/login': ['alone', async () => ({ Component: (await import('#web/routes/admin/login.tsx')).AdminLogin })],
  '/admin/dashboard': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/dashboard.tsx')).AdminDashboard }),
  ],
  '/admin/agents': ['admin', async () => ({ Component: (await import('#web/routes/admin/agents.tsx')).AdminAgents })],
  '/admin/bookings': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/bookings.tsx')).AdminBookings }),
  ],
  '/admin/testimonials': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/testimonials.tsx')).AdminTestimonials }),
  ],
  '/admin/categories': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/categories.tsx')).AdminCategories }),
  ],
  // one screen, a tab each
  '/admin/chat-settings': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/chat-settings.tsx')).AdminChatSettings }),
  ],
  '/admin/billing': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/billing.tsx')).AdminBilling }),
  ],
  '/admin/payments': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/billing.tsx')).AdminBilling }),
  ],
  '/admin/pricing': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/billing.tsx')).AdminBilling }),
  ],
  '/admin/invoices': [
    'admin',
    async () => ({ Component: (await import('#web/routes/admin/invoices.tsx')).AdminInvoices }),
  ],
}

/** While the first screen's code arrives; quiet, because mostly it is there at once. */
function HydrateFallback() {
  return <Chase className="quiet-wait">Loading...</Chase>
}

const AdminFrame = lazyPart(async () => (await import('#web/app/admin-frame.tsx')).AdminFrame)
const PortalFrame = lazyPart(async () => (await import('#web/app/portal-bar.tsx')).PortalFrame)

/** The frame while a layout's code arrives, in small chunks: the layout has the same one until the session is known. */
const AdminFallback = () => <AdminFrame loading={<HydrateFallback />}>Checking authentication...</AdminFrame>
const AgentFallback = () => <PortalFrame loading={<HydrateFallback />}>Opening your dashboard...</PortalFrame>
const CustomerFallback = () => <PortalFrame loading={<HydrateFallback />}>Opening your portal...</PortalFrame>

/** The screens of one layout. */
export const listScreens = (place: Place): RouteObject[] =>
  Object.entries(screens)
    .filter(([, [where]]) => where === place)
    .map(([path, [, lazy]]) => ({ path, lazy, HydrateFallback }))

/** The portals: a layout each, which lets in whom it is for. Neither they nor this list are in the public site's first chunk. */
export const portalRoutes: RouteObject[] = [
  ...listScreens('alone'),
  {
    lazy: async () => ({ Component: (await import('#web/app/layouts/customer.tsx')).CustomerLayout }),
    HydrateFallback: CustomerFallback,
    children: [{ ErrorBoundary: RouteError, children: listScreens('customer') }],
  },
  {
    lazy: async () => ({ Component: (await import('#web/app/layouts/agent.tsx')).AgentLayout }),
    HydrateFallback: AgentFallback,
    children: [{ ErrorBoundary: RouteError, children: listScreens('agent') }],
  },
  {
    lazy: async () => ({ Component: (await import('#web/app/layouts/admin.tsx')).AdminLayout }),
    HydrateFallback: AdminFallback,
    children: [{ ErrorBoundary: RouteError, children: listScreens('admin') }],
  },
]
