import type { ServiceKind } from './services.ts'

interface ServiceCopy {
  description: string
  features: readonly [string, string, string, string]
}

/** What the services page says about each category: fixed words for those we know (docs/product.md P2.14). */
export const SERVICE_COPY: Record<ServiceKind, ServiceCopy> = {
  model: {
    description: 'Runway, print and hosting talent who show up on time, fitted and ready.',
    features: ['Runway and editorial', 'Brand launches', 'Hosting and greeting', 'Fittings and showrooms'],
  },
  entertainer: {
    description: 'Singers, magicians and masters of ceremonies who read the room before they walk in.',
    features: ['Live vocals and trios', 'Close-up and stage magic', 'Hosting and auctions', 'Sound check before doors'],
  },
  bartender: {
    description: 'Menus built for your guest list, plus the glassware, ice and staff to serve it.',
    features: ['Classic and zero-proof menus', 'Glassware and ice', 'High-volume service', 'Tastings'],
  },
  exotic_dancer: {
    description: 'Choreographed acts for private rooms, from classic burlesque to contemporary revue.',
    features: ['Solo, duo and revue', 'Costume and set included', 'Private venues', 'Clear house rules'],
  },
  dancer: {
    description: 'Rehearsed numbers for stages, floors and first dances, alone or as a company.',
    features: ['Solo, duo and ensemble', 'Stage and floor shows', 'First-dance coaching', 'Costume included'],
  },
  massage_therapist: {
    description: 'Massage for green rooms, bridal suites and the morning after. We bring the table and linens.',
    features: ['Chair sessions for teams', 'Table massage', 'Bridal suites', 'Table and linens included'],
  },
  dj: {
    description: 'Sets that follow the room, with sound, lights and a plan for the last song.',
    features: ['Open-format sets', 'Sound and lights', 'Ceremony to last dance', 'Your must-plays and do-not-plays'],
  },
  photographer: {
    description: 'Candid event photos and portraits, including the moments nobody planned.',
    features: ['Event coverage', 'Portraits on site', 'Edited selection', 'Shot list agreed in advance'],
  },
  other: {
    description: 'Talent for your event in Atlanta. Tell us the date, and we’ll work out the rest with you.',
    features: ['Booked by name', 'Rate by the hour', 'Briefed before your event', 'Confirmed in writing'],
  },
}
