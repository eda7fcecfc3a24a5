import { describe, expect, test } from 'vitest'
import { findOverlap } from '#shared/model/weekly-hours.ts'
import { PALETTES } from '#shared/posters/ink.ts'
import { demoBookings } from './bookings.ts'
import { demoCategories } from './categories.ts'
import { demoAgentLogins, demoCustomers } from './people.ts'
import { demoGalleries } from './photos/photo-designs.ts'
import { posterSlug } from './poster-files.ts'
import { demoTestimonials } from './reviews/testimonials.ts'
import { type DemoAgent, demoRoster } from './roster.ts'
import { demoBlocks, demoWeeks } from './times.ts'

const roster: readonly DemoAgent[] = demoRoster

describe('the demo roster', () => {
  test('has 24 people in seven categories', () => {
    const counts = demoCategories.map(({ name }) => [name, roster.filter((agent) => agent.category === name).length])
    expect(Object.fromEntries(counts)).toEqual({
      model: 5,
      exotic_dancer: 4,
      bartender: 4,
      massage_therapist: 3,
      entertainer: 4,
      dj: 2,
      photographer: 2,
    })
    expect(new Set(roster.map(({ name }) => posterSlug(name))).size).toBe(24)
  })

  test('never repeats a palette within a row, nor right above or below', () => {
    const palettes = roster.map(({ poster }) => poster.palette)
    for (const [i, palette] of palettes.entries()) expect(palettes.slice(Math.max(0, i - 4), i)).not.toContain(palette)
    expect(new Set(palettes.slice(0, 8)).size).toBe(Object.keys(PALETTES).length)
  })

  test('has texts in plain words', () => {
    for (const { bio, specialties } of roster) {
      expect(bio).not.toMatch(/!|ultimate|elevate|unforgettable/i)
      expect(bio.split(/(?<=\.) /).length).toBeLessThanOrEqual(4)
      expect(specialties.length).toBeGreaterThanOrEqual(3)
      expect(specialties.length).toBeLessThanOrEqual(6)
    }
  })

  test('has one unknown rate, two people away and some missing links', () => {
    expect(roster.filter(({ hourlyRate }) => hourlyRate === null)).toHaveLength(1)
    expect(roster.filter(({ availability }) => !availability)).toHaveLength(2)
    expect(roster.some(({ instagram }) => !instagram)).toBe(true)
    expect(roster.some(({ website }) => !website)).toBe(true)
    for (const { hourlyRate } of roster) {
      if (hourlyRate === null) continue
      expect(hourlyRate).toBeGreaterThanOrEqual(60)
      expect(hourlyRate).toBeLessThanOrEqual(320)
    }
  })
})

describe('the demo bookings', () => {
  test('cover every status, payment status and invoice state', () => {
    const values = (key: 'status' | 'paymentStatus' | 'invoice') =>
      [...new Set(demoBookings.map((it) => it[key]))].sort()
    expect(values('status')).toEqual(['cancelled', 'completed', 'confirmed', 'pending'])
    expect(values('paymentStatus')).toEqual(['paid', 'pending', 'refunded'])
    expect(values('invoice')).toEqual(['none', 'overdue', 'paid', 'pending'])
    expect(demoBookings.filter((booking) => booking.paymentStatus === 'refunded')).toHaveLength(1)
  })

  test('are on the right side of today', () => {
    for (const { status, daysFromToday } of demoBookings) {
      expect(daysFromToday).toBeGreaterThanOrEqual(-120)
      expect(daysFromToday).toBeLessThanOrEqual(60)
      if (status === 'completed') expect(daysFromToday).toBeLessThan(0)
      if (status === 'confirmed' || status === 'pending') expect(daysFromToday).toBeGreaterThan(0)
    }
  })

  test('have consistent amounts', () => {
    for (const { paymentStatus, payment, invoice } of demoBookings) {
      expect(payment !== null).toBe(paymentStatus !== 'pending')
      if (payment) expect(payment.reference === null).toBe(payment.method === 'cash')
      if (invoice === 'paid') expect(paymentStatus).toBe('paid')
      if (invoice === 'pending' || invoice === 'overdue') expect(paymentStatus).toBe('pending')
    }
    const references = demoBookings.flatMap(({ payment }) => payment?.reference ?? [])
    expect(new Set(references).size).toBe(references.length)
  })

  test('never overlap for one agent', () => {
    const taken = demoBookings
      .filter(({ status }) => status === 'confirmed' || status === 'completed')
      .map(({ agent, daysFromToday, startHour, hours }) => {
        const start = daysFromToday * 24 + startHour
        return { agent, start, end: start + hours }
      })
    const conflicts = taken.filter((a, i) =>
      taken.some((b, j) => i !== j && a.agent === b.agent && a.start < b.end && b.start < a.end),
    )
    expect(conflicts).toEqual([])
  })

  test('give the first customer past and future bookings', () => {
    const renee = demoBookings.filter(({ customer }) => customer === 'renee')
    expect(renee.filter(({ daysFromToday }) => daysFromToday < 0).length).toBeGreaterThanOrEqual(3)
    expect(renee.filter(({ daysFromToday }) => daysFromToday > 0).length).toBeGreaterThanOrEqual(2)
    expect(demoCustomers[0].email).toBe('renee@marquee.example')
    expect(demoCustomers[1]).toMatchObject({ email: 'new@marquee.example', mustChangePassword: true })
    expect(demoAgentLogins).toHaveLength(2)
  })
})

describe('the demo times', () => {
  const hoursOf = (name: string) => demoWeeks[name as keyof typeof demoWeeks]

  test('are valid weekly spans, also for the two agents who can sign in', () => {
    for (const week of Object.values(demoWeeks)) {
      const spans = week.flatMap(({ weekdays, from, to }) => weekdays.map((weekday) => ({ weekday, from, to })))
      expect(findOverlap(spans)).toBeUndefined()
    }
    for (const { agent } of demoAgentLogins) {
      expect(hoursOf(agent)).toBeDefined()
      expect(demoBlocks.some((block) => block.agent === agent)).toBe(true)
    }
  })

  test('leave room for the future bookings on any weekday', () => {
    for (const { agent, daysFromToday, startHour, hours } of demoBookings.filter((it) => it.daysFromToday > 0)) {
      const blocked = demoBlocks.filter((block) => block.agent === agent)
      expect(blocked.filter(({ fromDay, toDay }) => daysFromToday >= fromDay - 1 && daysFromToday <= toDay)).toEqual([])
      const week = hoursOf(agent)
      if (!week) continue
      for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
        const open = week.filter(({ weekdays }) => weekdays.includes(weekday))
        expect(open.some(({ from, to }) => from <= startHour * 60 && to >= (startHour + hours) * 60)).toBe(true)
      }
    }
  })
})

test('a dozen people have galleries, one of eight pictures; none is twice in it or that of the card', () => {
  expect(demoGalleries.length).toBeGreaterThanOrEqual(12)
  expect(Math.max(...demoGalleries.map(({ photos }) => photos.length))).toBe(8)
  for (const { agent, photos } of demoGalleries) {
    const own = roster.find(({ name }) => name === agent)?.poster
    const looks = [own, ...photos.map(({ options }) => options)].map((look) => `${look?.variant} ${look?.palette}`)
    expect(new Set(looks).size, agent).toBe(looks.length)
    expect(photos.every(({ alt }) => alt !== '')).toBe(true)
  }
})

describe('the demo testimonials', () => {
  test('22 are approved and four are waiting, in plain words', () => {
    expect(demoTestimonials.filter(({ isApproved }) => isApproved)).toHaveLength(22)
    expect(demoTestimonials.filter(({ isApproved }) => !isApproved)).toHaveLength(4)
    for (const { content } of demoTestimonials) expect(content).not.toContain('!')
  })

  test('most of the people have an approved one', () => {
    const praised = new Set(demoTestimonials.filter(({ isApproved }) => isApproved).map(({ of }) => of.agent))
    expect(praised.size).toBeGreaterThan(roster.length / 2)
  })

  test('each is about a completed booking of its customer, written afterwards, one a booking', () => {
    const names = new Map<string, string>(demoCustomers.map(({ key, name }) => [key, name]))
    for (const { of, customerName, eventType, daysAgo } of demoTestimonials) {
      const found = demoBookings.filter(
        ({ agent, daysFromToday }) => agent === of.agent && daysFromToday === of.daysFromToday,
      )
      expect(found).toMatchObject([{ status: 'completed', eventType }])
      const lastName = names
        .get(found[0]?.customer ?? '')
        ?.split(' ')
        .at(-1)
      expect(customerName.split(' ').at(-1)).toBe(lastName)
      expect(daysAgo).toBeLessThan(-of.daysFromToday)
    }
    expect(new Set(demoTestimonials.map(({ of }) => JSON.stringify(of))).size).toBe(demoTestimonials.length)
  })
})
