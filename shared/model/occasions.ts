import type { EventType } from './booking.ts'

/** The occasions with a page of their own: each type of event that has a name. */
export type Occasion = Exclude<EventType, 'other'>

interface OccasionCopy {
  /** The page's title and heading. */
  title: string
  /** A link to it. */
  short: string
  lead: string
  /** Categories that are booked for it, the most asked for first. */
  categories: readonly string[]
}

/** What the services page says for an occasion (docs/product.md P2.28). */
export const OCCASIONS: Record<Occasion, OccasionCopy> = {
  wedding: {
    title: 'Talent for weddings',
    short: 'Weddings',
    lead: 'A DJ for the last dance, a photographer for the first look, a bartender for the toast. See who is free on your date, and what each one costs.',
    categories: ['dj', 'photographer', 'bartender', 'entertainer'],
  },
  birthday: {
    title: 'Talent for birthdays',
    short: 'Birthdays',
    lead: 'Someone to play, someone to pour, someone to remember. Pick a person, tell us the date, and we’ll handle the rest.',
    categories: ['entertainer', 'dj', 'bartender', 'photographer'],
  },
  bachelorette_party: {
    title: 'Talent for bachelorette parties',
    short: 'Bachelorette parties',
    lead: 'A show, a cocktail menu of your own, and massages for the morning after.',
    categories: ['exotic_dancer', 'bartender', 'massage_therapist', 'photographer'],
  },
  bachelor_party: {
    title: 'Talent for bachelor parties',
    short: 'Bachelor parties',
    lead: 'Dancers, a bartender and a DJ, with clear house rules and one price up front.',
    categories: ['exotic_dancer', 'bartender', 'dj', 'entertainer'],
  },
  corporate: {
    title: 'Talent for corporate events',
    short: 'Corporate events',
    lead: 'Hosts, photographers and performers who arrive early, briefed and dressed for the room.',
    categories: ['model', 'entertainer', 'photographer', 'bartender'],
  },
  private_party: {
    title: 'Talent for private parties',
    short: 'Private parties',
    lead: 'Turn your living room into the place to be: music, drinks and a show.',
    categories: ['dj', 'bartender', 'entertainer', 'exotic_dancer'],
  },
}

/** In the order of the links. */
export const OCCASION_NAMES = Object.keys(OCCASIONS) as Occasion[] // the keys of a literal are its type's

/** The query parameter of the services page that names an occasion. */
export const OCCASION_PARAM = 'for'

/** The address of an occasion's page. */
export const occasionPath = (occasion: Occasion) => `/services?${OCCASION_PARAM}=${occasion}` as const
export type OccasionPath = ReturnType<typeof occasionPath>

/** The occasion a text names, or undefined. */
export const findOccasion = (text: unknown): Occasion | undefined => OCCASION_NAMES.find((name) => name === text)
