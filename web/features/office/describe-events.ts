import type { LiveEvent } from '#shared/contract/office.ts'
import { formatCount } from '#web/lib/format.ts'

type Kind = LiveEvent['kind']
/** What goes on in conversations is seen where they are shown, and told nowhere else. */
type Told = Exclude<Kind, 'conversation'>

/** One of it, and several of it. */
const WORDS: Record<Told, readonly [string, string]> = {
  booking: ['New booking request', 'new booking requests'],
  payment: ['New payment reported', 'new payments reported'],
  testimonial: ['New review to read', 'new reviews to read'],
  chat: ['A visitor asks for a person', 'visitors ask for a person'],
  blocked: ['Blocked time has changed', 'changes of blocked time'],
}
const KINDS = Object.keys(WORDS) as Told[] // a Record's keys are its type's

/** What has just happened, in one line: 'New booking request', '3 new booking requests, 1 other'. */
export function describeEvents(all: readonly Pick<LiveEvent, 'kind'>[]): { kind: Kind; text: string } | undefined {
  const events = all.filter(({ kind }) => kind !== 'conversation')
  const kind = KINDS.find((each) => events.some((event) => event.kind === each))
  if (!kind) return undefined
  const total = events.filter((event) => event.kind === kind).length
  const others = events.length - total
  const [one, many] = WORDS[kind]
  const text = total === 1 ? one : `${formatCount(total)} ${many}`
  return { kind, text: others > 0 ? `${text}, ${formatCount(others)} more` : text }
}
