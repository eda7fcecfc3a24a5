/** The agency's name and how to reach it. Comes from the configuration; never drawn into a picture. */
export interface Brand {
  name: string
  phone: string
  email: string
  address: string
}

/** What the product calls itself until an agency configures its own. */
export const DEFAULT_BRAND: Brand = {
  name: 'Marquee',
  phone: '(404) 555-0142',
  email: 'hello@marquee.example',
  address: 'Atlanta, Georgia',
}
