import type { DemoEventType } from './bookings.ts'

export interface DemoTestimonial {
  customerName: string
  rating: 1 | 2 | 3 | 4 | 5
  content: string
  eventType: DemoEventType
  isApproved: boolean
  /** How long ago it was written. */
  daysAgo: number
}

export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    customerName: 'Dana Whitlock',
    rating: 5,
    content: 'Sabine opened the night from behind two white fans and four hundred engineers went quiet.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 12,
  },
  {
    customerName: 'Omar & Celeste Vance',
    rating: 5,
    content: 'Ruth learned our parents’ names before the first round. By midnight they were asking for her card.',
    eventType: 'wedding',
    isApproved: true,
    daysAgo: 19,
  },
  {
    customerName: 'Priscilla Boone',
    rating: 5,
    content: 'We asked for Afrobeats until ten. The neighbors asked for Afrobeats until one.',
    eventType: 'birthday',
    isApproved: true,
    daysAgo: 26,
  },
  {
    customerName: 'Hollis Grange',
    rating: 5,
    content:
      'Felix found my grandfather’s watch in a sealed lemon. He is ninety-one and has told the story to everyone on his street.',
    eventType: 'birthday',
    isApproved: true,
    daysAgo: 33,
  },
  {
    customerName: 'Marisol Etienne',
    rating: 5,
    content:
      'Lena set up in the bridal suite while we argued about hairpins. Forty minutes later nobody was arguing about anything.',
    eventType: 'wedding',
    isApproved: true,
    daysAgo: 41,
  },
  {
    customerName: 'Grant Oyelaran',
    rating: 4,
    content:
      'Cass poured five whiskeys for a room that had only ever heard of two. Parking took longer than we planned; the tasting did not.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 48,
  },
  {
    customerName: 'Tess Abernathy',
    rating: 5,
    content:
      'Noor and her drummer walked in with masks on and the whole table stood up. It felt like the opening of a film.',
    eventType: 'bachelorette_party',
    isApproved: true,
    daysAgo: 57,
  },
  {
    customerName: 'Julian Sato',
    rating: 5,
    content:
      'Imani walked our first collection as if it were our tenth. Every buyer asked who she was before they asked the price.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 64,
  },
  {
    customerName: 'Bettina Cross',
    rating: 5,
    content:
      'Camille sang in the garden after the power went out. No microphone, no lights, and nobody wanted the power back.',
    eventType: 'private_party',
    isApproved: true,
    daysAgo: 76,
  },
  {
    customerName: 'Andre Villareal',
    rating: 4,
    content: 'Kei read the floor better than we did. The last song was the right last song.',
    eventType: 'bachelor_party',
    isApproved: true,
    daysAgo: 88,
  },
  {
    customerName: 'Ines Calloway',
    rating: 3,
    content:
      'The pictures from Ansel are lovely and they came in four days. We would have liked more of the tables and fewer of the stairs.',
    eventType: 'other',
    isApproved: true,
    daysAgo: 97,
  },
  {
    customerName: 'Renee Baptiste',
    rating: 5,
    content: 'I sent the date on a Tuesday and had a name on Wednesday. The night ran to the minute.',
    eventType: 'private_party',
    isApproved: true,
    daysAgo: 104,
  },
  {
    customerName: 'Lowell Pryor',
    rating: 5,
    content: 'Jade’s ribbon act closed our gala. The auctioneer had to wait for the room to sit down again.',
    eventType: 'corporate',
    isApproved: false,
    daysAgo: 1,
  },
  {
    customerName: 'Shauna Mills',
    rating: 4,
    content:
      'Theo squeezed every lime in front of us. One more pair of hands at eight o’clock and it would have been five stars.',
    eventType: 'private_party',
    isApproved: false,
    daysAgo: 2,
  },
  {
    customerName: 'Pastor Eli Ward',
    rating: 5,
    content: 'Odessa hosted the fundraiser and kept a promise nobody else has kept: we were home by nine.',
    eventType: 'other',
    isApproved: false,
    daysAgo: 4,
  },
  {
    customerName: 'Wren Delacroix',
    rating: 5,
    content: 'Priya’s light stood in the corner all evening. My mother has already framed hers.',
    eventType: 'birthday',
    isApproved: false,
    daysAgo: 6,
  },
]
