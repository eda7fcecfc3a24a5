import type { Agent } from '#shared/contract/catalog.ts'

/** Every address the site links to. */
export const paths = {
  home: '/',
  browse: '/#browse',
  /** Home with that profile open. */
  agent: (id: Agent['id']) => `/?agent=${encodeURIComponent(id)}`,
  services: '/services',
  /** A block of the services page, by its anchor. */
  service: (anchor: string) => `/services#${anchor}`,
  about: '/about',
  reviews: '/reviews',
  privacy: '/privacy-policy',
  booking: '/booking',
  bookAgent: (id: Agent['id']) => `/booking?agent=${encodeURIComponent(id)}`,
  bookCategory: (name: string) => `/booking?category=${encodeURIComponent(name)}`,
  customerLogin: '/customer/login',
  agentLogin: '/agent/login',
  agentDashboard: '/agent/dashboard',
} as const
