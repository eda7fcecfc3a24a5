/** The agency's name and how to reach it. Comes from the configuration; never drawn into a picture. */
export interface Brand {
  name: string
  phone: string
  email: string
  address: string
}

/** An address of several lines as a sentence may carry it: '77 Auburn Avenue NE, Atlanta'. */
export const addressLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')

/** What the product calls itself until an agency configures its own. */
export const DEFAULT_BRAND: Brand = {
  name: 'Marquee',
  phone: '(404) 555-0142',
  email: 'hello@marquee.example',
  address: 'Atlanta, Georgia',
}
