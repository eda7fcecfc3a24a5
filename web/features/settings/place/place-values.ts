import type { PlaceSettings } from '#shared/contract/settings/place.ts'
import type { Place } from '#shared/model/place.ts'
import { isCurrency, isTimeZone } from '#shared/model/place-checks.ts'
import type { Reading } from '#web/forms/use-read-form.ts'

/** The place as it is typed and chosen. */
export type PlaceValues = Record<keyof Place, string>

/** The place as the form begins. */
export const toValues = (settings: PlaceSettings): PlaceValues => ({
  city: settings.city,
  timeZone: settings.timeZone,
  currency: settings.currency,
  weekStart: String(settings.weekStart),
  dateOrder: settings.dateOrder,
  clock: String(settings.clock),
  phoneCode: settings.phoneCode,
})

/** Reads what is typed: what can be sent, or what is wrong with which field. */
export function readValues(values: PlaceValues): Reading<PlaceValues, Place> {
  const timeZone = values.timeZone.trim()
  const currency = values.currency.trim().toUpperCase()
  const phoneCode = values.phoneCode.replace(/^\s*\+|\s/g, '')
  const errors = {
    ...(!isTimeZone(timeZone) && { timeZone: 'Choose a time zone from the list' }),
    ...(!isCurrency(currency) && { currency: 'Enter a currency with two decimals, such as USD or EUR' }),
    ...(!/^[1-9]\d{0,2}$/.test(phoneCode) && { phoneCode: 'Enter a country code of one to three digits' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const body = {
    ...{ city: values.city.trim(), timeZone, currency, phoneCode },
    weekStart: Number(values.weekStart) as Place['weekStart'], // the options of its list
    dateOrder: values.dateOrder as Place['dateOrder'], // as above
    clock: Number(values.clock) as Place['clock'], // as above
  }
  return { body }
}

/** What the choices are called. */
export const WEEK_START_LABELS: Record<Place['weekStart'], string> = { 0: 'Sunday', 1: 'Monday', 6: 'Saturday' }
export const DATE_ORDER_LABELS: Record<Place['dateOrder'], string> = { month: 'December 4', day: '4 December' }
export const CLOCK_LABELS: Record<Place['clock'], string> = { 12: '9 PM', 24: '21:00' }
