import type { DemoEventType } from '../bookings.ts'
import type { DemoAgentName } from '../roster.ts'

export interface DemoTestimonial {
  /** The completed booking it is about: whose, and how many days ago. */
  of: { agent: DemoAgentName; daysFromToday: number }
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
    of: { agent: 'Sabine Laurent', daysFromToday: -15 },
    customerName: 'Dana Whitlock',
    rating: 5,
    content: 'Sabine opened the night from behind two white fans and four hundred engineers went quiet.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 12,
  },
  {
    of: { agent: 'Ruth Adeyemi', daysFromToday: -96 },
    customerName: 'Omar & Celeste Vance',
    rating: 5,
    content: 'Ruth learned our parents’ names before the first round. By midnight they were asking for her card.',
    eventType: 'wedding',
    isApproved: true,
    daysAgo: 92,
  },
  {
    of: { agent: 'Tunde Vox', daysFromToday: -29 },
    customerName: 'Priscilla Boone',
    rating: 5,
    content: 'We asked for Afrobeats until ten. The neighbors asked for Afrobeats until one.',
    eventType: 'birthday',
    isApproved: true,
    daysAgo: 26,
  },
  {
    of: { agent: 'Felix Amadou', daysFromToday: -89 },
    customerName: 'Hollis Grange',
    rating: 5,
    content:
      'Felix found my grandfather’s watch in a sealed lemon. He is ninety-one and has told the story to everyone on his street.',
    eventType: 'birthday',
    isApproved: true,
    daysAgo: 85,
  },
  {
    of: { agent: 'Lena Park', daysFromToday: -43 },
    customerName: 'Marisol Etienne',
    rating: 5,
    content:
      'Lena set up in the bridal suite while we argued about hairpins. Forty minutes later nobody was arguing about anything.',
    eventType: 'wedding',
    isApproved: true,
    daysAgo: 41,
  },
  {
    of: { agent: 'Cass Whitfield', daysFromToday: -50 },
    customerName: 'Grant Oyelaran',
    rating: 4,
    content:
      'Cass poured five whiskeys for a room that had only ever heard of two. Parking took longer than we planned; the tasting did not.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 48,
  },
  {
    of: { agent: 'Noor Valentine', daysFromToday: -59 },
    customerName: 'Tess Abernathy',
    rating: 5,
    content:
      'Noor and her drummer walked in with masks on and the whole table stood up. It felt like the opening of a film.',
    eventType: 'bachelorette_party',
    isApproved: true,
    daysAgo: 57,
  },
  {
    of: { agent: 'Imani Okafor', daysFromToday: -68 },
    customerName: 'Julian Sato',
    rating: 5,
    content:
      'Imani walked our first collection as if it were our tenth. Every buyer asked who she was before they asked the price.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 64,
  },
  {
    of: { agent: 'Camille Roux', daysFromToday: -79 },
    customerName: 'Bettina Cross',
    rating: 5,
    content:
      'Camille sang in the garden after the power went out. No microphone, no lights, and nobody wanted the power back.',
    eventType: 'private_party',
    isApproved: true,
    daysAgo: 76,
  },
  {
    of: { agent: 'Kei Navarro', daysFromToday: -91 },
    customerName: 'Andre Villareal',
    rating: 4,
    content: 'Kei read the floor better than we did. The last song was the right last song.',
    eventType: 'bachelor_party',
    isApproved: true,
    daysAgo: 88,
  },
  {
    of: { agent: 'Ansel Ferreira', daysFromToday: -100 },
    customerName: 'Ines Calloway',
    rating: 3,
    content:
      'The pictures from Ansel are lovely and they came in four days. We would have liked more of the tables and fewer of the stairs.',
    eventType: 'other',
    isApproved: true,
    daysAgo: 97,
  },
  {
    of: { agent: 'Camille Roux', daysFromToday: -104 },
    customerName: 'Renee Baptiste',
    rating: 5,
    content: 'I sent the date on a Tuesday and had a name on Wednesday. The night ran to the minute.',
    eventType: 'private_party',
    isApproved: true,
    daysAgo: 101,
  },
  {
    of: { agent: 'Jade Monroe', daysFromToday: -2 },
    customerName: 'Lowell Pryor',
    rating: 5,
    content: 'Jade’s ribbon act closed our gala. The auctioneer had to wait for the room to sit down again.',
    eventType: 'corporate',
    isApproved: false,
    daysAgo: 1,
  },
  {
    of: { agent: 'Theo Castellanos', daysFromToday: -3 },
    customerName: 'Shauna Mills',
    rating: 4,
    content:
      'Theo squeezed every lime in front of us. One more pair of hands at eight o’clock and it would have been five stars.',
    eventType: 'private_party',
    isApproved: false,
    daysAgo: 2,
  },
  {
    of: { agent: 'Odessa Finch', daysFromToday: -6 },
    customerName: 'Pastor Eli Ward',
    rating: 5,
    content: 'Odessa hosted the fundraiser and kept a promise nobody else has kept: we were home by nine.',
    eventType: 'other',
    isApproved: false,
    daysAgo: 4,
  },
  {
    of: { agent: 'Priya Nakamura', daysFromToday: -8 },
    customerName: 'Wren Delacroix',
    rating: 5,
    content: 'Priya’s light stood in the corner all evening. My mother has already framed hers.',
    eventType: 'birthday',
    isApproved: false,
    daysAgo: 6,
  },
  {
    of: { agent: 'Imani Okafor', daysFromToday: -118 },
    customerName: 'Dana Whitlock',
    rating: 5,
    content: 'Imani changed in nine minutes and walked out as if she had all afternoon.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 115,
  },
  {
    of: { agent: 'Imani Okafor', daysFromToday: -35 },
    customerName: 'Tess Abernathy',
    rating: 5,
    content:
      'Our store opened at eleven and Imani was there at ten. She knew the fabric names before our own staff did.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 32,
  },
  {
    of: { agent: 'Ruth Adeyemi', daysFromToday: -31 },
    customerName: 'Renee Baptiste',
    rating: 5,
    content: 'Ruth wrote the order list, and we had six limes left. I have never thrown a party with six limes left.',
    eventType: 'birthday',
    isApproved: true,
    daysAgo: 27,
  },
  {
    of: { agent: 'Ruth Adeyemi', daysFromToday: -73 },
    customerName: 'Priscilla Boone',
    rating: 4,
    content: 'The line never got past four people. Next time I would book her for an hour more.',
    eventType: 'private_party',
    isApproved: true,
    daysAgo: 70,
  },
  {
    of: { agent: 'Sabine Laurent', daysFromToday: -74 },
    customerName: 'Dana Whitlock',
    rating: 5,
    content: 'Two acts, two fans, and a ballroom that forgot its phones.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 71,
  },
  {
    of: { agent: 'Sabine Laurent', daysFromToday: -26 },
    customerName: 'Julian Sato',
    rating: 5,
    content: 'She walked the room at six, asked for one chair and three feet more floor, and was right about both.',
    eventType: 'private_party',
    isApproved: true,
    daysAgo: 24,
  },
  {
    of: { agent: 'Felix Amadou', daysFromToday: -21 },
    customerName: 'Marisol Etienne',
    rating: 5,
    content: 'Felix did ten minutes at each table. The last table got twenty, because nobody would let him leave.',
    eventType: 'private_party',
    isApproved: true,
    daysAgo: 18,
  },
  {
    of: { agent: 'Wes Holloway', daysFromToday: -60 },
    customerName: 'Grant Oyelaran',
    rating: 5,
    content: 'Wes had the glasses set out before the speeches, and nobody waited for a drink after them.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 58,
  },
  {
    of: { agent: 'Priya Nakamura', daysFromToday: -52 },
    customerName: 'Celeste Vance',
    rating: 5,
    content: 'Priya asked my aunts about their shoes, and we have the only picture of all four of them laughing.',
    eventType: 'other',
    isApproved: true,
    daysAgo: 49,
  },
  {
    of: { agent: 'Delphine Reyes', daysFromToday: -38 },
    customerName: 'Dana Whitlock',
    rating: 5,
    content: 'Delphine learned the product names in the car and corrected me once, rightly.',
    eventType: 'corporate',
    isApproved: true,
    daysAgo: 36,
  },
]
