import type { Cast } from './cast.ts'
import { type Expectation, LANGUAGES, TOPICS } from './expectation.ts'
import type { Answer, Instance } from './instance.ts'
import { findNamed, isDay } from './invented.ts'

/** What an answer is checked against. */
export interface Checking {
  instance: Instance
  cast: Cast
  /** The visitor's own words so far. */
  said: readonly string[]
  /** Whether the conversation waits for a person. */
  waiting: boolean
}

/**
 * Compares an answer with what a right one shows.
 * @returns a line for each difference: what was expected, and what came
 */
export function checkAnswer(answer: Answer, want: Expectation, checking: Checking): string[] {
  return [
    ...checkIntent(answer, want),
    ...checkPeople(answer, want, checking),
    ...checkEvent(answer, want, checking),
    ...checkWords(answer, want, checking),
  ]
}

function checkIntent({ intent, choices }: Answer, { as, choices: wantsChoices }: Expectation): string[] {
  return [
    ...(as && !as.some((one) => one === intent) ? [`intent ${as.join(' or ')}, got ${intent}`] : []),
    ...(wantsChoices && !choices?.length ? ['choices, got none'] : []),
  ]
}

function checkPeople(answer: Answer, want: Expectation, { instance: { roster }, cast, said }: Checking): string[] {
  const suggested = answer.suggestedAgents.map(({ name }) => name)
  const named = [...suggested, ...findNamed(answer.message, roster).map(({ name }) => name)]
  const got = `got ${suggested.join(', ') || 'nobody'}`
  const categories = answer.suggestedAgents.map(({ name }) => roster.find((one) => one.name === name)?.category ?? '')
  const found: string[] = []
  if (want.only) {
    const missing = want.only.filter((category) => !categories.includes(category))
    const other = categories.filter((category) => !want.only?.includes(category))
    if (missing.length + other.length > 0) found.push(`suggestions of ${want.only.join(', ')}; ${got}`)
  }
  if (want.who) {
    const who = want.who.map(cast.fill)
    if ([...who].sort().join() !== [...suggested].sort().join()) found.push(`suggests ${who.join(', ')}; ${got}`)
  }
  for (const name of (want.has ?? []).map(cast.fill)) if (!named.includes(name)) found.push(`names ${name}; ${got}`)
  for (const name of (want.not ?? []).map(cast.fill)) if (named.includes(name)) found.push(`does not name ${name}`)
  if (want.nobody) {
    const own = findNamed(
      said.join('\n').replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
      roster,
    )
    const others = named.filter((name) => !own.some((one) => one.name === name))
    if (suggested.length > 0 || others.length > 0) found.push(`names nobody; got ${named.join(', ')}`)
  }
  const limit = want.atMost
  if (limit !== undefined && answer.suggestedAgents.some(({ hourlyRate }) => (hourlyRate ?? 0) > limit))
    found.push(`at most $${limit}; ${got}`)
  return found
}

function checkEvent({ event = {} }: Answer, { event: want = {} }: Expectation, { instance }: Checking): string[] {
  const { date, time, hours, place, guests } = want
  return [
    ...(date && !isDay(event.date, date, instance.today) ? [`date ${date}, got ${event.date}`] : []),
    ...(time && event.date?.slice(11, 16) !== time ? [`time ${time}, got ${event.date?.slice(11, 16)}`] : []),
    ...(hours && event.hours !== hours ? [`${hours} hours, got ${event.hours}`] : []),
    ...(place && !event.place?.toLowerCase().includes(place.toLowerCase()) ? [`in ${place}, got ${event.place}`] : []),
    ...(guests && event.guests !== guests ? [`${guests} guests, got ${event.guests}`] : []),
  ]
}

function checkWords(answer: Answer, want: Expectation, { instance, cast, waiting }: Checking): string[] {
  const { message, sources } = answer
  const found: string[] = []
  for (const formula of want.price ?? []) {
    const dollars = cast.sum(formula)
    const written = dollars.toLocaleString('en-US')
    if (!new RegExp(`\\$ ?${written}(?!\\d|,\\d)`).test(message))
      found.push(`a price of $${written} (${cast.fill(formula)})`)
  }
  if (want.policy) {
    const right = want.policy.some(
      (topic) => sources.some((title) => TOPICS[topic].title.test(title)) && TOPICS[topic].text.test(message),
    )
    if (!right) found.push(`the policy ${want.policy.join(' or ')}; sources are ${sources.join(', ') || 'none'}`)
  }
  if (
    want.names &&
    !instance.packages.some((one) => [one.name, dollarsOf(one.basePrice / 100)].some((part) => message.includes(part)))
  )
    found.push('the name of a package')
  if (want.says && !want.says.test(message)) found.push(`words like ${want.says}`)
  if (want.saysNot?.test(message)) found.push(`no words like ${want.saysNot}`)
  if (want.language && !LANGUAGES[want.language].test(message)) found.push(`an answer in ${want.language}`)
  if (want.waiting && !waiting) found.push('the conversation waits for a person')
  return found
}

const dollarsOf = (dollars: number) => `$${dollars.toLocaleString('en-US')}`
