import type { DemoBooking } from '../bookings.ts'

type Reviewed = Pick<
  DemoBooking,
  'agent' | 'customer' | 'eventType' | 'daysFromToday' | 'startHour' | 'hours' | 'location'
> & {
  guests: number
  reference: string
}

/** Completed and paid, so that the reviews of the demo belong to bookings (docs/product.md P9.12). */
const complete = ({ reference, ...booking }: Reviewed): DemoBooking => ({
  ...booking,
  specialRequests: null,
  status: 'completed',
  paymentStatus: 'paid',
  invoice: 'none',
  payment: { method: 'zelle', reference },
})

const reviewed: readonly Reviewed[] = [
  {
    ...{ agent: 'Ansel Ferreira', customer: 'calloway', eventType: 'other', daysFromToday: -100 },
    ...{ startHour: 15, hours: 4, location: 'Atlanta History Center, Atlanta, GA', guests: 70, reference: 'ZL-30411' },
  },
  {
    ...{ agent: 'Kei Navarro', customer: 'villareal', eventType: 'bachelor_party', daysFromToday: -91 },
    ...{ startHour: 20, hours: 4, location: 'West Midtown, Atlanta, GA', guests: 40, reference: 'ZL-30418' },
  },
  {
    ...{ agent: 'Camille Roux', customer: 'cross', eventType: 'private_party', daysFromToday: -79 },
    ...{ startHour: 18, hours: 3, location: 'Druid Hills, Atlanta, GA', guests: 45, reference: 'ZL-30424' },
  },
  {
    ...{ agent: 'Ruth Adeyemi', customer: 'boone', eventType: 'private_party', daysFromToday: -73 },
    ...{ startHour: 19, hours: 4, location: 'Grant Park, Atlanta, GA', guests: 60, reference: 'ZL-30427' },
  },
  {
    ...{ agent: 'Imani Okafor', customer: 'sato', eventType: 'corporate', daysFromToday: -68 },
    ...{ startHour: 13, hours: 5, location: 'Castleberry Hill, Atlanta, GA', guests: 160, reference: 'ZL-30431' },
  },
  {
    ...{ agent: 'Noor Valentine', customer: 'abernathy', eventType: 'bachelorette_party', daysFromToday: -59 },
    ...{ startHour: 20, hours: 2, location: 'Virginia-Highland, Atlanta, GA', guests: 16, reference: 'ZL-30437' },
  },
  {
    ...{ agent: 'Cass Whitfield', customer: 'oyelaran', eventType: 'corporate', daysFromToday: -50 },
    ...{ startHour: 18, hours: 3, location: 'Ponce City Market, Atlanta, GA', guests: 35, reference: 'ZL-30443' },
  },
  {
    ...{ agent: 'Lena Park', customer: 'etienne', eventType: 'wedding', daysFromToday: -43 },
    ...{ startHour: 9, hours: 2, location: 'The Biltmore, Atlanta, GA', guests: 12, reference: 'ZL-30449' },
  },
  {
    ...{ agent: 'Imani Okafor', customer: 'abernathy', eventType: 'corporate', daysFromToday: -35 },
    ...{ startHour: 11, hours: 4, location: 'Westside Provisions, Atlanta, GA', guests: 85, reference: 'ZL-30455' },
  },
  {
    ...{ agent: 'Tunde Vox', customer: 'boone', eventType: 'birthday', daysFromToday: -29 },
    ...{ startHour: 17, hours: 5, location: 'Grant Park, Atlanta, GA', guests: 90, reference: 'ZL-30460' },
  },
  {
    ...{ agent: 'Sabine Laurent', customer: 'sato', eventType: 'private_party', daysFromToday: -26 },
    ...{ startHour: 21, hours: 2, location: 'Cabbagetown, Atlanta, GA', guests: 55, reference: 'ZL-30466' },
  },
  {
    ...{ agent: 'Felix Amadou', customer: 'etienne', eventType: 'private_party', daysFromToday: -21 },
    ...{ startHour: 18, hours: 2, location: 'Decatur, GA', guests: 30, reference: 'ZL-30471' },
  },
  {
    ...{ agent: 'Sabine Laurent', customer: 'whitlock', eventType: 'corporate', daysFromToday: -15 },
    ...{ startHour: 20, hours: 2, location: 'Georgia Aquarium, Atlanta, GA', guests: 400, reference: 'ZL-30477' },
  },
  {
    ...{ agent: 'Priya Nakamura', customer: 'delacroix', eventType: 'birthday', daysFromToday: -8 },
    ...{ startHour: 16, hours: 3, location: 'Morningside, Atlanta, GA', guests: 25, reference: 'ZL-30488' },
  },
  {
    ...{ agent: 'Odessa Finch', customer: 'ward', eventType: 'other', daysFromToday: -6 },
    ...{ startHour: 17, hours: 3, location: 'East Point, GA', guests: 140, reference: 'ZL-30493' },
  },
  {
    ...{ agent: 'Theo Castellanos', customer: 'mills', eventType: 'private_party', daysFromToday: -3 },
    ...{ startHour: 19, hours: 4, location: 'Kirkwood, Atlanta, GA', guests: 75, reference: 'ZL-30499' },
  },
  {
    ...{ agent: 'Jade Monroe', customer: 'pryor', eventType: 'corporate', daysFromToday: -2 },
    ...{ startHour: 20, hours: 2, location: 'The Carter Center, Atlanta, GA', guests: 220, reference: 'ZL-30504' },
  },
]

/** In date order. */
export const reviewedBookings = reviewed.map(complete)
