import { z } from 'zod'
import { CLOCKS, DATE_ORDERS, MOST_CITY, WEEK_STARTS } from '../../model/place.ts'
import { isCurrency, isTimeZone } from '../../model/place-checks.ts'
import { endpoint } from '../endpoint.ts'
import { line } from '../text.ts'

/** Where the agency is, as owners edit it. */
export const PlaceSettings = z
  .object({
    city: z.string().describe('Named beside times and in texts; empty for the city of the time zone'),
    timeZone: z.string().describe("An IANA name: 'America/New_York'"),
    currency: z.string().describe('ISO 4217, with two decimals'),
    weekStart: z.literal(WEEK_STARTS).describe('0 is Sunday'),
    dateOrder: z.enum(DATE_ORDERS).describe("What stands first: 'December 4' or '4 December'"),
    clock: z.literal(CLOCKS).describe("Hours of a clock: '9 PM' or '21:00'"),
    phoneCode: z.string().describe('The country code of phone numbers without one'),
    currencyFixed: z.boolean().describe('An invoice, payment, checkout or proposal exists: the currency stays'),
    saved: z.boolean().describe('False until an owner has saved them'),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'PlaceSettings' })
export type PlaceSettings = z.infer<typeof PlaceSettings>

export const showPlace = endpoint({
  method: 'GET',
  path: '/api/admin/place-settings',
  access: ['owner'],
  summary: 'Where the agency is: time zone, currency, week, dates and phones',
  response: PlaceSettings,
})

export const updatePlace = endpoint({
  method: 'PUT',
  path: '/api/admin/place-settings',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary:
    'Change where the agency is. Instants stay when the time zone changes. 409 for another currency once an invoice, payment or proposal exists, and when If-Match is not the current row version',
  body: z.object({
    city: line(MOST_CITY)
      .refine((value) => !/[<>]/.test(value), 'Enter the name of a city')
      .optional()
      .describe('Stays as it is when left out; empty for the city of the time zone'),
    timeZone: z.string().max(60, 'Not a time zone').refine(isTimeZone, 'Not a time zone'),
    currency: z
      .string()
      .max(3, 'Not a currency with two decimals')
      .refine(isCurrency, 'Not a currency with two decimals'),
    weekStart: z.literal(WEEK_STARTS, 'Sunday, Monday or Saturday'),
    dateOrder: z.enum(DATE_ORDERS, 'Month or day first'),
    clock: z.literal(CLOCKS, '12 or 24 hours'),
    phoneCode: z.string().regex(/^[1-9]\d{0,2}$/, 'Enter a country code of one to three digits'),
  }),
  response: PlaceSettings,
})

/** Where the agency is, as owners set it. */
export const placeEndpoints = [showPlace, updatePlace] as const
