/** What a page is called; the title pattern is '{title} | {brand}'. */
interface PageInfo {
  title: string
}

/** Every public page there is (docs/product.md §2). */
export const PAGES = {
  '/': { title: 'Home' },
  '/services': { title: 'Services' },
  '/about': { title: 'About' },
  '/reviews': { title: 'Reviews' },
  '/privacy-policy': { title: 'Privacy Policy' },
  '/booking': { title: 'Book Your Experience' },
} as const satisfies Record<string, PageInfo>
export type PagePath = keyof typeof PAGES

/** Titles of the log-in pages and of the pages behind them. They are marked noindex for search engines. */
export const PORTAL_PAGES = {
  '/customer/login': { title: 'Customer Portal' },
  '/customer/dashboard': { title: 'Your bookings' },
  '/customer/billing': { title: 'Billing' },
  '/customer/change-password': { title: 'Change Password' },
  '/agent/login': { title: 'Agent Login' },
  '/agent/register': { title: 'Join the Roster' },
  '/agent/dashboard': { title: 'Agent Dashboard' },
  '/agent/profile': { title: 'Edit Profile' },
  '/admin/login': { title: 'Admin Login' },
  '/admin/dashboard': { title: 'Dashboard' },
  '/admin/agents': { title: 'Agents' },
  '/admin/bookings': { title: 'Bookings' },
  '/admin/testimonials': { title: 'Testimonials' },
  '/admin/categories': { title: 'Categories' },
  '/admin/chat-settings': { title: 'Chat' },
  '/admin/billing': { title: 'Billing' },
  '/admin/invoices': { title: 'Invoices' },
  '/admin/payments': { title: 'Payments' },
  '/admin/pricing': { title: 'Pricing' },
} as const satisfies Record<string, PageInfo>
export type PortalPath = keyof typeof PORTAL_PAGES

/** The paths behind a log-in. */
export const PORTAL_PATHS = Object.keys(PORTAL_PAGES) as PortalPath[] // the keys of a literal are its type's

/** The pages behind a log-in whose first paint has the frame of their portal (docs/product.md P6.201). */
export const FRAMED_PATHS = PORTAL_PATHS.filter((path) => !/(?:login|register|change-password)$/.test(path))

/** Every public page address there is; any other shows the not-found page with status 404. */
export const PAGE_PATHS = Object.keys(PAGES) as PagePath[] // the keys of a literal are its type's

/**
 * The address of an own booking with the dialog open that changes or cancels it (docs/product.md P15.27).
 * @param id of the booking
 */
export const changeAddress = (id: string): string =>
  `/customer/dashboard?${new URLSearchParams({ booking: id, change: '1' })}`
