import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import {
  AGENT_LIVE_ACTIONS,
  CUSTOMER_LIVE_ACTIONS,
  kindOfAction,
  LIVE_ACTIONS,
  type LiveAction,
} from '#shared/model/live.ts'
import { describeEvents, type Reader } from './describe-events.ts'

const GRANT = { name: 'Grant Oyelaran', date: '2026-12-04T02:00:00.000Z' }
const BOSS = { role: 'admin', name: 'boss', self: false } as const
const RUTH = { role: 'agent', name: 'Ruth Adeyemi', self: false } as const

const happened = (action: LiveAction, more: Partial<LiveEvent> = {}): LiveEvent => ({
  ...{ kind: kindOfAction(action), id: 'x', at: '2026-11-21T20:00:00.000Z', action },
  ...{ subject: GRANT, actor: BOSS },
  ...more,
})
const say = (reader: Reader, ...events: LiveEvent[]) => describeEvents(events, reader)?.text

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

describe('the office reads', () => {
  test.each<[string, LiveAction, Partial<LiveEvent>?]>([
    ['New booking from Grant for Dec 3', 'booking:requested', { actor: null }],
    ["Boss added Grant's booking for Dec 3", 'booking:entered'],
    ['Ruth accepted Dec 3', 'booking:accepted', { actor: RUTH }],
    ['Ruth declined Dec 3', 'booking:declined', { actor: RUTH }],
    ["Boss confirmed Grant's booking for Dec 3", 'booking:confirmed'],
    ["Boss canceled Grant's booking for Dec 3", 'booking:cancelled'],
    ["Boss changed the price of Grant's booking for Dec 3", 'booking:priced'],
    ["Boss sent Grant's invoice for Dec 3", 'booking:invoice-sent'],
    ["Ruth arrived at Grant's event on Dec 3", 'booking:arrived', { actor: RUTH }],
    ['Grant reported a payment for Dec 3', 'payment:reported', { actor: { ...BOSS, role: 'customer', name: 'Grant' } }],
    ['Grant paid by card for Dec 3', 'payment:charged', { actor: null }],
    ["Boss verified Grant's payment for Dec 3", 'payment:verified'],
    ['Boss refunded Grant', 'payment:refunded'],
    ['The card provider refunded Grant', 'payment:refunded', { actor: null }],
    ['Grant wrote a review', 'testimonial:written', { actor: null }],
    ["Boss approved Grant's review", 'testimonial:approved'],
    ['Grant asked for a person', 'chat:asked', { actor: null }],
    [
      'Grant asked for new contact details',
      'customer:contact-asked',
      { actor: { role: 'customer', name: 'Grant', self: false } },
    ],
    ['Boss answered Grant about new contact details', 'customer:contact-answered'],
    ['Ruth blocked time from Dec 3', 'blocked:added', { subject: { ...GRANT, name: 'Ruth Adeyemi' }, actor: RUTH }],
    ['Boss blocked time for Ruth from Dec 3', 'blocked:added', { subject: { ...GRANT, name: 'Ruth Adeyemi' } }],
  ])('%s', (text, action, more) => {
    expect(say('admin', happened(action, more))).toBe(text)
  })

  test('several of one kind as one, and the rest as a count', () => {
    const fresh = happened('booking:requested', { actor: null })
    expect(say('admin', fresh, fresh)).toBe('2 new bookings')
    expect(say('admin', happened('testimonial:approved'), fresh, fresh, happened('conversation:changed'))).toBe(
      '2 new bookings, 1 more',
    )
  })

  test('nothing of what the reader did', () => {
    const own = happened('booking:confirmed', { actor: { ...BOSS, self: true } })
    expect(say('admin', own)).toBeUndefined()
    expect(say('admin', own, happened('booking:accepted', { actor: RUTH }))).toBe('Ruth accepted Dec 3')
  })

  test('a sentence too where names and days are not known or are no names', () => {
    const of = (action: LiveAction, name: string | null) =>
      say('admin', happened(action, { subject: { name, date: null }, actor: { ...BOSS, name: null } }))
    expect(of('booking:confirmed', null)).toBe("A colleague confirmed a customer's booking")
    expect(of('booking:confirmed', 'DJ Kool')).toBe("A colleague confirmed DJ Kool's booking")
    expect(say('admin', happened('chat:asked', { subject: null }))).toBe('A visitor asked for a person')
    const owner = { ...BOSS, name: 'owner@example.com' }
    expect(say('admin', happened('payment:verified', { actor: owner }))).toBe(
      "Owner verified Grant's payment for Dec 3",
    )
    const next = { ...GRANT, date: '2031-03-08T01:00:00.000Z' }
    expect(say('admin', happened('booking:requested', { subject: next }))).toBe(
      'New booking from Grant for Mar 7, 2031',
    )
  })

  test('of every action but what goes on in conversations and in the team; of an unknown one nothing', () => {
    const silent = LIVE_ACTIONS.filter((action) => say('admin', happened(action)) === undefined)
    expect(silent).toEqual(['conversation:changed', 'team:changed'])
    const unknown = { ...happened('booking:confirmed'), action: 'constructor' } as unknown as LiveEvent // a newer server's
    expect(say('admin', unknown)).toBeUndefined()
    expect(say('admin', happened('booking:confirmed', { action: null }))).toBeUndefined()
  })
})

describe('an agent reads', () => {
  test.each<[string, LiveAction]>([
    ['You have a new booking from Grant', 'booking:requested'],
    ['Your booking from Grant on Dec 3 is confirmed', 'booking:confirmed'],
    ['Your booking from Grant on Dec 3 is canceled', 'booking:cancelled'],
    ['Your booking from Grant on Dec 3 has changed', 'booking:changed'],
    ['The office blocked your time from Dec 3', 'blocked:added'],
  ])('%s', (text, action) => {
    expect(say('agent', happened(action))).toBe(text)
  })

  test('nothing of what only the office hears', () => {
    const told = LIVE_ACTIONS.filter((action) => say('agent', happened(action)) !== undefined)
    expect(told.filter((action) => !AGENT_LIVE_ACTIONS.includes(action))).toEqual([])
    expect(say('agent', happened('booking:noted'))).toBeUndefined()
  })
})

describe('a customer reads', () => {
  const FELIX = { subject: { name: 'Felix Amadou', date: GRANT.date }, actor: null }
  test.each<[string, LiveAction]>([
    ['Your booking with Felix on Dec 3 is confirmed', 'booking:confirmed'],
    ['Your booking with Felix on Dec 3 is canceled', 'booking:cancelled'],
    ['Your booking with Felix on Dec 3 has a new price', 'booking:priced'],
    ['We have new talent for you to choose from for Dec 3', 'booking:offered'],
    ['Felix is confirmed for Dec 3', 'booking:replaced'],
    ['Your payment for Dec 3 is verified', 'payment:verified'],
    ['Your card payment for Dec 3 has arrived', 'payment:charged'],
    ['We refunded you for Dec 3', 'payment:refunded'],
  ])('%s', (text, action) => {
    expect(say('customer', happened(action, FELIX))).toBe(text)
  })

  test('whole sentences when the agent is unknown', () => {
    const nobody = { subject: null, actor: null }
    expect(say('customer', happened('booking:confirmed', nobody))).toBe('Your booking is confirmed')
    expect(say('customer', happened('booking:replaced', nobody))).toBe('Your new talent is confirmed')
  })

  test('nothing of what only the office and the agent hear', () => {
    const told = LIVE_ACTIONS.filter((action) => say('customer', happened(action, FELIX)) !== undefined)
    expect(told.filter((action) => !CUSTOMER_LIVE_ACTIONS.includes(action))).toEqual([])
    for (const action of ['booking:noted', 'booking:declined', 'booking:dropped-out', 'payment:disputed'] as const) {
      expect(CUSTOMER_LIVE_ACTIONS).not.toContain(action)
    }
  })
})
