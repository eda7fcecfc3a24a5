import { describe, expect, test } from 'vitest'
import { compareWork, findWorkKind, type WaitingBooking, type Work } from './work.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)

const build = (values: Partial<WaitingBooking> = {}): WaitingBooking => ({
  status: 'pending',
  agentAnswer: null,
  hasConflict: false,
  agentCanAnswer: true,
  agentHasEmail: true,
  owedCents: 40_000,
  createdAt: hours(-1),
  eventDate: hours(500),
  ...values,
})

describe('why a booking waits', () => {
  test.each<[string, Partial<WaitingBooking>, string | null]>([
    ['a new request', {}, 'pending'],
    ['a declined one, whatever else is wrong', { agentAnswer: 'declined', hasConflict: true }, 'declined'],
    ['one with a conflict, though nobody answered', { hasConflict: true, createdAt: hours(-48) }, 'conflict'],
    ['one without an answer for exactly a day', { createdAt: hours(-24) }, 'unanswered'],
    ['one without an answer for less', { createdAt: hours(-23.9) }, 'pending'],
    ['an old one that was accepted', { createdAt: hours(-48), agentAnswer: 'accepted' }, 'pending'],
    ['an old one of talent without a login', { createdAt: hours(-48), agentCanAnswer: false }, 'pending'],
    ['a request of talent without an email', { agentCanAnswer: false, agentHasEmail: false }, 'no_email'],
    [
      'an old one of talent without an email',
      { createdAt: hours(-48), agentCanAnswer: false, agentHasEmail: false },
      'no_email',
    ],
    [
      'one of talent without an email who accepted by phone',
      { agentHasEmail: false, agentAnswer: 'accepted' },
      'pending',
    ],
    ['one with a conflict of talent without an email', { agentHasEmail: false, hasConflict: true }, 'conflict'],
    ['a confirmed one of talent without an email', { status: 'confirmed', agentHasEmail: false }, null],
    ['a confirmed one, unpaid exactly a week before', { status: 'confirmed', eventDate: hours(168) }, 'unpaid'],
    ['a confirmed one, unpaid earlier', { status: 'confirmed', eventDate: hours(168.1) }, null],
    ['a confirmed one that owes nothing', { status: 'confirmed', eventDate: hours(24), owedCents: 0 }, null],
    ['a confirmed one whose event began', { status: 'confirmed', eventDate: hours(-1) }, null],
    ['a completed one', { status: 'completed', eventDate: hours(-1) }, null],
    ['a canceled one that was declined', { status: 'cancelled', agentAnswer: 'declined' }, null],
  ])('%s', (_, values, kind) => {
    expect(findWorkKind(build(values), NOW)).toBe(kind)
  })
})

describe('the order of work', () => {
  const sort = (...work: Work[]) => [...work].sort(compareWork(NOW))

  test('is by kind first, however near an event is', () => {
    const declined: Work = { kind: 'declined', at: hours(900) }
    const chat: Work = { kind: 'chat', at: hours(-1) }
    const pending: Work = { kind: 'pending', at: hours(2) }
    expect(sort(pending, chat, declined)).toEqual([declined, chat, pending])
  })

  test('then by event, with those that are over after those to come', () => {
    const [over, soon, later]: [Work, Work, Work] = [
      { kind: 'pending', at: hours(-30) },
      { kind: 'pending', at: hours(3) },
      { kind: 'pending', at: hours(300) },
    ]
    expect(sort(later, over, soon)).toEqual([soon, later, over])
  })

  test('puts a request of talent without an email among the other requests, by event', () => {
    const [soon, silent, later]: [Work, Work, Work] = [
      { kind: 'pending', at: hours(3) },
      { kind: 'no_email', at: hours(30) },
      { kind: 'pending', at: hours(300) },
    ]
    expect(sort(later, silent, soon)).toEqual([soon, silent, later])
  })

  test('puts the visitor who waits longest first', () => {
    const [long, short]: [Work, Work] = [
      { kind: 'chat', at: hours(-2) },
      { kind: 'chat', at: hours(-1) },
    ]
    expect(sort(short, long)).toEqual([long, short])
  })
})

test('a request to change or cancel comes before everything else (P15.43)', () => {
  const work: Work[] = [
    { kind: 'declined', at: hours(1) },
    { kind: 'request', at: hours(900) },
    { kind: 'chat', at: hours(-1) },
  ]
  expect(work.sort(compareWork(NOW)).map(({ kind }) => kind)).toEqual(['request', 'declined', 'chat'])
})
