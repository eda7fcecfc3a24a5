/** Days a week may begin on: 0 is Sunday, 1 Monday, 6 Saturday. */
export const WEEK_STARTS = [0, 1, 6] as const
/** What stands first in a written date: 'December 4' or '4 December'. */
export const DATE_ORDERS = ['month', 'day'] as const
/** Hours of a clock: '9 PM' or '21:00'. */
export const CLOCKS = [12, 24] as const

/** Where the agency is: how it counts time and money (docs/product.md P8.20). */
export interface Place {
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
  ...{ timeZone: 'America/New_York', currency: 'USD', weekStart: 0, dateOrder: 'month', clock: 12, phoneCode: '1' },
}

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
  if (FIELDS.some((field) => next[field] !== place[field])) place = next
}

/** What differs from Atlanta; undefined when nothing does, so that pages of the default place carry nothing. */
export function placeBeyondDefault(next: Place): Partial<Place> | undefined {
  const differing = FIELDS.filter((field) => next[field] !== DEFAULT_PLACE[field])
  return differing.length === 0 ? undefined : Object.fromEntries(differing.map((field) => [field, next[field]]))
}

/** Whether a name is a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    // an offset such as '+05:30' has no changes of clocks
    return /^[A-Za-z]/.test(name) && new Date(0).toLocaleString('en-US', { timeZone: name }) !== ''
  } catch {
    return false
  }
}

/** Whether a code is a currency whose amounts have two decimals: amounts are stored as cents (docs/decisions/005). */
export function isCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code) || !Intl.supportedValuesOf('currency').includes(code)) return false
  return (0).toLocaleString('en-US', { style: 'currency', currency: code, currencyDisplay: 'code' }).endsWith('0.00')
}

/** Whether the agency's time is that of the default place. */
export const isAtlanta = (): boolean => place.timeZone === DEFAULT_PLACE.timeZone

/** The city that names the agency's time: 'Atlanta', or the zone's own, 'Berlin'. */
export function cityName({ timeZone }: Place = place): string {
  if (timeZone === DEFAULT_PLACE.timeZone) return 'Atlanta'
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ').replace('Calcutta', 'Kolkata')
}

/** What times on screen are: 'Atlanta time', 'Berlin time'. */
export const localTime = (): string => `${cityName()} time`

/** The same for visitors from elsewhere: 'Atlanta (Eastern) time'. */
export const fullLocalTime = (): string => (isAtlanta() ? 'Atlanta (Eastern) time' : localTime())

/** An example of where an event is: 'Atlanta, GA', 'Berlin'. */
export const townExample = (): string => (isAtlanta() ? 'Atlanta, GA' : cityName())
