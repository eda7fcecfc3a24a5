/** Days a week may begin on: 0 is Sunday, 1 Monday, 6 Saturday. */
export const WEEK_STARTS = [0, 1, 6] as const
/** What stands first in a written date: 'December 4' or '4 December'. */
export const DATE_ORDERS = ['month', 'day'] as const
/** Hours of a clock: '9 PM' or '21:00'. */
export const CLOCKS = [12, 24] as const

/** Where the agency is: how it counts time and money (docs/product.md P8.20). */
export interface Place {
  /** Named beside times and in texts; empty for the city of the time zone. */
  city: string
  /** An IANA name: 'America/New_York'. */
  timeZone: string
  /** ISO 4217, with two decimals: 'USD'. */
  currency: string
  weekStart: (typeof WEEK_STARTS)[number]
  dateOrder: (typeof DATE_ORDERS)[number]
  clock: (typeof CLOCKS)[number]
  /** The country code of phone numbers without one: '1'. */
  phoneCode: string
}

/** Atlanta, until an owner sets another place. */
export const DEFAULT_PLACE: Place = {
  ...{
    city: '',
    timeZone: 'America/New_York',
    currency: 'USD',
    weekStart: 0,
    dateOrder: 'month',
    clock: 12,
    phoneCode: '1',
  },
}

const DEFAULT_CITY = 'Atlanta'

let place = DEFAULT_PLACE

/** The agency's place as it is now. The same object until it changes. */
export const getPlace = (): Place => place

const FIELDS = Object.keys(DEFAULT_PLACE) as (keyof Place)[] // the keys of a literal are its type's

/**
 * Sets the place for this process or page: the server from its row, a page from what it brings along.
 * @param differing what differs from Atlanta; nothing for Atlanta itself
 */
export function setPlace(differing: Partial<Place> = {}): void {
  const next = { ...DEFAULT_PLACE, ...differing }
  if (JSON.stringify(next) !== JSON.stringify(place)) place = next
}

/** What differs from Atlanta; undefined when nothing does, so that pages of the default place carry nothing. */
export function placeBeyondDefault(next: Place): Partial<Place> | undefined {
  const differing = FIELDS.filter((field) => next[field] !== DEFAULT_PLACE[field])
  return differing.length === 0 ? undefined : Object.fromEntries(differing.map((field) => [field, next[field]]))
}

/** Whether the agency is in the default place. */
export const isAtlanta = (): boolean => cityName() === DEFAULT_CITY && isAtlantaTime()

/** Whether the agency's clocks are those of the default place. */
export const isAtlantaTime = (): boolean => place.timeZone === DEFAULT_PLACE.timeZone

/** The longest name of a city, in characters. */
export const MOST_CITY = 60

/** The agency's city: what owners named, or that of its time zone: 'Atlanta', 'Berlin'. */
export function cityName({ city, timeZone }: Place = place): string {
  if (city) return city
  if (timeZone === DEFAULT_PLACE.timeZone) return DEFAULT_CITY
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ').replace('Calcutta', 'Kolkata')
}
