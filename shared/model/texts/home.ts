/** What home says until an owner changes it (docs/product.md P2.4). Only these words enter the browser's first chunk. */
export const HOME_TEXTS = {
  'home.title': 'Put a name in lights.',
  'home.lead':
    'Models, dancers, bartenders, massage therapists, DJs, photographers and entertainers for Atlanta’s best nights. Pick someone you like, tell us the date, and we’ll handle the rest.',
  'home.browse': 'Browse Our Agents',
  'home.book': 'Book an Agent',
  'home.badge-1': '10K+ Events',
  'home.badge-2': '4.9 Rating',
} as const

/** The heading over reviews, on home and on their own page. */
export const REVIEW_TEXTS = { 'reviews.title': 'What clients say' } as const
