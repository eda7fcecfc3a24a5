import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { parseAtlantaTime } from '#server/availability/atlanta-time.ts'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { calendarEvent, type EventBooking } from './calendar-event.ts'

const config = { brand: DEFAULT_BRAND, publicUrl: 'https://marquee.example' }

const booking: EventBooking = {
  id: '8a4e6c2e-6f3c-4a55-9d0e-2f6a7a1f0c11',
  version: 3,
  status: 'confirmed',
  agent_name: 'Vera Vane',
  category: 'dj',
  event_type: 'wedding',
  event_date: new Date('2026-12-05T02:00:00Z'),
  event_duration: 3,
  event_location: 'Grant Park, Atlanta',
  guests: null,
  special_requests: 'A slow first song.',
  created_at: new Date('2026-11-01T10:00:00Z'),
  updated_at: new Date('2026-11-02T10:00:00Z'),
}

const fileOf = (more: Partial<EventBooking> = {}) => String(calendarEvent({ ...booking, ...more }, config).content)

function read(more: Partial<EventBooking> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(more)))
  const components = calendar.getAllSubcomponents()
  expect(components.map(({ name }) => name)).toEqual(['vevent'])
  const [component] = components as [ICAL.Component] // counted above
  return { calendar, component, event: new ICAL.Event(component) }
}

test('an event says who, what, where and when, and whose product wrote it; nothing of how to reach the customer', () => {
  const { calendar, component, event } = read()
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Marquee//Bookings//EN')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(event.uid).toBe('8a4e6c2e-6f3c-4a55-9d0e-2f6a7a1f0c11@marquee.example')
  expect(event.sequence).toBe(3)
  expect(event.summary).toBe('Vera Vane, Wedding')
  expect(event.location).toBe('Grant Park, Atlanta')
  expect(event.description).toBe('Vera Vane (DJ). Questions: (404) 555-0142.\n\nSpecial requests: A slow first song.')
  expect(event.organizer).toBe('mailto:hello@marquee.example')
  expect(event.attendees).toEqual([])
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(component.getFirstPropertyValue('url')).toBe('https://marquee.example/customer/dashboard')
  expect(fileOf()).toContain('\r\nDTSTART:20261205T020000Z\r\nDTEND:20261205T050000Z\r\n')
  expect(fileOf()).toContain('\r\nDTSTAMP:20261102T100000Z\r\n')
  expect(fileOf(), 'the same version is the same file').toBe(fileOf())
})

test.each([
  ['pending', 'TENTATIVE', 'PUBLISH'],
  ['confirmed', 'CONFIRMED', 'PUBLISH'],
  ['completed', 'CONFIRMED', 'PUBLISH'],
  ['cancelled', 'CANCELLED', 'CANCEL'],
] as const)('a %s booking is %s', (status, shown, method) => {
  const { calendar, component } = read({ status })
  expect(component.getFirstPropertyValue('status')).toBe(shown)
  expect(calendar.getFirstPropertyValue('method')).toBe(method)
  expect(calendarEvent({ ...booking, status }, config).contentType).toBe(
    `text/calendar; charset=utf-8; method=${method}`,
  )
})

describe('durations are exact, also on the nights the clocks change', () => {
  test.each([
    ['2026-10-31T22:00', 6, '2026-11-01T02:00:00.000Z', '2026-11-01T08:00:00.000Z'],
    ['2026-11-01T01:30', 2, '2026-11-01T05:30:00.000Z', '2026-11-01T07:30:00.000Z'],
    ['2027-03-13T23:00', 4, '2027-03-14T04:00:00.000Z', '2027-03-14T08:00:00.000Z'],
    ['2027-03-14T03:00', 1, '2027-03-14T07:00:00.000Z', '2027-03-14T08:00:00.000Z'],
    ['2026-12-31T20:00', 72, '2027-01-01T01:00:00.000Z', '2027-01-04T01:00:00.000Z'],
  ])('%s for %i', (local, event_duration, start, end) => {
    const { event } = read({ event_date: parseAtlantaTime(local) as Date, event_duration })
    expect(event.startDate.toJSDate().toISOString()).toBe(start)
    expect(event.endDate.toJSDate().toISOString()).toBe(end)
  })
})

const HOSTILE = [
  'Loft\r\nATTENDEE:mailto:evil@evil.example',
  'Loft\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:free',
  'Loft\rX',
  'a,b;c\\d:"e"\\n',
  '🎷🎺 Łódź 李小龍 ',
  '🎷'.repeat(2500),
  'x'.repeat(5000),
  ',;\\'.repeat(1600),
]

test.each(HOSTILE)('hostile and long text stays in its property (%#)', (text) => {
  const file = fileOf({ agent_name: text, event_location: text, special_requests: text })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const { component, event } = read({ agent_name: text, event_location: text, special_requests: text })
  const kept = text.replace(/\r\n?/g, '\n')
  expect(event.location).toBe(kept)
  expect(event.summary).toBe(`${kept}, Wedding`)
  expect(event.description.endsWith(`Special requests: ${kept}`)).toBe(true)
  expect(component.getAllProperties('attendee')).toEqual([])
  expect(component.getAllProperties('summary')).toHaveLength(1)
})

test('control signs are left out', () => {
  expect(read({ event_location: 'a\u0007b\u001bc\u0085d\te' }).event.location).toBe('a b c d e')
})

test.each([
  ['Vera Vane', 'vera-vane-2026-12-04.ics'],
  ['Renée O’Brien "x"/../', 'renee-o-brien-x-2026-12-04.ics'],
  ['李小龍\r\nX: y', 'x-y-2026-12-04.ics'],
  ['🎷', 'booking-2026-12-04.ics'],
])('the file of %j is named %s', (agent_name, filename) => {
  expect(calendarEvent({ ...booking, agent_name }, config).filename).toBe(filename)
})
