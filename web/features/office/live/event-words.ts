import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { formatDay } from '#web/lib/format-date.ts'

/** The parts of a sentence about an event. */
export interface EventWords {
  /** Who did it: 'Ruth'. An event without an actor is the card provider's. */
  who: string
  /** The person it is about: 'Grant', or their role when the name is unknown. */
  name: string
  /** The same; empty when it is unknown. */
  subject: string
  /** "Grant's" */
  whose: string
  /** 'Dec 3'; empty when it has no day. */
  day: string
  /** ' on Dec 3', or nothing. */
  on: string
  /** ' for Dec 3', or nothing. */
  for: string
  /** An admin did it, not the person it is about. */
  forOther: boolean
}

const SOMEBODY = { admin: 'a colleague', agent: 'an agent', customer: 'a customer' } as const
const UNNAMED: Partial<Record<LiveEvent['kind'], string>> = { chat: 'a visitor', blocked: 'an agent' }

/** The first name; the whole name when the first word is a title ('DJ Kool', 'Mr. Hale'). */
function shortName(name: string | null | undefined): string | undefined {
  // an admin's user name may be an email
  const whole = (name ?? '').split('@')[0]?.trim()
  const [first = ''] = whole?.split(/\s+/) ?? []
  return first.length < 3 || first.endsWith('.') ? whole || undefined : first
}

/** An event in words, short ones and dates in Atlanta. */
export function chooseWords({ kind, subject, actor }: LiveEvent): EventWords {
  const short = shortName(subject?.name)
  const name = short ?? UNNAMED[kind] ?? 'a customer'
  const day = subject?.date ? formatDay(subject.date) : ''
  return {
    who: shortName(actor?.name) ?? (actor ? SOMEBODY[actor.role] : 'the card provider'),
    name,
    subject: short ?? '',
    whose: `${name}'s`,
    day,
    on: day && ` on ${day}`,
    for: day && ` for ${day}`,
    forOther: actor?.role === 'admin',
  }
}
