import { getPlace, type Place, setPlace } from '#shared/model/place.ts'
import { atlantaInstant } from '#shared/model/time-zone.ts'

/** Places the tests run in besides Atlanta: zone and currency, so that written dates stay those of the tests. */
export const TEST_PLACES = {
  berlin: { timeZone: 'Europe/Berlin', currency: 'EUR' },
  kolkata: { timeZone: 'Asia/Kolkata', currency: 'INR' },
} as const satisfies Record<string, Partial<Place>>
export type TestPlace = keyof typeof TEST_PLACES

/** The place of this run, by TEST_PLACE; undefined for Atlanta. */
export function findTestPlace(): (typeof TEST_PLACES)[TestPlace] | undefined {
  const name = process.env.TEST_PLACE
  if (!name) return undefined
  if (!(name in TEST_PLACES)) throw new Error(`TEST_PLACE is ${name}, which is none of tests/support/places.ts`)
  return TEST_PLACES[name as TestPlace] // asked above
}

/** Sets the place of the run again, as it is between tests. */
export const resetPlace = (): void => setPlace(findTestPlace())

/** The last second of a day where the agency is, as ISO: when what is due that day is due. */
export const endOfDay = (day: string): string =>
  new Date(atlantaInstant(`${day}T23:59`).getTime() + 59_000).toISOString()

/** The currency of an amount, as the card provider writes it: 'usd'. */
export const inUse = () => ({ currency: getPlace().currency.toLowerCase() })
