import type { Place } from '#shared/model/place.ts'

/** The agency's place as it is stored. Only place-settings.ts writes it, and checks it first. */
export interface PlaceRow {
  city: string
  time_zone: string
  currency: string
  week_start: number
  date_order: string
  clock: number
  phone_code: string
}

/** A stored place as the code asks for it. */
export const toPlace = (row: PlaceRow): Place => ({
  city: row.city,
  timeZone: row.time_zone,
  currency: row.currency,
  weekStart: row.week_start as Place['weekStart'], // a check of the table
  dateOrder: row.date_order as Place['dateOrder'], // as above
  clock: row.clock as Place['clock'], // as above
  phoneCode: row.phone_code,
})
