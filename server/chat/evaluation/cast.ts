import type { Agent } from '#shared/contract/catalog/agents.ts'
import { DAY_FORMATS, findDays } from './days.ts'
import type { Expectation } from './expectation.ts'
import type { Instance } from './instance.ts'

/** Categories by the names that placeholders have for them. */
const CATEGORY_OF: Readonly<Record<string, string>> = {
  ...{ dj: 'dj', model: 'model', bartender: 'bartender', entertainer: 'entertainer', photographer: 'photographer' },
  ...{ dancer: 'exotic_dancer', massage: 'massage_therapist' },
}
/** Reads '{dj1.first.lower}': the role, its place in the roster or what it is chosen for, and how its name is written. */
const ROLE = /\{([a-z]+?)(\d|Out|Busy|Quote|Space)((?:\.[a-z]+)*)\}/g
const DAY = /\{([^{}:]+):(md|full|num|th|wd|es)\}/g
/** The longest message that the chat takes. */
const LONGEST = 2000

interface Turn {
  say: string
  want: Expectation
}

/** People of an instance for the placeholders of one conversation. */
export interface Cast {
  /** Fills the placeholders of a text. */
  fill(text: string): string
  /** Dollars of a sum such as 'dj1*5+cheapest:bartender*2'. */
  sum(formula: string): number
}

/**
 * Chooses people from the roster: bookable, with a rate, and free at every time that the turns expect.
 * @param shown names that the assistant suggested last, in its order; read when a text is filled
 * @throws when the roster has no such person
 */
export async function chooseCast(
  instance: Instance,
  turns: readonly Turn[],
  shown: () => readonly string[],
): Promise<Cast> {
  const slots = turns.flatMap(({ want: { event } }) =>
    event?.date
      ? findDays(event.date, instance.today).map((day) => ({
          date: `${day}T${event.time ?? '19:00'}`,
          hours: event.hours ?? 4,
        }))
      : [],
  )
  const freeThen = await Promise.all(slots.map(({ date, hours }) => instance.freeIds(date, hours)))
  const fits = instance.roster.filter(
    ({ id, availability, hourlyRate }) => availability && hourlyRate !== null && freeThen.every((ids) => ids.has(id)),
  )
  const written = turns.map(({ say, want }) => `${say} ${JSON.stringify(want)}`).join(' ')
  const [day] = [...written.matchAll(DAY)].map(([, spec = '']) => findDays(spec, instance.today)[0] ?? '')
  const busy = day ? await instance.freeIds(`${day}T18:00`, 3) : new Set<string>()
  const needsKnown = new Set([...written.matchAll(/\{([a-z]+\d)\.known\}/g)].map(([, role]) => role))

  const find = (kind: string, which: string): Agent => {
    const all = instance.roster.filter(({ category }) => category === CATEGORY_OF[kind])
    const bookable = all.filter(({ availability }) => availability)
    const found = {
      Out: () => all.find(({ availability }) => !availability),
      Busy: () => bookable.find(({ id }) => !busy.has(id)),
      Quote: () => bookable.find(({ hourlyRate }) => hourlyRate === null),
      Space: () => bookable.find(({ bio }) => /feet|stage|ten by ten/.test(bio ?? '')),
    }[which]
    const counted = () =>
      fits
        .filter(({ category }) => category === CATEGORY_OF[kind])
        .filter((agent) => !needsKnown.has(`${kind}${which}`) || knownFor(agent, instance.roster) !== undefined)[
        Number(which) - 1
      ]
    const agent = found ? found() : counted()
    if (!agent) throw new Error(`nobody of the roster is ${kind}${which}`)
    return agent
  }
  const named = (role: string): Agent => {
    const [, kind = '', which = ''] = /^([a-z]+?)(\d|Out|Busy|Quote|Space)$/.exec(role) ?? []
    return find(kind, which)
  }
  const byRate = (a: string, b: string) =>
    [named(a), named(b)].sort((one, other) => (one.hourlyRate ?? 0) - (other.hourlyRate ?? 0))

  const fill = (text: string): string =>
    text
      .replace(DAY, (_, spec: string, format: keyof typeof DAY_FORMATS) =>
        DAY_FORMATS[format](findDays(spec, instance.today)[0] ?? ''),
      )
      .replace(/\{cheaper:(\w+):(\w+)\}/g, (_, a: string, b: string) => byRate(a, b)[0]?.name ?? '')
      .replace(/\{dearer:(\w+):(\w+)\}/g, (_, a: string, b: string) => byRate(a, b)[1]?.name ?? '')
      .replace(/\{shown:(\d)\}/g, (_, place: string) => shown()[Number(place) - 1] ?? 'nobody was shown')
      .replace('{nonsense}', 'blorp zwick ftang '.repeat(120).slice(0, LONGEST))
      .replace('{everyone}', () => {
        const names = instance.roster.map(({ name }) => name)
        return [...names, ...names, ...names]
          .slice(0, 60)
          .join(', ')
          .slice(0, LONGEST - 100)
      })
      .replace(ROLE, (_, kind: string, which: string, forms: string) => {
        const agent = find(kind, which)
        return forms
          .split('.')
          .slice(1)
          .reduce((name, form) => writeName(name, form, agent, instance.roster), agent.name)
      })
  const sum = (formula: string): number =>
    fill(formula)
      .split('+')
      .map((term) => {
        const [who = '', hours = '1'] = term.split('*')
        return rateOf(who, instance, named) * Number(hours)
      })
      .reduce((all, one) => all + one, 0)
  return { fill, sum }
}

function rateOf(who: string, { roster }: Instance, named: (role: string) => Agent): number {
  const [, kind] = /^cheapest:(\w+)$/.exec(who) ?? []
  if (kind) {
    const rates = roster
      .filter(({ category, availability }) => availability && category === CATEGORY_OF[kind])
      .flatMap(({ hourlyRate }) => hourlyRate ?? [])
    return Math.min(...rates)
  }
  const agent = roster.find(({ name }) => name === who) ?? named(who)
  return agent.hourlyRate ?? Number.NaN
}

/** A specialty that nobody else has. */
const knownFor = ({ id, specialties }: Agent, roster: readonly Agent[]) =>
  specialties.find((one) => roster.every((other) => other.id === id || !other.specialties.includes(one)))

function writeName(name: string, form: string, agent: Agent, roster: readonly Agent[]): string {
  if (form === 'first') return name.split(' ')[0] ?? name
  if (form === 'lower') return name.toLowerCase()
  if (form === 'known') return knownFor(agent, roster)?.toLowerCase() ?? ''
  // two letters change places; a short name has its last one twice
  const first = (name.split(' ')[0] ?? '').toLowerCase()
  if (form === 'typo') return first.length < 5 ? `${first}${first.at(-1)}` : first.replace(/^(..)(.)(.)/, '$1$3$2')
  throw new Error(`no way to write a name: ${form}`)
}
